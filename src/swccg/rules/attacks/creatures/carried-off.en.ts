export const relocating = { log: { 'relocated by a creature': '{by} brings {card} to {to}.' } }
