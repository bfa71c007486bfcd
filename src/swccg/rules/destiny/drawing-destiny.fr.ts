export const drawingDestiny: typeof import('./drawing-destiny.en.ts').drawingDestiny = {
  rules: {
    'BAT-061': 'La destinée de bataille totale. Quand un joueur a tiré ses destinées de bataille, son total est formé ; ce qui le change de soi-même s’applique si sa condition est alors remplie.',
    'BAT-062': 'Les changements joués avant. Les changements facultatifs d’une destinée de bataille totale, joués dans le segment des armes, s’appliquent quand ce total est formé.',
    'BAT-215': 'Une destinée, ou 1. « Ajouter une destinée » veut dire un tirage de plus, ajouté au total. « Ajouter 1 à la destinée » augmente de 1 le total, et non chaque tirage.',
    'KRN-331': 'Une seule façon de tirer. Destinée de bataille, d’arme ou de mouvement : toutes se tirent par les mêmes étapes.',
    'KRN-333': 'Pas de destinée sans réserve. Tant que votre paquet de réserve est vide, vous ne tirez jamais de destinée.',
    'KRN-335': 'Tirer une destinée. Vous révélez la première carte de votre paquet de réserve. Sa destinée est le nombre tiré ; une localisation compte pour 0.',
    'KRN-338': 'Ce qui modifie le tirage. Ce qui modifie automatiquement un tirage s’applique dès que la carte est révélée. Ce qui modifie la destinée totale vient plus tard.',
    'KRN-341': 'Réponses à un tirage. Les joueurs peuvent répondre au tirage à tour de rôle, d’abord l’adversaire de celui qui a tiré. Quand les deux passent à la suite, le tirage est complet.',
    'KRN-342': 'Pas de destinée sous 0. Quand un tirage est complet, une valeur de destinée sous 0 devient 0 avant toute autre chose.',
    'KRN-343': 'Une carte de destinée est utilisée. Quand un tirage est complet et que les réponses sont faites, la carte va face cachée sur la pile de cartes utilisées de son propriétaire.',
    'KRN-344': 'Les tirages suivants. Les tirages qui restent doivent être faits si possible, sauf s’ils sont au choix. Un tirage qui ne peut pas être fait n’existe pas, et rien ne le modifie.',
    'KRN-345': 'La destinée totale. Les valeurs de tous les tirages s’additionnent, et ce qui modifie la destinée totale s’applique. Ce qui interdit de modifier les tirages n’interdit pas de modifier le total.',
    'KRN-346': 'Ce qui modifie la destinée d’arme. Ce qui modifie la destinée d’arme s’applique au total et non à chaque tirage, sauf indication contraire.',
    'KRN-347': 'Un total de 0, ou aucun. Un total sous 0 devient 0. Si chaque tirage a échoué ou a été annulé, il n’y a pas de total du tout.',
    'KRN-349': 'Avec un total, ou sans. Avec un total de destinée, l’action qui l’a demandé continue. Sans total, le tirage a échoué.',
    'TRM-116': 'Un tirage est obligatoire. Une fois commencée l’action qui fait tirer une destinée, vous devez tirer. Seules la destinée de bataille et celle que son texte vous permet de tirer sont laissées à votre choix.',
  },
  reasons: {},
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
  options: { draw: 'Tirer' },
  passing: {
    'respond/about to draw destiny': 'la destinée est tirée comme prévu',
    'respond/drawing destiny': 'la destinée est tirée comme prévu',
    'respond/destiny drawn': 'la destinée de {destiny} est maintenue',
  },
}
