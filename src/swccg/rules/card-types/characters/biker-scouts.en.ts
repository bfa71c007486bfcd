export const bikerScouts = {
  rules: {
    'TRM-030': 'Biker scouts. A biker scout is a trooper, a scout and a stormtrooper as well.',
  },
}
