export const playingFromAPile: typeof import('./playing-from-a-pile.en.ts').playingFromAPile = {
  rules: {
    'KRN-088': 'Comme de la main. Une carte jouée depuis un paquet ou une pile n’est pas une réponse, sauf si le texte qui le permet dit « comme de votre main ».',
    'KRN-090': 'Là où le texte l’envoie. Si le texte qui permet de jouer une carte l’envoie à une certaine place, elle y va même si elle est annulée.',
    'KRN-091': 'Retenue quand même. Une carte placée sur une carte qui la retient y reste, où qu’elle ait dû aller.',
  },
  reasons: { 'KRN-088': '{card} ne dit pas « comme de votre main » : rien n’est joué par elle en réponse.' },
}
