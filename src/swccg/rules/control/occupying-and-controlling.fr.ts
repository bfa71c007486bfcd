export const occupyingAndControlling: typeof import('./occupying-and-controlling.en.ts').occupyingAndControlling = {
  rules: {
    'CTL-033': 'Présence. Vous avez une présence à une localisation où votre aptitude totale est d’au moins 1, ou où une de vos cartes porte l’icône de présence.',
    'CTL-034': 'Présence de l’intérieur. Les cartes dans des vaisseaux spatiaux et des véhicules fermés donnent elles aussi une présence à la localisation.',
    'CTL-035': 'Présence en un seul lieu. Aucune carte ne donne de présence à deux localisations à la fois.',
    'CTL-041': 'Présent, et présent avec. Une carte est présente quelque part ; deux cartes ne sont présentes l’une avec l’autre que si elles sont au même endroit. Une carte dans un véhicule ou vaisseau spatial fermé n’est pas au même endroit qu’une carte au-dehors.',
    'CTL-043': 'Contrôler. Vous contrôlez une localisation où vous avez une présence et où votre adversaire n’en a pas.',
    'CTL-044': 'Contrôler n’est pas une action. Qui contrôle une localisation se demande chaque fois que cela compte ; cela change de soi-même.',
    'CTL-045': 'Localisation inoccupée. Une localisation est inoccupée si aucun joueur n’y a de présence.',
    'CTL-047': 'Occuper. Vous occupez une localisation où vous avez une présence, que l’adversaire en ait une ou non.',
    'KRN-263': 'Inactive, donc sans présence. Une carte inactive ne donne jamais de présence, quelle que soit sa capacité.',
  },
  reasons: {
    'CTL-033': 'Vous n’avez pas de présence à {at} : ni aptitude ni icône de présence.',
    'CTL-043/both': 'Vous et votre adversaire avez une présence à {at} : aucun des deux ne contrôle l’endroit.',
    'CTL-043/opponent': 'Votre adversaire a une présence à {at}, et vous n’en avez pas.',
    'CTL-045': '{at} n’est occupé par personne : aucun joueur n’y a de présence.',
    'CTL-047': 'Les deux joueurs occupent {at}.',
    'CTL-035': 'Ceux des sites de votre vaisseau spatial donnent une présence là, et non à {at} aussi.',
    'CTL-041': '{card} et {by} ne sont pas présents l’un avec l’autre : l’un d’eux est à l’intérieur d’une carte.',
    'KRN-263': 'À {at}, {cards} {cards|est inactif et ne donne|sont inactifs et ne donnent} pas de présence.',
  },
}
