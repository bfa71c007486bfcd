import type { weaponsAndDevices as en } from './weapons-and-devices.en.ts'

export const weaponsAndDevices: typeof en = {
  rules: {
    'DEP-008':
      'Les autres cartes se passent de présence. Armes, dispositifs, Effets et créatures vont où leur texte et les règles les mettent, avec ou sans présence ou icônes de Force.',
    'DEP-013':
      'Où va une carte déployée. Une carte déployée est mise à sa localisation, sur une carte ou à son bord, ou sur la table.',
    'DEP-064':
      'Sites sans icônes. Un site sans présence ni icônes de Force à vous accepte tout de même vos Effets, Évènements épiques, dispositifs et armes qui s’y déploient.',
    'DEP-065':
      'Sur un personnage isolé. Une arme ou un dispositif se déploie sur votre personnage même là où vous n’avez ni présence ni icônes de Force.',
    'DEP-084':
      'Cartes contenant une persona. Ce qui nomme une persona peut utiliser toute carte qui la contient, quel qu’en soit le type.',
    'DEP-089':
      'Des armes pour le vaisseau, pas pour l’équipage. Une arme pour la persona d’un vaisseau se déploie sur la carte qui est ce vaisseau avec son équipage ; une carte pour l’un des siens, non.',
    'DEP-091':
      'Sur la carte même de la persona. Une arme ou un dispositif qui se déploie sur la persona d’un personnage ne va que sur une carte de personnage, pas sur un vaisseau qui la contient.',
    'DEP-094':
      'Sur une carte d’arme. Ce qui se déploie sur la persona d’une arme va sur une carte d’arme, pas sur un personnage qui la possède.',
    'DEP-165':
      'Les autres cartes gardent leurs mots. Ce qui se déploie sur l’ancienne persona ou la vise ne marche pas sur celle qui est passée de l’autre côté.',
    'DEP-194': 'Rien sur les disparus. Rien ne peut être déployé sur un personnage porté disparu.',
    'DEP-202':
      'Les Skywalker. Un Skywalker est tout Luke, toute Leia ou toute Shmi, et un Vader qui a changé de côté.',
    'DEP-265':
      'Un escadron n’est pas un chasseur. Ce qui se déploie sur un chasseur ne va pas sur un escadron ; ce qui se déploie sur un vaisseau spatial y va, et agit une fois, pas trois.',
    'TRM-467':
      'Dispositifs sur un escadron. Un dispositif destiné aux vaisseaux spatiaux n’améliore votre escadron qu’une seule fois, quel que soit le nombre de ses éléments.',
    'WPN-012':
      'Sortes d’armes. Une arme est d’artillerie, automatisée, de personnage, de Death Star, de Death Star II, d’escadron, de vaisseau spatial ou de véhicule. La sorte dit où elle se déploie et, en partie, comment elle agit.',
    'WPN-046': 'Artillerie. Une arme d’artillerie se déploie sur un site.',
    'WPN-052':
      'Sur quoi se déploie une arme. Chaque arme ou dispositif dit sur qui ou sur quoi il se déploie, et à quel coût.',
    'WPN-053':
      'Sur vos propres cartes. Armes et dispositifs vont sur vos propres cartes, sauf s’ils disent le contraire.',
    'WPN-054':
      'Autant que voulu. Une carte peut porter autant d’armes et de dispositifs que l’on veut. Seul leur usage est limité.',
  },
  reasons: {
    'DEP-013': '{card} ne se déploie pas sur {to}.',
    'DEP-013/table': '{card} ne se déploie pas de votre côté de la table.',
    'DEP-013/location': '{card} est une localisation : elle va dans la rangée des localisations.',
    'DEP-091': '{card} se déploie sur la carte même de la persona, et {ship} ne fait que la contenir.',
    'DEP-202':
      '{card} va sur un Skywalker, et {ship} n’en est pas un : seuls Luke, Leia, Shmi et un Vader qui a changé de côté le sont.',
    'DEP-194': '{ship} est porté disparu : {card} ne peut pas y être déployée.',
    'DEP-265': '{card} va sur un chasseur, et {ship}, un escadron, n’en est pas un.',
    'WPN-046': '{card} est une arme d’artillerie : elle se déploie sur un site.',
    'WPN-012': 'Une arme de la sorte de {card} ne va pas sur {ship}.',
    'WPN-052': 'Le texte de {card} ne lui permet pas d’être sur {ship}.',
    'WPN-053': '{ship} n’est pas à vous, et {card} va sur vos propres cartes.',
    'DEP-089': '{card} va sur une carte de cette persona même ; elle n’est que pilote permanent de {ship}.',
    'DEP-094': '{card} va sur une carte d’arme ; dans {ship}, cette arme fait partie du personnage.',
    'DEP-165': '{ship} est passé de l’autre côté ; {card} est pour ce qu’il était avant.',
  },
}
