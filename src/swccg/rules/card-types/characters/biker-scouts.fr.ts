export const bikerScouts: typeof import('./biker-scouts.en.ts').bikerScouts = {
  rules: {
    'TRM-030': 'Les biker scouts. Un éclaireur motard est aussi un soldat, un éclaireur et un stormtrooper.',
  },
}
