import type { hyperspeed as en } from './hyperspeed.en.ts'

export const hyperspeed: typeof en = {
  rules: {
    'KRN-324':
      'Aucune n’est pas zéro. Une valeur qu’une carte n’a pas n’est pas zéro. Rien ne peut s’y ajouter.',
    'MOV-034':
      'Pas d’hypervitesse sans navigation. Pour utiliser son hypervitesse, votre vaisseau spatial doit avoir à bord un astromécano ou un ordinateur de navigation.',
    'MOV-035':
      'Coût de l’hypervitesse. Chaque déplacement par hypervitesse vous coûte 1 Force, si loin que vous alliez.',
    'MOV-036':
      'De système à système. L’hypervitesse vous mène du système planétaire où vous êtes à la carte d’un autre système planétaire. Vous ne pouvez vous arrêter ni à un secteur, ni à un site, ni entre deux systèmes planétaires.',
    'MOV-037':
      'Portée de l’hypervitesse. Retranchez le plus petit numéro de parsec du plus grand : le résultat ne doit pas dépasser l’hypervitesse du vaisseau spatial.',
    'MOV-038':
      'Se déplacer de 0 parsec. Même au même parsec, on ne passe d’un système planétaire à un autre que par hypervitesse. Il faut à votre vaisseau spatial une hypervitesse d’au moins 1, ainsi que son astromécano ou ordinateur de navigation.',
    'MOV-068':
      'Vers une Death Star par hypervitesse. Pour un vaisseau spatial, une Death Star est un système planétaire comme un autre : il peut y aller ou en partir par hypervitesse, même dans l’espace profond.',
    'TRM-019':
      'Astromécano sur un siège passager. Si un personnage est capable de servir d’astromécano, il sert tout aussi bien votre vaisseau spatial depuis une place ordinaire de passager.',
  },
  reasons: {
    'MOV-034': '{card} n’a pas l’astromécano ou l’ordinateur de navigation que l’hypervitesse demande.',
    'MOV-034/squadron':
      '{card} est un escadron, et l’hypervitesse lui demande trois astromécanos ou ordinateurs de navigation.',
    'MOV-034/no starship': '{card} n’est pas un vaisseau spatial, et eux seuls utilisent l’hypervitesse.',
    'MOV-036':
      '{to} n’est pas un système planétaire ; l’hypervitesse mène de système planétaire à système planétaire.',
    'MOV-036/aboard': '{card} est à bord d’une autre carte, et l’hypervitesse part d’un système planétaire.',
    'MOV-036/already': '{card} est déjà à {to}.',
    'MOV-036/from':
      '{card} est à {from}, qui n’est pas un système planétaire ; l’hypervitesse mène de système planétaire à système planétaire.',
    'MOV-036/landed':
      '{card} a atterri à {from}. L’hypervitesse part d’un système planétaire, et décoller est à soi seul un déplacement normal.',
    'MOV-036/nowhere': 'L’hypervitesse mène {card} à un système planétaire et nulle part ailleurs.',
    'MOV-037': '{card} a une hypervitesse de {speed} ; {to} est à {far} {far|parsec|parsecs} de là.',
    'MOV-037/none': '{card} n’a pas d’hypervitesse.',
    'MOV-038':
      '{to} est à 0 parsec, mais il faut tout de même à {card} une hypervitesse d’au moins 1 pour y aller.',
    'KRN-324': '{card} n’a pas d’hypervitesse du tout, ce qui n’est pas une hypervitesse de 0.',
  },
  log: {
    'move/hyperspeed': '{cards} {cards|va|vont} par hypervitesse[ de {from}] à {to}{cost}.',
  },
  labels: {
    hyperspeed: 'hypervitesse',
  },
  moves: {
    hyperspeed: 'hypervitesse',
  },
  offers: {
    hyperspeed: '{cards} : hypervitesse vers {to}',
  },
}
