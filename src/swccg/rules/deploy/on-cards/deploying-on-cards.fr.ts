export const deployingOnCards: typeof import('./deploying-on-cards.en.ts').deployingOnCards = {
  rules: {
    'CTL-046': 'Un espion infiltré est quelqu’un. Une localisation où se trouve un espion infiltré n’est pas inoccupée, bien que l’espion ne donne pas de présence.',
    'DEP-194': 'Rien sur les disparus. Rien ne peut être déployé sur un personnage porté disparu.',
    'DEP-202': 'Les Skywalker. Un Skywalker est tout Luke, toute Leia ou toute Shmi, et un Vader qui a changé de côté.',
    'WPN-012': 'Sortes d’armes. Une arme est d’artillerie, automatisée, de personnage, de Death Star, de Death Star II, d’escadron, de vaisseau spatial ou de véhicule. La sorte dit où elle se déploie et, en partie, comment elle agit.',
    'WPN-052': 'Sur quoi se déploie une arme. Chaque arme ou dispositif dit sur qui ou sur quoi il se déploie, et à quel coût.',
    'WPN-053': 'Sur vos propres cartes. Armes et dispositifs vont sur vos propres cartes, sauf s’ils disent le contraire.',
    'DEP-013': 'Où va une carte déployée. Une carte déployée est mise à sa localisation, sur une carte ou à son bord, ou sur la table.',
    'TRM-323': 'Les droïdes à présence. Un Restraining Bolt ne peut pas cibler une carte qui porte l’icône de présence.',
  },
  reasons: {
    'CTL-046': '{to} n’est pas inoccupé : un espion y est infiltré.',
    'DEP-202': '{card} va sur un Skywalker, et {ship} n’en est pas un : seuls Luke, Leia, Shmi et un Vader qui a changé de côté le sont.',
    'DEP-194': '{ship} est porté disparu : {card} ne peut pas y être déployée.',
    'WPN-012': 'Une arme de la sorte de {card} ne va pas sur {ship}.',
    'WPN-052': 'Le texte de {card} ne lui permet pas d’être sur {ship}.',
    'WPN-053': '{ship} n’est pas à vous, et {card} va sur vos propres cartes.',
    'DEP-013': '{card} ne se déploie pas sur {to}.',
    'DEP-013/table': '{card} ne se déploie pas de votre côté de la table.',
    'DEP-013/location': '{card} est une localisation : elle va dans la rangée des localisations.',
    'TRM-323': '{ship} porte l’icône de présence : {card} ne peut pas y être mis.',
  },
}
