export const weaponsAndDevices: typeof import('./weapons-and-devices.en.ts').weaponsAndDevices = {
  rules: {
    'DEP-008': 'Les autres cartes se passent de présence. Armes, dispositifs, Effets et créatures vont où leur texte et les règles les mettent, avec ou sans présence ou icônes de Force.',
    'DEP-064': 'Sites sans icônes. Un site sans présence ni icônes de Force à vous accepte tout de même vos Effets, Évènements épiques, dispositifs et armes qui s’y déploient.',
    'DEP-065': 'Sur un personnage isolé. Une arme ou un dispositif se déploie sur votre personnage même là où vous n’avez ni présence ni icônes de Force.',
    'DEP-084': 'Cartes contenant une persona. Ce qui nomme une persona peut utiliser toute carte qui la contient, quel qu’en soit le type.',
    'DEP-089': 'Des armes pour le vaisseau, pas pour l’équipage. Une arme pour la persona d’un vaisseau se déploie sur la carte qui est ce vaisseau avec son équipage ; une carte pour l’un des siens, non.',
    'DEP-091': 'Sur la carte même de la persona. Une arme ou un dispositif qui se déploie sur la persona d’un personnage ne va que sur une carte de personnage, pas sur un vaisseau qui la contient.',
    'DEP-094': 'Sur une carte d’arme. Ce qui se déploie sur la persona d’une arme va sur une carte d’arme, pas sur un personnage qui la possède.',
    'DEP-165': 'Les autres cartes gardent leurs mots. Ce qui se déploie sur l’ancienne persona ou la vise ne marche pas sur celle qui est passée de l’autre côté.',
    'WPN-054': 'Autant que voulu. Une carte peut porter autant d’armes et de dispositifs que l’on veut. Seul leur usage est limité.',
  },
  reasons: {
    'DEP-091': '{card} se déploie sur la carte même de la persona, et {ship} ne fait que la contenir.',
    'DEP-089': '{card} va sur une carte de cette persona même ; elle n’est que pilote permanent de {ship}.',
    'DEP-094': '{card} va sur une carte d’arme ; dans {ship}, cette arme fait partie du personnage.',
    'DEP-165': '{ship} est passé de l’autre côté ; {card} est pour ce qu’il était avant.',
  },
}
