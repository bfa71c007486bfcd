import type { actionRules as en } from '../en/action-rules.ts'

/** Les règles des actions, des Interruptions, des destinées et du début d'une bataille. */
export const actionRules = {
  'BAT-001': {
    title: 'La phase de bataille',
    text: 'La quatrième phase de votre tour est celle des batailles, autant que vous voulez ou aucune. Votre phase de déploiement la précède, votre phase de déplacement la suit.',
  },
  'BAT-002': {
    title: 'Engager dans sa phase de bataille',
    text: 'Vous n’engagez de bataille que durant votre propre phase de bataille, jamais pendant un tour de votre adversaire.',
  },
  'BAT-003': {
    title: 'Une présence de chaque côté',
    text: 'Une bataille n’est possible qu’à une localisation que les deux joueurs occupent. Une carte peut dire qu’elle livre bataille, ou la subit, sans présence.',
  },
  'BAT-004': {
    title: 'Plus de présence, plus de bataille',
    text: 'Si un côté perd toute sa présence dans la bataille avant le segment des dommages, la bataille finit aussitôt.',
  },
  'BAT-005': {
    title: 'Elle finit à l’instant',
    text: 'Une bataille qui finit faute de présence finit, voilà tout. Nul ne peut agir entre l’un et l’autre.',
  },
  'BAT-009': {
    title: 'Une bataille par localisation',
    text: 'Livrez bataille à autant de localisations que vous voulez, mais une seule fois par tour à chacune.',
  },
  'BAT-010': {
    title: 'Une bataille par carte',
    text: 'Un personnage, véhicule ou vaisseau spatial qui a participé à une bataille ne participe à aucune autre durant ce tour.',
  },
  'BAT-011': {
    title: 'Avoir livré bataille',
    text: 'Dès qu’une bataille est engagée, ses cartes ont livré bataille ce tour-ci, même celles qui la quittent ou dont la bataille est annulée.',
  },
  'BAT-014': {
    title: 'Engager est une action',
    text: 'Engager une bataille est une action comme une autre : conditions, cible et coût d’abord, puis les réponses, puis le résultat.',
  },
  'BAT-015': {
    title: 'Les segments d’une bataille',
    text: 'Une fois engagée, une bataille passe par le segment des armes, le segment de puissance, le segment des dommages et sa fin, dans cet ordre.',
  },
  'BAT-017': {
    title: 'Une bataille vise une localisation',
    text: 'En engageant une bataille, vous visez une localisation. La condition est que les deux joueurs y aient une présence.',
  },
  'BAT-018': {
    title: 'Une bataille coûte 1 Force',
    text: 'Vous utilisez 1 Force pour engager une bataille.',
  },
  'BAT-020': {
    title: 'Quand une bataille est engagée',
    text: 'Conditions remplies, cible nommée et coût payé, une bataille a été engagée à cet endroit, quoi qu’il arrive ensuite.',
  },
  'BAT-026': {
    title: 'Réponses à une bataille',
    text: 'L’adversaire de celui qui a engagé la bataille peut répondre le premier. Ensuite, c’est chacun son tour.',
  },
  'BAT-027': {
    title: 'Jusqu’à ce que chacun passe',
    text: 'On répond à une bataille jusqu’à ce que les deux joueurs passent à la suite ; vient alors le segment des armes. Si vous avez passé et que votre adversaire répond, vous pouvez répondre à nouveau.',
  },
  'DRW-014': {
    title: 'Interruption unique, une fois par tour',
    text: 'Vous ne jouez une Interruption unique qu’une fois par tour. Un second exemplaire attend un autre tour.',
  },
  'KRN-029': {
    title: 'Pas de carte à tirer',
    text: 'Même avec un paquet de réserve vide, vous pouvez commencer une action qui fait tirer une destinée. Le tirage échoue alors.',
  },
  'KRN-120': {
    title: 'La phase reste fermée',
    text: 'Une action obligatoire qui vient à la fin d’une phase ne la rouvre pas : personne n’y agit plus.',
  },
  'KRN-123': {
    title: 'Tout ou rien',
    text: 'Vous ne pouvez initier une action que si toutes ses conditions sont remplies, toutes ses cibles présentes et tous ses coûts payables.',
  },
  'KRN-127': {
    title: 'Répondre à ce qui est dit',
    text: 'Une réponse ne vaut que pour l’événement qu’elle nomme, et tant que celui-ci est en cours.',
  },
  'KRN-129': {
    title: 'Il faut chaque cible',
    text: 'Si une action demande une cible, il en faut une qui convienne et que vous puissiez nommer. Sinon, l’action ne peut pas être initiée.',
  },
  'KRN-132': {
    title: 'Les coûts se paient en entier',
    text: 'Vous payez tous les coûts d’une action en l’initiant, que les règles ou un texte de jeu les nomment.',
  },
  'KRN-133': {
    title: 'Ce qu’un coût peut être',
    text: 'Un coût peut être de la Force à utiliser ou à perdre, une carte ou une action à sacrifier, ou un nombre que fixe un tirage de destinée.',
  },
  'KRN-145': {
    title: 'Commencé, il dure',
    text: 'Un effet qui a une durée va jusqu’à son terme, même si la carte qui l’a produit a disparu.',
  },
  'KRN-172': {
    title: 'Une fois par occasion',
    text: 'Pour une seule et même occasion, une action automatique se déclenche une fois, et une réponse à ce qui vient d’arriver s’initie une fois.',
  },
  'KRN-214': {
    title: 'Annulée : pas de résultat',
    text: 'Une action annulée pendant qu’on y répond n’a pas de résultat.',
  },
  'KRN-216': {
    title: 'Annulée, mais utilisée',
    text: 'Si une action n’est permise qu’une fois par tour, ou chose semblable, elle a eu lieu même annulée.',
  },
  'KRN-331': {
    title: 'Une seule façon de tirer',
    text: 'Destinée de bataille, d’arme ou de mouvement : toutes se tirent par les mêmes étapes.',
  },
  'KRN-335': {
    title: 'Tirer une destinée',
    text: 'Vous révélez la première carte de votre paquet de réserve. Sa destinée est le nombre tiré ; une localisation compte pour 0.',
  },
  'KRN-350': {
    title: 'Un tirage manqué',
    text: 'Un tirage de destinée échoue si votre paquet de réserve est vide, si quelque chose l’interdit ou l’annule, ou si son coût n’est pas payé.',
  },
  'MOV-216': {
    title: 'Le prix de Nabrun Leids',
    text: 'Selon les décisions d’août 2001, un tirage de destinée fixe ce que coûte Nabrun Leids. Vous payez et partez, ou vous y renoncez et l’Interruption va à votre pile de cartes perdues.',
  },
  'MOV-220': {
    title: 'On ne sort pas de Rancor Pit',
    text: 'Selon les décisions d’août 2001, rien ne part de Jabba’s Palace: Rancor Pit tant qu’une créature y est présente.',
  },
  'TRM-116': {
    title: 'Un tirage est obligatoire',
    text: 'Une fois commencée l’action qui fait tirer une destinée, vous devez tirer. Seules la destinée de bataille et celle que son texte vous permet de tirer sont laissées à votre choix.',
  },
  'TRM-238': {
    title: 'Parmi les astéroïdes',
    text: 'Pour 1 Force, votre vaisseau spatial piloté va à un secteur d’astéroïdes adjacent ; un chasseur stellaire en franchit jusqu’à deux en un déplacement.',
  },
  'TRM-268': {
    title: 'Dans Luke’s Backpack et dehors',
    text: 'Un personnage que Luke’s Backpack peut contenir y entre et en sort gratuitement, par des déplacements illimités.',
  },
  'TRM-389': {
    title: 'Comment se déplacent les clandestins',
    text: 'Selon les décisions d’août 2001, votre espion clandestin se déplace comme les autres personnages, mais jamais à bord de quoi que ce soit, et durant la phase de déplacement de votre adversaire.',
  },
  'TRM-426': {
    title: 'Les Interruptions se jouent',
    text: 'Les Interruptions ne se déploient pas, elles se jouent. Tant que l’une d’elles s’accomplit, elle n’est pas sur la table.',
  },
  'TRM-427': {
    title: 'Une fonction à la fois',
    text: 'Si une Interruption peut faire plusieurs choses, vous dites laquelle en la jouant.',
  },
  'TRM-428': {
    title: 'Après une Interruption perdue',
    text: 'Une fois accomplie, une Interruption jouée comme perdue va à votre pile de cartes perdues.',
  },
  'TRM-429': {
    title: 'Après une Interruption utilisée',
    text: 'Une fois accomplie, une Interruption jouée comme utilisée va à votre pile de cartes utilisées, ou à votre pile de cartes perdues si elle a été annulée.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
