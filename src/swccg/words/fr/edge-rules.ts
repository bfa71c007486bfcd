import type { edgeRules as en, edgeLog as enLog, edgeReasons as enReasons } from '../en/edge-rules.ts'

/** Règles de la Force, des piles, de l’information et des actions qui comptent rarement. */
export const edgeRules = {
  'KRN-030': {
    title: 'Utiliser 0 Force',
    text: 'Une pile de Force vide n’empêche personne d’utiliser 0 Force ou toute sa pile de Force.',
  },
  'KRN-035': {
    title: 'Un coup d’œil dans la main',
    text: 'Les cartes de la main de l’adversaire qu’un joueur regarde sont révélées aux deux joueurs.',
  },
  'KRN-057': {
    title: 'Texte rétabli',
    text: 'Quand une carte quitte la table, son texte qui était annulé sert de nouveau.',
  },
  'KRN-058': {
    title: 'Sur le point de partir',
    text: '« Quitter la table », c’est être sur le point de la quitter : ce qu’un texte fait alors vient avant.',
  },
  'KRN-140': {
    title: 'Vient d’être ciblé',
    text: 'Ce qui répond à une carte qui vient d’être ciblée attend que l’action soit engagée et payée.',
  },
  'KRN-056': {
    title: 'Ordre de ce qui part',
    text: 'Chaque propriétaire choisit l’ordre dans lequel ses cartes qui quittent la table ensemble sont placées dans une pile.',
  },
  'KRN-065': {
    title: 'Ordre de ce qu’on place',
    text: 'Si une action place plusieurs cartes sans que personne soit nommé pour les ordonner, le joueur dont c’est le tour le fait.',
  },
  'KRN-093': {
    title: 'Toutes interdites',
    text: 'On ne cherche pas de carte à déployer quand chaque carte nommée est unique ou limitée et ne peut être déployée.',
  },
  'KRN-118': {
    title: 'Les deux joueurs',
    text: 'Si une action obligatoire fait faire quelque chose aux deux joueurs, celui dont c’est le tour dit quand, et qui passe d’abord.',
  },
  'KRN-153': {
    title: 'Immunisée dès lors',
    text: 'Une carte déployée sur une carte qui devient immunisée contre elle est annulée.',
  },
  'KRN-156': {
    title: 'Ce qui précède',
    text: 'Seul le texte qui précède « immunisé contre » sur une carte est protégé.',
  },
  'KRN-157': {
    title: 'Dans un même type',
    text: 'Sur une interruption à plusieurs types de fonction, « immunisé contre » ne protège que le texte de son propre type.',
  },
  'KRN-159': {
    title: 'Immunisée maintenant',
    text: 'Un texte qui demande si une carte est immunisée, sans le mot « toujours », demande ce qu’il en est maintenant.',
  },
  'KRN-003': {
    title: 'Destin non résolu',
    text: 'Une carte tirée pour le destin et pas encore résolue compte toujours dans la Force vitale de son joueur.',
  },
  'KRN-027': {
    title: 'Rien à tirer',
    text: 'Ce qui sert quand un joueur va tirer un destin ne peut être utilisé tant que son paquet de réserve est vide.',
  },
  'KRN-052': {
    title: 'Jusqu’à tant',
    text: 'Qui récupère jusqu’à tant de certaines cartes regarde d’abord sa pile de cartes perdues, puis en prend au moins une.',
  },
  'KRN-071': {
    title: 'Révélée une fois',
    text: 'Une carte révélée en quittant une pile posée sur une carte n’est pas révélée de nouveau là où elle est placée.',
  },
  'KRN-074': {
    title: 'Son propriétaire l’a vue',
    text: 'Une carte cachée que l’on retire peut être vue de son propriétaire s’il pouvait déjà la regarder.',
  },
  'KRN-076': {
    title: 'Sans les voir',
    text: 'Si des cartes sont retirées « sans les voir », aucun des joueurs ne peut les regarder.',
  },
  'KRN-082': {
    title: 'Une main ne se vérifie pas',
    text: 'Qu’un joueur ne trouve rien dans sa propre main, son adversaire ne le vérifie pas.',
  },
  'KRN-085': {
    title: 'Des mots entiers',
    text: 'Un mot cherché dans un titre est ce mot, son pluriel ou son possessif, jamais une partie d’un mot plus long.',
  },
  'KRN-086': {
    title: 'Les mots dans leur ordre',
    text: 'Plusieurs mots cherchés dans un titre doivent s’y trouver dans le même ordre, sans autre mot entre eux.',
  },
  'TRM-378': {
    title: 'Une partie de mot',
    text: 'Un mot cherché dans un titre ne s’y trouve pas s’il n’est qu’une partie d’un autre mot.',
  },
  'KRN-091': {
    title: 'Retenue quand même',
    text: 'Une carte placée sur une carte qui la retient y reste, où qu’elle ait dû aller.',
  },
  'KRN-107': {
    title: 'Actions « juste »',
    text: 'Une réponse facultative est une action « juste », que son texte contienne ce mot ou non.',
  },
  'KRN-136': {
    title: 'Reprise en main',
    text: 'Prendre en main une carte de destin pour tirer de nouveau fait partie du résultat et n’est pas un coût.',
  },
  'KRN-155': {
    title: 'La carte Control',
    text: '« Immunisé contre Control » désigne la carte de ce nom, et non le contrôle d’un lieu.',
  },
  'KRN-161': {
    title: 'De nouveau, ou pas',
    text: 'Après ce qui précède une action, son joueur la recommence ou y renonce, sauf si elle est obligatoire.',
  },
} satisfies Record<keyof typeof en, unknown>

export const edgeReasons = {
  'KRN-140': '{by} n’est pas encore payé : {card} vient après.',
  'KRN-093': 'Rien de ce que cherche {card} ne pourrait être déployé maintenant, quoi qu’on trouve.',
  'KRN-118': '{card} fait faire quelque chose aux deux joueurs : c’est le {by} qui dit quand.',
  'KRN-159': '{card} n’est pas immunisé contre {title} maintenant.',
  'KRN-027': 'Il ne reste au {by} aucune carte à tirer pour le destin : {card} ne peut servir.',
  'KRN-052': 'De ce qui a été trouvé, prenez au moins {min} et au plus {max}.',
  'KRN-085': 'Dans le titre de {card}, « {what} » n’est qu’une partie d’un mot plus long.',
  'KRN-086': 'Dans le titre de {card}, les mots « {what} » ne se suivent pas.',
  'TRM-378': 'Dans le titre de {card}, « {what} » n’est qu’une partie d’un mot plus long.',
  'KRN-107': '{card} dit ce qui peut être fait une fois que cela s’est produit : l’adversaire passe d’abord.',
  'KRN-155': '{card} est immunisé contre la carte {by}.',
} satisfies Record<keyof typeof enReasons, string>

export const edgeLog = {
  'ordered in pile': 'Le {player} range des cartes dans {pile} du {owner}.',
  'destiny is left': 'Il ne reste au {player} que le destin en train d’être tiré.',
  'stays stacked': '{card} reste sur {ship}.',
} satisfies Record<keyof typeof enLog, string>
