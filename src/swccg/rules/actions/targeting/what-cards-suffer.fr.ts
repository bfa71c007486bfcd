export const whatCardsSuffer: typeof import('./what-cards-suffer.en.ts').whatCardsSuffer = {
  rules: {
    'TRM-056': 'Pas de torture des captifs gelés. Aucune carte ne peut torturer ni interroger un captif gelé.',
    'TRM-307': 'Une arme qui fait partie du personnage. Une arme permanente ne quitte pas son personnage, sauf par une carte déployée sur lui pour le marquer. Quand cette carte s’en va, l’arme est de retour.',
    'TRM-452': 'Un vaisseau atterri ne vole pas. Les cartes qui n’ont de sens que pour un vaisseau en mouvement ne peuvent pas être utilisées pour un vaisseau spatial atterri.',
  },
  reasons: {
    'TRM-056': '{card} est un captif gelé : {by} ne peut ni le torturer ni l’interroger.',
    'TRM-307': 'L’arme de {card} fait partie de ce personnage, et {by} ne peut pas la prendre.',
    'TRM-452': '{card} est atterri, et {by} ne vaut que pour un vaisseau en mouvement.',
  },
}
