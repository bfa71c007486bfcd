import type { howOften as en } from './how-often.en.ts'

export const howOften: typeof en = {
  rules: {
    'TRM-466':
      'Armes d’un escadron. Un escadron peut porter et utiliser les armes et dispositifs destinés à la classe de ses éléments, et tirer à chaque tour avec autant de ces armes qu’il a d’éléments. Il ne peut pas utiliser ceux qui sont destinés à un chasseur stellaire.',
    'WPN-001':
      'Une fois par bataille. Chaque arme en bataille peut tirer une fois durant cette bataille, sauf si quelque chose en permet plus.',
    'WPN-003':
      'Ce qui a tiré a tiré. Une arme qui a tiré durant la bataille n’y tire plus, même si elle passe à une autre carte.',
    'WPN-014':
      'Une arme et un dispositif. Un personnage, véhicule ou chasseur stellaire peut utiliser une arme et un dispositif par tour.',
    'WPN-015':
      'Trois pour un escadron. Un escadron peut utiliser trois armes différentes et trois dispositifs par tour.',
    'WPN-017':
      'Pas de limite aux vaisseaux capitaux. Un vaisseau capital peut utiliser autant d’armes et de dispositifs que l’on veut par tour.',
    'WPN-018':
      'Une fois par bataille ou par attaque. Une arme qui ne tire pas à répétition tire au plus une fois durant une bataille, et au plus une fois durant une attaque.',
    'WPN-021':
      'Qui utilise l’arme. Quand une arme de vaisseau spatial, de véhicule ou d’artillerie tire, c’est le vaisseau spatial ou le véhicule qui l’utilise, et non le pilote, le conducteur ou le personnage qu’il y faut.',
    'WPN-022':
      'Un bonus durable n’est pas un usage. Un bonus que donne sans cesse une arme ou un dispositif, à un drain de Force par exemple, n’est ni l’utiliser ni tirer avec.',
    'ATK-044':
      'Une fois par attaque. Une arme ne peut tirer qu’une fois durant une attaque, sauf si quelque chose en permet plus.',
  },
  reasons: {
    'WPN-003': '{card} a déjà tiré dans cette bataille, quel qu’ait été son porteur : {ship} n’en tire plus.',
    'WPN-001': '{card} a déjà tiré[ {count} fois] dans cette bataille.',
    'WPN-014': '{ship} a déjà utilisé {cards} ce tour-ci ; nombre d’armes permises par tour : {count}.',
    'WPN-015': '{ship} a déjà utilisé {cards} ce tour-ci ; un escadron utilise trois armes par tour.',
    'ATK-044': 'On a déjà tiré avec {card} dans cette attaque.',
  },
}
