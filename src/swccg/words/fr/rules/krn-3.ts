export const krn3 = {
  'KRN-300': {
    title: 'Une valeur fixée le reste',
    text: 'Fixer une valeur, c’est la mettre à un nombre. Plus rien ne la modifie tant qu’elle n’est pas rétablie.',
  },
  'KRN-301': {
    title: 'Le même nombre',
    text: 'Fixer une valeur au nombre qu’elle a déjà, c’est aussi la fixer : plus rien ne la modifie.',
  },
  'KRN-302': {
    title: 'Son propre nombre',
    text: 'Un nombre que le texte d’une carte définit est sa base, et peut être modifié.',
  },
  'KRN-303': {
    title: 'Une valeur qui n’existait pas',
    text: 'Un texte qui donne à une carte une valeur qu’elle n’avait pas définit une valeur de base. Elle peut être modifiée.',
  },
  'KRN-304': {
    title: 'Une valeur qui existait',
    text: 'Le même texte fixe la valeur d’une carte qui en a déjà une. Lequel des deux il fait dépend de l’ordre de jeu.',
  },
  'KRN-305': {
    title: 'La plus basse l’emporte',
    text: 'Quand une valeur est fixée à plusieurs nombres, le plus bas compte, quel que soit l’ordre.',
  },
  'KRN-306': {
    title: 'Augmenté',
    text: 'Un nombre est augmenté chaque fois qu’il est modifié ou fixé à un nombre plus grand.',
  },
  'KRN-307': {
    title: 'Réduit',
    text: 'Un nombre est réduit chaque fois qu’il est modifié ou fixé à un nombre plus petit.',
  },
  'KRN-308': {
    title: 'Ce qui est limité',
    text: 'Une chose n’est limitée que si vous obtenez moins que ce à quoi vous auriez droit.',
  },
  'KRN-309': {
    title: 'Annuler n’est pas limiter',
    text: 'Là où rien ne peut être limité, ce qui s’ajoute peut tout de même être annulé.',
  },
  'KRN-310': {
    title: 'La limite vient en dernier',
    text: 'Rien ne s’ajoute à un nombre limité : tout est recompté avec chaque modificateur, et la limite s’applique en dernier.',
  },
  'KRN-312': {
    title: 'Le total, non ses parts',
    text: 'Un texte qui change un total laisse tels quels les nombres dont il est fait.',
  },
  'KRN-313': {
    title: 'Coûts séparés',
    text: 'Ce qu’une autre carte vous fait utiliser en plus est un coût à part. Il ne change pas le coût de départ.',
  },
  'KRN-314': {
    title: 'Les coûts à part d’abord',
    text: 'Un coût à part est payé avant le coût de l’action elle-même.',
  },
  'KRN-315': {
    title: 'Gratuit, sauf les coûts à part',
    text: 'Ce qui change un coût, ou le rend gratuit, concerne le coût de l’action elle-même. Un coût à part se paie quand même.',
  },
  'KRN-316': {
    title: 'Gratuit, c’est gratuit',
    text: '« Gratuitement » ôte tout le coût, avec tout ce qui l’augmenterait ou le remplacerait.',
  },
  'KRN-317': {
    title: 'Se déploie gratuitement',
    text: 'Une carte qui doit se déployer gratuitement est une carte qui ne porte aucun coût de déploiement.',
  },
  'KRN-318': {
    title: 'Jusqu’à',
    text: '« Jusqu’à » un nombre veut dire au moins un, sauf si le nombre est 0.',
  },
  'KRN-319': {
    title: 'Jusqu’à ce qu’il y a',
    text: 'De « jusqu’à » un nombre, on ne peut choisir plus que ce que le paquet ou la pile contient.',
  },
  'KRN-320': {
    title: 'Zéro est pair',
    text: 'Zéro compte comme un nombre pair.',
  },
  'KRN-321': {
    title: 'Rien sous zéro',
    text: 'Quand une soustraction finirait sous zéro, le résultat est 0.',
  },
  'KRN-322': {
    title: 'Au-dessous de zéro en chemin',
    text: 'Seul le résultat final s’arrête à 0. En chemin, un nombre peut être au-dessous.',
  },
  'KRN-323': {
    title: 'Indéfini vaut 0',
    text: 'Un nombre que rien ne définit compte pour 0.',
  },
  'KRN-324': {
    title: 'Aucune n’est pas zéro',
    text: 'Une valeur qu’une carte n’a pas n’est pas zéro. Rien ne peut s’y ajouter.',
  },
  'KRN-325': {
    title: 'Ce qui n’est pas défini',
    text: 'Une valeur qu’une carte n’a pas ne peut être modifiée. Là où on la demande, elle est 0.',
  },
  'KRN-326': {
    title: 'Une carte ayant une aptitude',
    text: 'Une carte ayant une aptitude a une aptitude supérieure à 0.',
  },
  'KRN-330': {
    title: 'Arrondir',
    text: 'On n’arrondit un nombre que si un texte le dit.',
  },
  'KRN-331': {
    title: 'Une seule façon de tirer',
    text: 'Destinée de bataille, d’arme ou de mouvement : toutes se tirent par les mêmes étapes.',
  },
  'KRN-332': {
    title: 'Les tirages sont obligatoires',
    text: 'Une destinée doit être tirée, sauf la destinée de bataille et les tirages dont le texte vous laisse le choix.',
  },
  'KRN-333': {
    title: 'Pas de destinée sans réserve',
    text: 'Tant que votre paquet de réserve est vide, vous ne tirez jamais de destinée.',
  },
  'KRN-334': {
    title: 'Combien de tirages',
    text: 'Ce qui change automatiquement le nombre de tirages de destinée est vérifié juste avant le premier.',
  },
  'KRN-335': {
    title: 'Tirer une destinée',
    text: 'Vous révélez la première carte de votre paquet de réserve. Sa destinée est le nombre tiré ; une localisation compte pour 0.',
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
  'KRN-348': {
    title: 'D’abord choisir, puis additionner',
    text: 'Si vous choisissez entre des tirages, c’est avant toute addition et toute modification. Une valeur qui n’existe pas ne peut pas être choisie.',
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
  'KRN-368': {
    title: 'Plusieurs nombres, sur une carte non tirée',
    text: 'Une carte à plusieurs nombres de destinée qui est empilée sans avoir été tirée, ou sur table, compte comme l’un d’eux chaque fois qu’une action en a besoin, pour cette action seule.',
  },
  'KRN-369': {
    title: 'Défini par son texte',
    text: 'Un nombre défini par un texte de jeu est calculé chaque fois qu’on le demande, où que soit la carte.',
  },
  'KRN-370': {
    title: 'Un astérisque n’est pas un nombre',
    text: 'Une valeur que définit le texte d’une carte n’est jamais un nombre imprimé.',
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
}
