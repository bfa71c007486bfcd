export const trm7 = {
  'TRM-701': {
    title: 'Knights and Masters',
    text: 'A Jedi Knight has ability 6. A Jedi Master or Dark Jedi Master has ability 7.',
  },
}
