import type { firing as en } from './firing.en.ts'

export const firing: typeof en = {
  rules: {
    'BAT-152':
      'Tirer de l’extérieur. Tirer dans une bataille avec une arme à longue portée n’y fait pas participer : qui tire n’y ajoute rien et peut encore participer à une bataille ce tour-ci.',
    'WPN-002': 'Longue portée. Une arme à longue portée qui atteint la bataille peut y tirer une fois.',
    'WPN-005':
      'Un tir, une action. Les armes tirent l’une après l’autre. Chaque tir est une action de premier niveau du segment des armes.',
    'WPN-013':
      'Manier, c’est tirer. Tirer, c’est viser avec une arme de quelque façon que ce soit. Manier un sabre laser, une hache ou un Gaffi Stick, c’est tirer aussi.',
    'WPN-020':
      'Porter n’est pas être armé. Une carte qui porte une arme qui n’aurait pu se déployer sur elle n’en est pas armée, ne peut pas l’utiliser et n’en tire aucun bonus.',
    'WPN-023':
      'D’abord l’arme. Pour tirer, vous choisissez une arme en bataille sur une carte en bataille. Le coût du tir se paie en commençant.',
    'WPN-041':
      'Seulement dans une bataille. Qui porte une arme à longue portée n’a pas besoin de participer, mais la cible doit participer à une bataille ou être une créature que vous attaquez, sauf si le texte d’une carte permet de tirer autrement.',
    'WPN-042':
      'Dans plusieurs batailles. Une arme à longue portée peut tirer plusieurs fois par tour, mais une seule fois dans une même bataille.',
    'WPN-066':
      'Arme permanente sans texte de jeu. Si le texte de jeu d’un personnage est annulé ou suspendu, il a toujours son arme permanente mais ne peut pas l’utiliser.',
    'WPN-067':
      'Texte copié, pas d’arme. Un personnage qui copie le texte de jeu d’un autre à arme permanente n’a ni l’arme ni son usage.',
  },
  reasons: {
    'WPN-066': 'Le texte de {card} est annulé : cette carte a son arme et ne peut pas s’en servir.',
    'WPN-005':
      'Chaque tir est une action à part : {card} pourra tirer quand ce qui est en cours sera fini et que ce sera à vous d’agir.',
    'WPN-020': '{card} ne pourrait pas se déployer sur {ship}, qui la porte sans pouvoir s’en servir.',
    'WPN-023/no battle': 'Aucune bataille n’est en cours : {card} ne peut pas tirer.',
    'WPN-023/elsewhere': '{card} ne participe pas à la bataille à {at}.',
    'WPN-041':
      'La portée de {card} sert à tirer dans une bataille à un site adjacent, et il n’y a pas de bataille.',
    'WPN-067': '{card} n’a que le texte de {by}, et non l’arme qui en fait partie.',
  },
  log: {
    'weapon fired': '[Tir de {ship} avec {card}|Tir de {card}] sur {cards}{cost}.',
  },
  deeds: {
    fire: 'tirer',
    'fire/offer': 'Tirer avec {card} sur {cards}[, X étant {count}]{cost}',
  },
}
