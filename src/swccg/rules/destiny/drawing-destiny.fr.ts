import type { drawingDestiny as en } from './drawing-destiny.en.ts'

/** Drawing destiny in French. */
export const drawingDestiny: typeof en = {
  rules: {
    'BAT-061': {
      title: 'La destinée de bataille totale',
      text: 'Quand un joueur a tiré ses destinées de bataille, son total est formé ; ce qui le change de soi-même s’applique si sa condition est alors remplie.',
    },
    'BAT-062': {
      title: 'Les changements joués avant',
      text: 'Les changements facultatifs d’une destinée de bataille totale, joués dans le segment des armes, s’appliquent quand ce total est formé.',
    },
    'BAT-207': {
      title: 'Plusieurs destinées',
      text: 'Si une carte révélée a plusieurs nombres de destinée, celui qui la tire en choisit un.',
    },
    'BAT-215': {
      title: 'Une destinée, ou 1',
      text: '« Ajouter une destinée » veut dire un tirage de plus, ajouté au total. « Ajouter 1 à la destinée » augmente de 1 le total, et non chaque tirage.',
    },
    'KRN-029': {
      title: 'Pas de carte à tirer',
      text: 'Même avec un paquet de réserve vide, vous pouvez commencer une action qui fait tirer une destinée. Le tirage échoue alors.',
    },
    'KRN-331': {
      title: 'Une seule façon de tirer',
      text: 'Destinée de bataille, d’arme ou de mouvement : toutes se tirent par les mêmes étapes.',
    },
    'KRN-333': {
      title: 'Pas de destinée sans réserve',
      text: 'Tant que votre paquet de réserve est vide, vous ne tirez jamais de destinée.',
    },
    'KRN-335': {
      title: 'Tirer une destinée',
      text: 'Vous révélez la première carte de votre paquet de réserve. Sa destinée est le nombre tiré ; une localisation compte pour 0.',
    },
    'KRN-336': {
      title: 'Destinée substituée',
      text: 'Une valeur de destinée substituée à une autre ne peut être ni modifiée, ni annulée, ni fixée, et une limite du nombre de tirages ne la compte pas.',
    },
    'KRN-338': {
      title: 'Ce qui modifie le tirage',
      text: 'Ce qui modifie automatiquement un tirage s’applique dès que la carte est révélée. Ce qui modifie la destinée totale vient plus tard.',
    },
    'KRN-341': {
      title: 'Réponses à un tirage',
      text: 'Les joueurs peuvent répondre au tirage à tour de rôle, d’abord l’adversaire de celui qui a tiré. Quand les deux passent à la suite, le tirage est complet.',
    },
    'KRN-342': {
      title: 'Pas de destinée sous 0',
      text: 'Quand un tirage est complet, une valeur de destinée sous 0 devient 0 avant toute autre chose.',
    },
    'KRN-343': {
      title: 'Où va la carte tirée',
      text: 'Quand un tirage est complet et que les réponses sont faites, la carte va face cachée sur la pile de cartes utilisées de son propriétaire.',
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
    'KRN-349': {
      title: 'Avec un total, ou sans',
      text: 'Avec un total de destinée, l’action qui l’a demandé continue. Sans total, le tirage a échoué.',
    },
    'KRN-350': {
      title: 'Un tirage manqué',
      text: 'Un tirage de destinée échoue si votre paquet de réserve est vide, si quelque chose l’interdit ou l’annule, ou si son coût n’est pas payé.',
    },
    'KRN-351': {
      title: 'Un tirage suffit',
      text: 'Si vous avez mené à bien un seul tirage, vous avez une destinée totale.',
    },
    'KRN-352': {
      title: 'Pas de total, pas de succès',
      text: 'Un joueur sans total de destinée échoue dans son action : elle tourne à l’avantage de l’adversaire.',
    },
    'KRN-368': {
      title: 'Plusieurs nombres, sur une carte non tirée',
      text: 'Une carte à plusieurs nombres de destinée qui est empilée sans avoir été tirée, ou sur table, compte comme l’un d’eux chaque fois qu’une action en a besoin, pour cette action seule.',
    },
    'KRN-371': {
      title: 'Un remplacement vient d’être tiré',
      text: 'Hors ces interdictions, une valeur de remplacement est un tirage de destinée qui vient d’être fait. La carte qui l’a fournie n’a pas été tirée.',
    },
    'KRN-372': {
      title: 'Un remplacement est fixe',
      text: 'Une valeur de remplacement est fixée avec tous les modificateurs du moment. Rien d’autre de la carte qui l’a fournie n’est utilisé.',
    },
    'KRN-375': {
      title: 'Les totaux avec un remplacement',
      text: 'Ce qu’un texte ajoute à un total s’applique aussi à un tirage remplacé. Ce qu’il ajoute à chaque tirage ne s’applique pas.',
    },
    'TRM-116': {
      title: 'Un tirage est obligatoire',
      text: 'Une fois commencée l’action qui fait tirer une destinée, vous devez tirer. Seules la destinée de bataille et celle que son texte vous permet de tirer sont laissées à votre choix.',
    },
  },
  reasons: {
    'KRN-336': 'Cette destinée remplace un tirage : {card} ne peut ni la modifier ni l’annuler.',
  },
  log: {
    'destiny substituted': 'Destinée de {destiny} à la place d’un tirage[ : {card}].',
    'destiny total': 'Total, {kind} : {destiny}.',
    'no destiny total': 'Aucun tirage achevé : {kind}.',
    'destiny drawn': 'Destinée {destiny}[ : {card}].',
  },
  decisions: {
    'which destiny number': {
      title: 'Quel nombre de destinée ?',
      text: 'Plusieurs nombres de destinée sont imprimés sur {card}. Le {player} dit lequel compte.',
    },
  },
  events: {
    'about to draw destiny': 'destinée, sur le point d’être tirée',
    'drawing destiny': 'une destinée va être tirée',
    'destiny drawn': 'destinée : [{card}|un nombre]',
  },
  options: {
    draw: 'Tirer',
  },
}
