export const trm7 = {
  'TRM-701': {
    title: 'Chevaliers et Maîtres',
    text: 'Un Chevalier Jedi a l’aptitude 6. Un Maître Jedi ou un Maître Jedi Noir a l’aptitude 7.',
  },
}
