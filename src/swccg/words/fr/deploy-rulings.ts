/** Règles de déploiement que seules les décisions de 2001 énoncent. */
export const deployRulings = {
  'DEP-176': {
    title: 'Une Étoile de la Mort par joueur',
    text: 'Qui a déployé une localisation de l’une des deux Étoiles de la Mort n’en déploie aucune de l’autre dans la partie.',
  },
  'DEP-177': {
    title: 'Deux Étoiles de la Mort',
    text: 'Dans un texte de jeu, « Death Star » ne désigne que la première, et « Death Star II » que la seconde.',
  },
  'DEP-182': {
    title: 'Rien pour Dagobah, sinon entre des mains',
    text: 'Les armes et les appareils ne se déploient pas à Dagobah, sauf sur une carte qui s’y trouve déjà.',
  },
  'DEP-186': {
    title: 'Se déployer comme un chasseur',
    text: 'Un vaisseau capital qui se déploie comme un chasseur en est un pour toute règle et tout texte sur le déploiement, et n’est plus un vaisseau capital.',
  },
  'DEP-190': {
    title: 'La porte de derrière',
    text: 'Endor: Back Door se place n’importe où parmi les sites extérieurs, pas seulement à côté du Bunker.',
  },
  'DEP-196': {
    title: 'Un agent par endroit',
    text: 'Sur sa planète, un agent ne se déploie ni ne se déplace à une localisation, ni à travers elle, où son propriétaire en a un autre du même titre, fût-il porté disparu ou captif.',
  },
  'DEP-197': {
    title: 'Deux agents au même endroit',
    text: 'Quand deux agents de même titre d’un joueur se trouvent à une même localisation de leur planète, ce joueur en choisit un, qui est perdu.',
  },
  'DEP-202': {
    title: 'Les Skywalker',
    text: 'Un Skywalker est tout Luke, toute Leia ou toute Shmi, et un Vader qui a changé de côté.',
  },
  'DEP-211': {
    title: 'Rien entre les ports spatiaux',
    text: 'Aucun autre site ne vient entre les sites de port spatial d’une planète.',
  },
  'DEP-239': {
    title: 'Une Interruption unique des deux côtés',
    text: 'D’une Interruption unique que les deux côtés possèdent, un seul exemplaire se joue par tour, quel que soit le joueur.',
  },
  'DEP-265': {
    title: 'Un escadron n’est pas un chasseur',
    text: 'Ce qui se déploie sur un chasseur ne va pas sur un escadron ; ce qui se déploie sur un vaisseau spatial y va, et agit une fois, pas trois.',
  },
}
