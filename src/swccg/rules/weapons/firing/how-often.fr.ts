export const howOften: typeof import('./how-often.en.ts').howOften = {
  rules: {
    'WPN-001': 'Une fois par bataille. Chaque arme en bataille peut tirer une fois durant cette bataille, sauf si quelque chose en permet plus.',
    'WPN-003': 'Ce qui a tiré a tiré. Une arme qui a tiré durant la bataille n’y tire plus, même si elle passe à une autre carte.',
    'WPN-014': 'Une arme et un dispositif. Un personnage, véhicule ou chasseur stellaire peut utiliser une arme et un dispositif par tour.',
    'WPN-015': 'Trois pour un escadron. Un escadron peut utiliser trois armes différentes et trois dispositifs par tour.',
    'WPN-017': 'Pas de limite aux vaisseaux capitaux. Un vaisseau capital peut utiliser autant d’armes et de dispositifs que l’on veut par tour.',
    'WPN-021': 'Qui utilise l’arme. Quand une arme de vaisseau spatial, de véhicule ou d’artillerie tire, c’est le vaisseau spatial ou le véhicule qui l’utilise, et non le pilote, le conducteur ou le personnage qu’il y faut.',
    'WPN-022': 'Un bonus durable n’est pas un usage. Un bonus que donne sans cesse une arme ou un dispositif, à un drain de Force par exemple, n’est ni l’utiliser ni tirer avec.',
    'ATK-044': 'Une fois par attaque. Une arme ne peut tirer qu’une fois durant une attaque, sauf si quelque chose en permet plus.',
  },
  reasons: {
    'WPN-003': '{card} a déjà tiré dans cette bataille, quel qu’ait été son porteur : {ship} n’en tire plus.',
    'WPN-001': '{card} a déjà tiré[ {count} fois] dans cette bataille.',
    'WPN-014': '{ship} a déjà utilisé {cards} ce tour-ci ; nombre d’armes permises par tour : {count}.',
    'WPN-015': '{ship} a déjà utilisé {cards} ce tour-ci ; un escadron utilise trois armes par tour.',
    'ATK-044': 'On a déjà tiré avec {card} dans cette attaque.',
  },
}
