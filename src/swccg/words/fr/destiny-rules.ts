import type { destinyRules as en } from '../en/destiny-rules.ts'

/** Tirer une destinée, étape par étape. */
export const destinyRules = {
  'BAT-207': {
    title: 'Plusieurs destinées',
    text: 'Si une carte révélée a plusieurs nombres de destinée, celui qui la tire en choisit un.',
  },
  'BAT-214': {
    title: 'Qui tire d’abord',
    text: 'Quand les deux joueurs tirent une destinée, celui dont c’est le tour fait tous ses tirages un à un, puis son adversaire fait les siens.',
  },
  'BAT-215': {
    title: 'Une destinée, ou 1',
    text: '« Ajouter une destinée » veut dire un tirage de plus, ajouté au total. « Ajouter 1 à la destinée » augmente de 1 le total, et non chaque tirage.',
  },
  'BAT-217': {
    title: 'Si le remplacement est annulé',
    text: 'Si une carte qui doit remplacer votre tirage est annulée avant d’être résolue, vous pouvez encore tirer votre destinée normalement.',
  },
  'KRN-218': {
    title: 'Un tirage annulé',
    text: 'Seul le tirage est annulé : la carte tirée va à la pile de cartes utilisées.',
  },
  'KRN-332': {
    title: 'Les tirages sont obligatoires',
    text: 'Une destinée doit être tirée, sauf la destinée de bataille et les tirages dont le texte vous laisse le choix.',
  },
  'KRN-334': {
    title: 'Combien de tirages',
    text: 'Ce qui change automatiquement le nombre de tirages de destinée est vérifié juste avant le premier.',
  },
  'KRN-336': {
    title: 'Destinée substituée',
    text: 'Une valeur de destinée substituée à une autre ne peut être ni modifiée, ni annulée, ni fixée, et une limite du nombre de tirages ne la compte pas.',
  },
  'KRN-337': {
    title: 'La carte et sa valeur',
    text: 'La carte de destinée et la valeur de destinée sont deux choses. Si la carte part, la valeur reste ; si la valeur est annulée, la carte reste, sauf si un texte parle de l’autre.',
  },
  'KRN-338': {
    title: 'Ce qui modifie le tirage',
    text: 'Ce qui modifie automatiquement un tirage s’applique dès que la carte est révélée. Ce qui modifie la destinée totale vient plus tard.',
  },
  'KRN-339': {
    title: 'Ce que le tirage déclenche',
    text: 'Viennent ensuite les actions automatiques que le tirage déclenche, y compris le texte de la carte tirée qui agit de lui-même.',
  },
  'KRN-341': {
    title: 'Réponses à un tirage',
    text: 'Les joueurs peuvent répondre au tirage à tour de rôle, d’abord l’adversaire de celui qui a tiré. Quand les deux passent à la suite, le tirage est complet.',
  },
  'KRN-342': {
    title: 'Pas de destinée sous 0',
    text: 'Quand un tirage est complet, une valeur de destinée sous 0 devient 0 avant toute autre chose.',
  },
  'KRN-344': {
    title: 'Les tirages suivants',
    text: 'Les tirages qui restent doivent être faits si possible, sauf s’ils sont au choix. Un tirage qui ne peut pas être fait n’existe pas, et rien ne le modifie.',
  },
  'KRN-345': {
    title: 'La destinée totale',
    text: 'Les valeurs de tous les tirages s’additionnent, et ce qui modifie la destinée totale s’applique. Ce qui interdit de modifier les tirages n’interdit pas de modifier le total.',
  },
  'KRN-346': {
    title: 'Ce qui modifie la destinée d’arme',
    text: 'Ce qui modifie la destinée d’arme s’applique au total et non à chaque tirage, sauf indication contraire.',
  },
  'KRN-347': {
    title: 'Un total de 0, ou aucun',
    text: 'Un total sous 0 devient 0. Si chaque tirage a échoué ou a été annulé, il n’y a pas de total du tout.',
  },
  'KRN-348': {
    title: 'D’abord choisir, puis additionner',
    text: 'Si vous choisissez entre des tirages, c’est avant toute addition et toute modification. Une valeur qui n’existe pas ne peut pas être choisie.',
  },
  'KRN-351': {
    title: 'Un tirage suffit',
    text: 'Si vous avez mené à bien un seul tirage, vous avez une destinée totale.',
  },
  'KRN-353': {
    title: 'Les deux ont échoué',
    text: 'Si les tirages de destinée des deux joueurs pour la même action ont échoué, l’action n’a pas de résultat.',
  },
  'KRN-355': {
    title: 'Tirages non résolus',
    text: 'Un tirage est non résolu jusqu’à ce qu’il soit complet. Des réponses peuvent modifier ou viser sa carte, qui est une unité de Force et n’est pas sur la table.',
  },
  'KRN-356': {
    title: 'La carte perdue, la valeur gardée',
    text: 'Vous pouvez perdre une carte de destinée non résolue pour satisfaire une perte de Force. Sa valeur de destinée demeure.',
  },
  'KRN-357': {
    title: 'Quand la carte est partie',
    text: 'Une fois que la carte de destinée est dans une main ou une autre pile, elle ne peut plus être visée. Sa valeur peut encore être modifiée, annulée ou fixée.',
  },
  'KRN-358': {
    title: 'Un tirage annulé compte',
    text: 'Un tirage annulé compte toujours dans le nombre de tirages permis et pour les limites. S’il est refait, le nouveau tirage compte à sa place.',
  },
  'KRN-359': {
    title: 'Tirer, puis choisir',
    text: 'Quand vous tirez plusieurs cartes pour choisir entre elles, chacune est tirée et reçoit des réponses à son tour, mais reste non résolue. Toutes comptent comme des tirages de leur sorte et pour les limites.',
  },
  'KRN-360': {
    title: 'Choisir entre moins de cartes',
    text: 'Si une limite vous empêche de tirer toutes les cartes entre lesquelles vous choisiriez, vous n’en tirez qu’autant que la limite.',
  },
  'KRN-361': {
    title: 'Choisir un à un',
    text: 'Après les tirages, vous choisissez un tirage non résolu et le résolvez, puis le suivant, jusqu’à en avoir choisi autant que permis.',
  },
  'KRN-362': {
    title: 'Tirages non choisis',
    text: 'Les tirages que vous n’avez pas choisis vont à la pile de cartes utilisées dans l’ordre du tirage, sauf indication contraire.',
  },
  'KRN-274': {
    title: 'Le texte d’une carte de destinée',
    text: 'Quand une carte est tirée comme destinée, son texte sur la destinée ou sur le fait de venir d’être tirée est actif.',
  },
  'KRN-363': {
    title: 'Pas de tirages sans fin',
    text: 'Un texte qui vous fait tirer plusieurs cartes pour choisir entre elles ne s’applique pas aux tirages qu’il fait faire lui-même.',
  },
  'KRN-364': {
    title: 'Choisir sous une limite',
    text: 'Un texte facultatif qui fait tirer deux cartes pour en choisir une ne s’utilise pas sous une limite d’une destinée de bataille. Sous une limite de deux, il l’épuise.',
  },
  'KRN-365': {
    title: 'Choisir, et « si vous n’en avez pas autrement »',
    text: 'Si un texte permet tant de destinées de bataille si vous n’en avez pas autrement, tirer deux cartes pour en choisir une ne peut dépasser ce nombre de tirages.',
  },
  'KRN-371': {
    title: 'Un remplacement vient d’être tiré',
    text: 'Hors ces interdictions, une valeur de remplacement est un tirage de destinée qui vient d’être fait. La carte qui l’a fournie n’a pas été tirée.',
  },
  'KRN-372': {
    title: 'Un remplacement est fixe',
    text: 'Une valeur de remplacement est fixée avec tous les modificateurs du moment. Rien d’autre de la carte qui l’a fournie n’est utilisé.',
  },
  'KRN-373': {
    title: 'Seulement pour un tirage possible',
    text: 'Un texte qui remplace une destinée sur le point d’être tirée ne s’utilise que si vous pouviez faire ce tirage.',
  },
  'KRN-375': {
    title: 'Les totaux avec un remplacement',
    text: 'Ce qu’un texte ajoute à un total s’applique aussi à un tirage remplacé. Ce qu’il ajoute à chaque tirage ne s’applique pas.',
  },
  'KRN-376': {
    title: 'Aucune carte n’a été tirée',
    text: 'Les actions sur la carte qui vient d’être tirée ne concernent pas une destinée remplacée : il n’y a pas de carte à prendre, à perdre ou à empiler.',
  },
  'KRN-377': {
    title: 'Remplacements et limite d’un tirage',
    text: 'Sous une limite d’un tirage, vous pouvez remplacer d’abord et tirer ensuite. Une fois la limite épuisée par un tirage, il n’y a plus rien à remplacer.',
  },
  'KRN-378': {
    title: 'Remplacements et dernière carte',
    text: 'Une fois la dernière carte de la réserve tirée, aucune destinée n’est plus sur le point d’être tirée et rien ne peut être remplacé.',
  },
  'KRN-368': {
    title: 'Plusieurs nombres, sur une carte non tirée',
    text: 'Une carte à plusieurs nombres de destinée qui est empilée sans avoir été tirée, ou sur table, compte comme l’un d’eux chaque fois qu’une action en a besoin, pour cette action seule.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
