import type { automaticActions as en } from './automatic-actions.en.ts'

export const automaticActions: typeof en = {
  rules: {
    'CTL-031':
      'Pour avoir drainé. Ce que vous obtenez pour avoir drainé vient une fois le drain accompli, fût-il de 0. Un drain annulé ne compte pas.',
    'CTL-049':
      'Le système lui-même. Un système planétaire est cette localisation même. Déployer à bord d’un vaisseau spatial qui s’y trouve n’est pas y déployer.',
    'CTL-052':
      'Déployée à une localisation. Une carte déployée de telle sorte qu’elle est à une localisation, fût-ce à bord ou sur quelque chose, a été déployée à cette localisation.',
    'KRN-112':
      'Dans l’ordre imprimé. Ce que les textes d’une même carte font d’eux-mêmes arrive dans l’ordre où ils y sont écrits.',
    'KRN-153':
      'Immunisée dès lors. Une carte déployée sur une carte qui devient immunisée contre elle est annulée.',
    'KRN-226':
      'Là où elle ne peut être. Si un texte de jeu qui agit de nouveau rend illégale la place d’une carte, celle-ci va aussitôt aux cartes perdues de son propriétaire, et rien n’y répond.',
    'KRN-227':
      'Déclenchement et annulation. Quand le texte d’une carte se déclenche et est annulé au même moment, le joueur dont c’est le tour dit lequel vient d’abord.',
    'KRN-228': 'Suspendue. Une carte suspendue est inactive tant que cela dure.',
    'KRN-265':
      'Ce qui agit sur une carte inactive. Une carte posée sur une carte inactive reste active si son texte dit qu’elle y agit.',
    'KRN-267':
      'Prévu avant, fait après. Ce qu’une carte a prévu pour plus tard a lieu, même si la carte est devenue inactive entre-temps.',
    'KRN-268':
      'Ce qui repose avec la carte. Tant qu’une carte est suspendue, les modifications et les valeurs fixées qu’elle a mises en vigueur ne s’appliquent pas. Leur fin reste celle qui était prévue.',
    'KRN-269':
      'Ce qui met fin à une suspension. Du texte d’une carte suspendue, une partie vaut toujours : celle qui dit si la suspension continue.',
    'KRN-274':
      'Le texte d’une carte de destinée. Quand une carte est tirée comme destinée, son texte sur la destinée ou sur le fait de venir d’être tirée est actif.',
    'KRN-339':
      'Ce que le tirage déclenche. Viennent ensuite les actions automatiques que le tirage déclenche, y compris le texte de la carte tirée qui agit de lui-même.',
  },
  log: {
    'sets off': 'Le texte de {card} se déclenche.',
    'canceled by text': 'Le texte de {by} annule {card}.',
    suspended: '{card} est suspendue[ : {by}].',
    'suspended no longer': '{card} n’est plus suspendue.',
  },
  options: {
    'sets off': 'Le texte de {by} se déclenche',
    cancels: '{by} annule {card}',
    'cancels text': '{by} annule le texte de {card}',
    misplaced: '{by} est où elle ne peut être',
    suspends: '{by} suspend {card}',
    'shakes off': '{by}, désormais immunisée contre {card}, l’annule',
  },
}
