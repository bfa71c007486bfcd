export const aboutToDrawDestiny: typeof import('./about-to-draw-destiny.en.ts').aboutToDrawDestiny = {
  rules: {
    'BAT-217': 'Si le remplacement est annulé. Si une carte qui doit remplacer votre tirage est annulée avant d’être résolue, vous pouvez encore tirer votre destinée normalement.',
    'KRN-027': 'Rien à tirer. Ce qui sert quand un joueur va tirer un destin ne peut être utilisé tant que son paquet de réserve est vide.',
    'KRN-373': 'Seulement pour un tirage possible. Un texte qui remplace une destinée sur le point d’être tirée ne s’utilise que si vous pouviez faire ce tirage.',
  },

  reasons: {
    'KRN-027': 'Il ne reste au {by} aucune carte à tirer pour le destin : {card} ne peut servir.',
    'KRN-373': 'Aucune destinée de bataille ne pourrait être tirée ici : {card} ne peut en remplacer aucune.',
  },
}
