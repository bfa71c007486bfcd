export const relocating: typeof import('./carried-off.en.ts').relocating = {
  log: { 'relocated by a creature': '{by} emporte {card} à {to}.' },
}
