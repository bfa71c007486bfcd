export const changingAShot = {
  log: {
    'shot changed': '{card}: each destiny of this shot changes by {count}.',
  },
}
