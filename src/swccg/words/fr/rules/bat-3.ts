export const bat3 = {
  'BAT-301': {
    title: 'Inactive, elle ne livre pas bataille',
    text: 'Une carte captive, disparue ou inactive pour une autre raison ne participe pas à une bataille à sa localisation.',
  },
  'BAT-302': {
    title: 'Joué dans la bataille',
    text: 'Ce qui commence dans le segment des armes, comme un duel, se joue pendant la bataille : les textes sur les destinées en bataille peuvent répondre à ses destinées.',
  },
}
