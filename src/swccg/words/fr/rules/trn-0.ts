export const trn0 = {
  'TRN-001': {
    title: 'Le début de la partie',
    text: 'On joue d’abord les cartes de départ. Ensuite seulement, on mélange les paquets et on pioche les mains de départ.',
  },
  'TRN-002': {
    title: 'Un seul effet de départ',
    text: 'Vous pouvez commencer avec un effet de départ de votre paquet, pas avec plusieurs.',
  },
  'TRN-003': {
    title: 'Une localisation de départ',
    text: 'Sans objectif, vous commencez avec une localisation de votre choix, pourvu qu’elle puisse alors être déployée.',
  },
  'TRN-004': {
    title: 'Un seul objectif, et il commence',
    text: 'Aucun paquet n’a plus d’un objectif. Si le vôtre en a un, vous commencez avec lui, côté 0 visible.',
  },
  'TRN-005': {
    title: 'Objectif ou localisation de départ',
    text: 'Vous commencez avec un objectif ou avec une localisation de départ, jamais les deux. Les localisations qu’un objectif amène n’en sont pas.',
  },
  'TRN-006': {
    title: 'Une seule Interruption de départ',
    text: 'Vous pouvez commencer avec une Interruption de départ de votre paquet, pas avec plusieurs.',
  },
  'TRN-007': {
    title: 'Des cartes qui commencent en jeu',
    text: 'Une carte qui ne peut pas être placée dans la Force vitale est déployée au début de la partie, par un Objectif ou par son propre texte.',
  },
  'TRN-008': {
    title: 'L’ordre des cartes de départ',
    text: 'Quelle que soit la façon de les montrer, les cartes de départ agissent dans cet ordre : effets de départ, localisations de départ et objectifs, Interruptions de départ.',
  },
  'TRN-010': {
    title: 'Les effets de départ d’abord',
    text: 'Avant toute autre chose, les deux joueurs montrent au même moment leur effet de départ, s’ils en ont un, et l’appliquent.',
  },
  'TRN-012': {
    title: 'Les deux révèlent ensemble',
    text: 'Les deux joueurs montrent leur localisation de départ ou leur objectif au même moment, pour que personne ne choisisse en le sachant.',
  },
  'TRN-013': {
    title: 'La localisation avant l’objectif',
    text: 'Si l’un commence avec une localisation et l’autre avec un objectif, la localisation vient d’abord. Puis l’objectif avec toutes les cartes qu’il amène, gratuitement.',
  },
  'TRN-014': {
    title: 'Un objectif convertit une localisation',
    text: 'Si un objectif déploie une localisation déjà sur la table, elle est convertie : la nouvelle se pose dessus et compte seule comme étant sur la table.',
  },
  'TRN-015': {
    title: 'Une localisation qui ne peut être convertie',
    text: 'Si la localisation sur la table ne peut être convertie, l’exemplaire qu’une carte de départ déploierait est placé hors jeu et compte comme déployé.',
  },
  'TRN-016': {
    title: 'Deux objectifs',
    text: 'Si les deux joueurs ont un objectif, celui du joueur qui aura le premier tour agit d’abord.',
  },
  'TRN-017': {
    title: 'Les deux localisations sont déployées',
    text: 'Si les localisations de départ des deux joueurs diffèrent, elles arrivent sur la table en même temps.',
  },
  'TRN-018': {
    title: 'La même localisation de départ',
    text: 'Quand les deux joueurs révèlent la même localisation, le Côté obscur peut laisser convertir la sienne. S’il refuse, le Côté lumineux peut laisser convertir la sienne.',
  },
  'TRN-019': {
    title: 'Personne ne laisse convertir',
    text: 'Si les deux refusent, leurs exemplaires sont mis de côté et les deux choisissent de nouveau, jusqu’à ce qu’il y ait des localisations. Les choix manqués retournent au paquet de réserve ; on peut choisir un second exemplaire.',
  },
  'TRN-020': {
    title: 'Un essai de conversion',
    text: 'Celui dont la localisation de départ ne peut être convertie peut tout de même laisser l’adversaire essayer : cette localisation va hors jeu et compte comme posée par-dessus.',
  },
  'TRN-021': {
    title: 'Jamais dans le paquet de réserve',
    text: 'Avant les Interruptions de départ, les cartes qui ne peuvent jamais être dans un paquet de réserve et dont les conditions ne sont pas remplies sont placées hors jeu.',
  },
  'TRN-022': {
    title: 'Les Interruptions de départ à la fin',
    text: 'À la fin, les deux joueurs montrent au même moment leur Interruption de départ, s’ils en ont une. Celle du joueur qui aura le premier tour agit d’abord.',
  },
  'TRN-023': {
    title: 'Mélanger au début',
    text: 'Après les cartes de départ, le reste de chaque paquet est mélangé et posé face cachée : c’est le paquet de réserve.',
  },
  'TRN-024': {
    title: 'Une main de départ de huit cartes',
    text: 'Chaque joueur pioche 8 cartes au début, sauf si une carte donne un autre nombre.',
  },
  'TRN-025': {
    title: 'Le Côté obscur commence',
    text: 'Le premier tour est celui du Côté obscur, si aucune carte ne le donne au Côté lumineux.',
  },
  'TRN-026': {
    title: 'Les cartes de départ ne coûtent rien',
    text: 'Ce qui est déployé au début de la partie l’est sans utiliser ni perdre de Force.',
  },
  'TRN-027': {
    title: 'Gratuit, mais pas sans conditions',
    text: 'Ce qui est déployé au début de la partie ne coûte rien, mais doit respecter toutes les conditions et restrictions du déploiement.',
  },
  'TRN-028': {
    title: 'Le paquet avant le premier tour',
    text: 'Au début de la partie, toutes les cartes d’un joueur qui ne sont ni sur la table ni en main comptent comme son paquet de réserve.',
  },
  'TRN-029': {
    title: 'Des réponses au début',
    text: 'Ce qui répond à un déploiement, par choix ou de soi-même, le fait aussi au début de la partie.',
  },
  'TRN-030': {
    title: 'Pas de Force avant le premier tour',
    text: 'Au début de la partie, personne n’active, n’utilise ni ne perd de Force. Si un texte le demande, on ignore cette partie.',
  },
  'TRN-031': {
    title: 'Jamais dans la Force vitale',
    text: 'Une carte qui ne peut pas être placée dans le paquet de réserve ou la Force vitale n’est jamais dans la Force vitale, la pile perdue ou la main de son propriétaire.',
  },
  'TRN-032': {
    title: 'Hors jeu à la place',
    text: 'Si une telle carte quitte la table, quelle qu’en soit la raison, elle est placée hors jeu.',
  },
  'TRN-033': {
    title: 'Ce qu’est la main de départ',
    text: 'Les cartes que les cartes de départ mettent en main et celles qu’on pioche ensuite forment ensemble la main de départ.',
  },
  'TRN-034': {
    title: 'Les cartes prises ne réduisent pas la pioche',
    text: 'Qui a déjà des cartes en main en pioche autant que les autres, sauf si une carte en décide autrement.',
  },
  'TRN-035': {
    title: 'Tout ce qui est obligatoire',
    text: 'Tout ce qu’un objectif ou une Interruption de départ ordonne doit être fait en entier. Ce qui est permis peut être omis.',
  },
  'TRN-036': {
    title: 'Un objectif qui échoue',
    text: 'Si une partie de ce qu’un objectif exige est impossible, tout est annulé et l’objectif est hors jeu. Son joueur n’a ni objectif ni localisation de départ.',
  },
  'TRN-037': {
    title: 'Une Interruption de départ qui échoue',
    text: 'Si une partie de ce qu’une Interruption de départ exige est impossible, tout est annulé et elle retourne au paquet de réserve. Son joueur n’en joue pas d’autre.',
  },
  'TRN-038': {
    title: 'Ce qui peut être une localisation de départ',
    text: 'Elle doit pouvoir se poser sur une table vide. Les sites de vaisseaux ou véhicules non uniques, les localisations sans planète précise, la tranchée et tout ce qui demande une autre carte sont exclus.',
  },
  'TRN-039': {
    title: 'Ce que demande une localisation de départ',
    text: 'Une localisation dont le texte pose une condition non remplie ne peut pas être celle avec laquelle vous commencez.',
  },
  'TRN-040': {
    title: 'Une localisation de départ illégale',
    text: 'Une localisation de départ qui ne peut être déployée retourne dans le paquet de réserve, et son joueur commence sans.',
  },
  'TRN-041': {
    title: 'Ce qui a été fait au début',
    text: 'Une Interruption de départ qui demande ce que son joueur a déployé, ou avec quoi il a commencé, regarde ce qui a été fait, même si une localisation a été convertie depuis.',
  },
  'TRN-042': {
    title: 'Désignée par son titre',
    text: 'Un texte qui nomme un titre vise toute carte de ce titre, de n’importe quelle série. Une carte combinée compte sous chacun de ses titres.',
  },
  'TRN-043': {
    title: 'Demandée comme gratuite',
    text: 'Une carte de départ qui demande des cartes gratuites à déployer vise celles qui n’ont pas de coût, même si rien ne coûte à ce moment.',
  },
  'TRN-045': {
    title: 'Les parties d’un tour',
    text: 'Un tour a son début, six phases et sa fin. Au début et à la fin vient d’abord ce qui doit se faire, puis ce que les joueurs choisissent.',
  },
  'TRN-046': {
    title: 'Rien d’un tour avant le premier',
    text: 'Ce qui se fait durant un tour, par exemple une fois par tour, ne peut pas se faire avant le début du premier tour.',
  },
  'TRN-047': {
    title: 'Pas d’actions avant le premier tour',
    text: 'On ne peut pas commencer d’action, comme jouer une Interruption utilisée, pendant que la partie se met en place.',
  },
  'TRN-048': {
    title: 'Le total d’activation',
    text: 'Vous pouvez activer 1 Force par icône de Force de votre côté des localisations sur la table, 1 pour vous-même, et 1 pour chacun de vos Maîtres Jedi ou Maîtres Jedi obscurs.',
  },
  'TRN-049': {
    title: 'Changements du total',
    text: 'Les textes sur votre génération totale de Force s’appliquent à la somme de toutes ses parties.',
  },
  'TRN-050': {
    title: 'Compté une fois',
    text: 'Une fois compté, votre total d’activation ne change plus de tout le tour, quoi qu’il arrive aux icônes et aux cartes.',
  },
  'TRN-051': {
    title: 'Activer de la Force',
    text: 'Durant votre phase d’activation, vous faites passer des cartes du dessus de votre paquet de réserve au dessus de votre pile de Force, une à une et face cachée, jusqu’à votre total.',
  },
  'TRN-052': {
    title: 'Activées sans être vues',
    text: 'Vous ne regardez pas les cartes que vous activez.',
  },
  'TRN-053': {
    title: 'Unité par unité',
    text: 'Chaque unité de Force que vous activez est une action à part. Vous pouvez faire autre chose, puis continuer.',
  },
  'TRN-054': {
    title: 'Autant que vous voulez',
    text: 'Durant votre phase d’activation, vous pouvez vous arrêter avant d’avoir tout activé.',
  },
  'TRN-055': {
    title: 'Sans présence',
    text: 'Vos icônes de Force vous génèrent de la Force même là où il n’y a que votre adversaire.',
  },
  'TRN-056': {
    title: 'Tout ce qu’une carte fait activer',
    text: 'Une carte qui fait activer de la Force vous la fait activer en entier, ou autant que vous pouvez.',
  },
  'TRN-057': {
    title: 'Du paquet de réserve à la pile de Force',
    text: 'Quoi qui vous fasse activer de la Force, la carte du dessus de votre paquet de réserve va sur votre pile de Force.',
  },
  'TRN-058': {
    title: 'Icônes de Force',
    text: 'Les icônes de Force d’un côté d’une localisation disent combien de Force elle génère pour ce côté, et permettent à ce côté d’y déployer.',
  },
  'TRN-059': {
    title: 'Les champs de bataille',
    text: 'Une localisation est un champ de bataille tant que chaque joueur y a au moins une icône de Force. Les icônes que des cartes ajoutent ou annulent comptent.',
  },
  'TRN-060': {
    title: 'Les Maîtres ne sont pas des icônes',
    text: 'Un Maître Jedi ou Maître Jedi obscur ajoute 1 à votre total et rien à aucune localisation.',
  },
  'TRN-061': {
    title: 'Sans icône, zéro icône',
    text: 'Un côté sans icône de Force en a zéro, et un texte peut augmenter ce qu’il génère.',
  },
  'TRN-062': {
    title: 'Bonus de génération',
    text: 'Un texte qui augmente la génération de Force est un bonus de génération ; un texte qui la diminue n’en est pas un.',
  },
  'TRN-063': {
    title: 'Modificateur de génération',
    text: 'Un texte qui change la Force générée par des icônes est un modificateur de génération de Force.',
  },
  'TRN-064': {
    title: 'Une limite à une localisation',
    text: 'Là où la génération est limitée, la limite vient après tous les bonus. Votre propre Force et les Maîtres n’en sont pas touchés.',
  },
  'TRN-065': {
    title: 'Générer n’est pas drainer',
    text: 'Un texte sur la génération de Force ne change pas les drains de Force, ni l’inverse. Un texte sur les icônes change les deux.',
  },
  'TRN-066': {
    title: 'Des icônes qui ne génèrent rien',
    text: 'Là où vous ne pouvez pas activer de Force, vos icônes sont là tout de même, pour les drains et le déploiement.',
  },
  'TRN-068': {
    title: 'Le début d’un tour',
    text: 'Ce qui doit arriver au début d’un tour arrive d’abord, en actions automatiques.',
  },
  'TRN-069': {
    title: 'Choix au début d’un tour',
    text: 'Ensuite les joueurs peuvent faire à tour de rôle des actions de début de tour ; celui dont c’est le tour commence.',
  },
  'TRN-070': {
    title: 'Rien d’autre au début d’un tour',
    text: 'Au début d’un tour, seules des actions de début de tour, et les réponses à celles-ci, sont possibles.',
  },
  'TRN-071': {
    title: 'Puis la phase d’activation',
    text: 'Quand les deux joueurs ont passé au début du tour, la phase d’activation commence.',
  },
}
