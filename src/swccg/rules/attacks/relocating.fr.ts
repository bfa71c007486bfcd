export const relocating: typeof import('./relocating.en.ts').relocating = {
  log: { 'relocated by a creature': '{by} emporte {card} à {to}.' },
}
