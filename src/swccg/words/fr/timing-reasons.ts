import type { timingReasons as en } from '../en/timing-reasons.ts'

/** Pourquoi le moment ou le coût empêche quelque chose. */
export const timingReasons = {
  'CTL-035': 'Ceux des sites de votre vaisseau spatial donnent une présence là, et non à {at} aussi.',
  'CTL-041':
    '{card} et {by} ne sont pas présents l’un avec l’autre : l’un d’eux est à l’intérieur d’une carte.',
  'KRN-100': '{card} ne fait que répondre, et il n’y a rien à quoi répondre.',
  'KRN-105': '{card} n’a pas de rapport avec ce qui vient d’arriver.',
  'KRN-137':
    'Tous les coûts se paient ensemble : {need} Force, et vous en avez {have}. Rien n’est donc payé.',
  'KRN-142': 'Le drain a déjà commencé à avoir son résultat ; {card} vient trop tard.',
  'KRN-142/result': 'Ce à quoi {card} pourrait répondre a commencé à avoir son résultat.',
  'KRN-144': '{card} commence une action et n’est pas une réponse.',
  'KRN-164': 'Cette Interruption a eu son résultat : elle ne vient plus d’être jouée.',
  'KRN-201': 'Il n’y a rien que {card} puisse annuler.',
  'KRN-204': '{by} relocalise des cartes sur la table, et {card} n’y est pas.',
  'KRN-205': '{to} n’est pas sur la table : rien ne peut y aller.',
  'KRN-230': 'Le texte de {by} mène à {to}, mais {card} ne peut jamais y être.',
  'KRN-242': '{card} ne sert qu’une fois dans ce temps, et a déjà servi.',
  'KRN-250': '{card} a déjà servi ; que {by} n’ait pas servi n’y change rien.',
  'KRN-257': '{card} est inactif, et le texte de {by} vise des cartes actives.',
  'KRN-258': '{card} est inactif et ne fait rien.',
  'KRN-263': 'À {at}, {cards} {cards|est inactif et ne donne|sont inactifs et ne donnent} pas de présence.',
  'KRN-271': '{card} est une unité de Force, dans une main ou une pile, et non sur la table.',
  'KRN-336': 'Cette destinée remplace un tirage : {card} ne peut ni la modifier ni l’annuler.',
  'KRN-357':
    '{card} n’est plus un tirage en suspens. {by} ne peut rien lui faire ; seule sa valeur de destinée peut recevoir une réponse.',
  'KRN-348': 'Le tirage de {card} a été annulé : sa valeur n’existe pas et ne peut être choisie.',
  'KRN-373': 'Aucune destinée de bataille ne pourrait être tirée ici : {card} ne peut en remplacer aucune.',
  'KRN-376': 'Aucune carte n’a été tirée : une valeur l’a remplacée, et {card} concerne une carte tirée.',
  'KRN-377': 'La limite ne permet plus de tirage : {card} ne peut en remplacer aucun.',
  'KRN-378': 'La réserve est vide : aucune destinée ne va être tirée, et {card} ne peut en remplacer aucune.',
  'KRN-279': '{card} est hors jeu.',
} satisfies Record<keyof typeof en, string>
