export const duels: typeof import('./duels.en.ts').duels = {
  rules: {
    'BAT-302': 'Joué dans la bataille. Ce qui commence dans le segment des armes, comme un duel, se joue pendant la bataille : les textes sur les destinées en bataille peuvent répondre à ses destinées.',
    'KRN-207': 'Cibles facultatives. Ce qu’un texte ne fait que « le cas échéant » peut manquer : cela n’empêche personne de s’en servir.',
    'KRN-353': 'Les deux ont échoué. Si les tirages de destinée des deux joueurs pour la même action ont échoué, l’action n’a pas de résultat.',
  },
  log: {
    'duel begins': 'Un duel commence : {cards}.',
    'duel lost': '{card} perd le duel : {light} pour le côté lumineux, {dark} pour le côté obscur.',
    'duel canceled': 'Le duel est annulé[ : {cards} retourne en main].',
    'duel drawn': 'Personne ne perd le duel : {light} pour le côté lumineux, {dark} pour le côté obscur.',
  },
  events: { 'duel lost': '{card} a perdu le duel' },
}
