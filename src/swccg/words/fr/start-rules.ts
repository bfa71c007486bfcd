import type { startRules as en } from '../en/start-rules.ts'

/** Les règles des paquets et du début de partie. */
export const startRules = {
  'KRN-006': {
    title: 'Soixante cartes',
    text: 'Votre paquet compte 60 cartes. Ce qu’il en reste une fois les cartes de départ jouées devient votre paquet de réserve.',
  },
  'TRN-001': {
    title: 'Le début de la partie',
    text: 'On joue d’abord les cartes de départ. Ensuite seulement, on mélange les paquets et on pioche les mains de départ.',
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
  'TRN-012': {
    title: 'Les deux révèlent ensemble',
    text: 'Les deux joueurs montrent leur localisation de départ ou leur objectif au même moment, pour que personne ne choisisse en le sachant.',
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
  'TRN-038': {
    title: 'Ce qui peut être une localisation de départ',
    text: 'Elle doit pouvoir se poser sur une table vide. Les sites de vaisseaux ou véhicules non uniques, les localisations sans planète précise, la tranchée et tout ce qui demande une autre carte sont exclus.',
  },
  'DEP-218': {
    title: 'Commencer sans localisation',
    text: 'Selon les décisions d’août 2001, on peut choisir de commencer sans localisation de départ.',
  },
  'DEP-221': {
    title: 'La même localisation unique de départ',
    text: 'Selon les décisions d’août 2001, on ne demande rien : les deux exemplaires sont mis de côté et les deux joueurs choisissent de nouveau. Qui n’a pas d’autre choix commence sans localisation, et les exemplaires retournent aux paquets.',
  },
  'TRN-002': {
    title: 'Un seul effet de départ',
    text: 'Vous pouvez commencer avec un effet de départ de votre paquet, pas avec plusieurs.',
  },
  'TRN-006': {
    title: 'Une seule Interruption de départ',
    text: 'Vous pouvez commencer avec une Interruption de départ de votre paquet, pas avec plusieurs.',
  },
  'TRN-008': {
    title: 'L’ordre des cartes de départ',
    text: 'Quelle que soit la façon de les montrer, les cartes de départ agissent dans cet ordre : effets de départ, localisations de départ et objectifs, Interruptions de départ.',
  },
  'TRN-010': {
    title: 'Les effets de départ d’abord',
    text: 'Avant toute autre chose, les deux joueurs montrent au même moment leur effet de départ, s’ils en ont un, et l’appliquent.',
  },
  'TRN-013': {
    title: 'La localisation avant l’objectif',
    text: 'Si l’un commence avec une localisation et l’autre avec un objectif, la localisation vient d’abord. Puis l’objectif avec toutes les cartes qu’il amène, gratuitement.',
  },
  'TRN-014': {
    title: 'Un objectif convertit une localisation',
    text: 'Si un objectif déploie une localisation déjà sur la table, elle est convertie : la nouvelle se pose dessus et compte seule comme étant sur la table.',
  },
  'TRN-016': {
    title: 'Deux objectifs',
    text: 'Si les deux joueurs ont un objectif, celui du joueur qui aura le premier tour agit d’abord.',
  },
  'TRN-022': {
    title: 'Les Interruptions de départ à la fin',
    text: 'À la fin, les deux joueurs montrent au même moment leur Interruption de départ, s’ils en ont une. Celle du joueur qui aura le premier tour agit d’abord.',
  },
  'TRN-027': {
    title: 'Gratuit, mais pas sans conditions',
    text: 'Ce qui est déployé au début de la partie ne coûte rien, mais doit respecter toutes les conditions et restrictions du déploiement.',
  },
  'TRN-028': {
    title: 'Le paquet avant le premier tour',
    text: 'Au début de la partie, toutes les cartes d’un joueur qui ne sont ni sur la table ni en main comptent comme son paquet de réserve.',
  },
  'TRN-030': {
    title: 'Pas de Force avant le premier tour',
    text: 'Au début de la partie, personne n’active, n’utilise ni ne perd de Force. Si un texte le demande, on ignore cette partie.',
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
  'TRN-039': {
    title: 'Ce que demande une localisation de départ',
    text: 'Une localisation dont le texte pose une condition non remplie ne peut pas être celle avec laquelle vous commencez.',
  },
  'TRN-007': {
    title: 'Des cartes qui commencent en jeu',
    text: 'Une carte qui ne peut pas être placée dans la Force vitale est déployée au début de la partie, par un Objectif ou par son propre texte.',
  },
  'TRN-015': {
    title: 'Une localisation qui ne peut être convertie',
    text: 'Si la localisation sur la table ne peut être convertie, l’exemplaire qu’une carte de départ déploierait est placé hors jeu et compte comme déployé.',
  },
  'TRN-020': {
    title: 'Un essai de conversion',
    text: 'Celui dont la localisation de départ ne peut être convertie peut tout de même laisser l’adversaire essayer : cette localisation va hors jeu et compte comme posée par-dessus.',
  },
  'TRN-021': {
    title: 'Jamais dans le paquet de réserve',
    text: 'Avant les Interruptions de départ, les cartes qui ne peuvent jamais être dans un paquet de réserve et dont les conditions ne sont pas remplies sont placées hors jeu.',
  },
  'TRN-029': {
    title: 'Des réponses au début',
    text: 'Ce qui répond à un déploiement, par choix ou de soi-même, le fait aussi au début de la partie.',
  },
  'TRN-031': {
    title: 'Jamais dans la Force vitale',
    text: 'Une carte qui ne peut pas être placée dans le paquet de réserve ou la Force vitale n’est jamais dans la Force vitale, la pile perdue ou la main de son propriétaire.',
  },
  'TRN-032': {
    title: 'Hors jeu à la place',
    text: 'Si une telle carte quitte la table, quelle qu’en soit la raison, elle est placée hors jeu.',
  },
  'TRN-040': {
    title: 'Une localisation de départ illégale',
    text: 'Une localisation de départ qui ne peut être déployée retourne dans le paquet de réserve, et son joueur commence sans.',
  },
  'TRN-041': {
    title: 'Ce qui a été fait au début',
    text: 'Une Interruption de départ qui demande ce que son joueur a déployé, ou avec quoi il a commencé, regarde ce qui a été fait, même si une localisation a été convertie depuis.',
  },
  'DEP-228': {
    title: 'Une Interruption de départ après l’autre',
    text: 'Le joueur qui passe en second voit ce que l’Interruption de départ du premier a rapporté avant de chercher des cartes.',
  },
  'TRN-042': {
    title: 'Désignée par son titre',
    text: 'Un texte qui nomme un titre vise toute carte de ce titre, de n’importe quelle série. Une carte combinée compte sous chacun de ses titres.',
  },
  'TRN-043': {
    title: 'Demandée comme gratuite',
    text: 'Une carte de départ qui demande des cartes gratuites à déployer vise celles qui n’ont pas de coût, même si rien ne coûte à ce moment.',
  },
  'TRN-046': {
    title: 'Rien d’un tour avant le premier',
    text: 'Ce qui se fait durant un tour, par exemple une fois par tour, ne peut pas se faire avant le début du premier tour.',
  },
  'TRN-047': {
    title: 'Pas d’actions avant le premier tour',
    text: 'On ne peut pas commencer d’action, comme jouer une Interruption utilisée, pendant que la partie se met en place.',
  },
  'KRN-125': {
    title: 'Toutes les conditions sont remplies',
    text: 'Une action ne peut commencer que si tout ce que demandent les règles et le texte est le cas.',
  },
  'KRN-158': {
    title: 'Toujours immunisée',
    text: 'Une carte est toujours immunisée contre une autre seulement si son propre texte le dit sans condition.',
  },
  'KRN-317': {
    title: 'Se déploie gratuitement',
    text: 'Une carte qui doit se déployer gratuitement est une carte qui ne porte aucun coût de déploiement.',
  },
  'DEP-230': {
    title: 'Trois étapes de départ',
    text: 'Selon les décisions d’août 2001, une partie commence en exactement trois étapes : localisation ou objectif, Interruption de départ, mélange et main de départ. Il n’y a pas d’effets de départ.',
  },
  'TRM-435': {
    title: 'Ce que régissent les mots en gras',
    text: '« Pour », « Tant que » ou « Retourner » sur un objectif régissent tout ce qui suit jusqu’au prochain mot de ce genre : ce qui vaut pour le reste de la partie vaut quel que soit le côté visible.',
  },
  'TRM-436': {
    title: 'Un objectif se retourne de lui-même',
    text: 'Dès que sa condition est remplie, un objectif doit se retourner, au tour de l’un ou de l’autre, sauf si son texte laisse le choix à son joueur.',
  },
  'TRM-437': {
    title: 'Le côté visible',
    text: 'Seul le côté visible d’un objectif est sur la table et actif. Certains se retournent encore, si leur texte le dit.',
  },
  'TRM-433': {
    title: 'Les deux côtés peuvent être lus',
    text: 'Chaque joueur peut lire à tout moment les deux côtés d’un objectif.',
  },
  'DECK-001': { title: 'Des cartes connues', text: 'Un paquet est fait de cartes qui existent dans le jeu.' },
  'DECK-002': {
    title: 'Un côté par paquet',
    text: 'Toutes les cartes d’un paquet sont du côté qui le joue.',
  },
  'DECK-003': {
    title: 'Les listes de cartes',
    text: 'Une liste a un nombre et un titre par ligne. La localisation de départ et le côté peuvent avoir leur propre ligne.',
  },
  'DECK-004': {
    title: 'Des objectifs qu’on ne joue pas',
    text: 'Un objectif ne commence une partie que si cette table sait jouer ce qu’il fait au début.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
