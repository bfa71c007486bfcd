export const firing: typeof import('./firing.en.ts').firing = {
  rules: {
    'BAT-152': 'Tirer de l’extérieur. Tirer dans une bataille avec une arme à longue portée n’y fait pas participer : qui tire n’y ajoute rien et peut encore participer à une bataille ce tour-ci.',
    'WPN-002': 'Longue portée. Une arme à longue portée qui atteint la bataille peut y tirer une fois.',
    'WPN-005': 'Un tir, une action. Les armes tirent l’une après l’autre. Chaque tir est une action de premier niveau du segment des armes.',
    'WPN-013': 'Manier, c’est tirer. Tirer, c’est viser avec une arme de quelque façon que ce soit. Manier un sabre laser, une hache ou un Gaffi Stick, c’est tirer aussi.',
    'WPN-020': 'Porter n’est pas être armé. Une carte qui porte une arme qui n’aurait pu se déployer sur elle n’en est pas armée, ne peut pas l’utiliser et n’en tire aucun bonus.',
    'WPN-023': 'D’abord l’arme. Pour tirer, vous choisissez une arme en bataille sur une carte en bataille. Le coût du tir se paie en commençant.',
  },
  reasons: {
    'WPN-005': 'Chaque tir est une action à part : {card} pourra tirer quand ce qui est en cours sera fini et que ce sera à vous d’agir.',
    'WPN-020': '{card} ne pourrait pas se déployer sur {ship}, qui la porte sans pouvoir s’en servir.',
    'WPN-023/no battle': 'Aucune bataille n’est en cours : {card} ne peut pas tirer.',
    'WPN-023/elsewhere': '{card} ne participe pas à la bataille à {at}.',
  },
  log: { 'weapon fired': '[Tir de {ship} avec {card}|Tir de {card}] sur {cards}{cost}.' },
  deeds: { fire: 'tirer', 'fire/offer': 'Tirer avec {card} sur {cards}[, X étant {count}]{cost}' },
}
