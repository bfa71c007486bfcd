import type { actingRules as en, actingLog as enLog, actingReasons as enReasons } from '../en/acting-rules.ts'

/** Les règles des cibles, des résultats, des durées et des nombres. */
export const actingRules = {
  'KRN-287': {
    title: 'Empilée à peine perdue',
    text: 'Une carte qui vient d’être perdue et qu’on empile compte comme venant de la table, bien qu’elle soit passée par la pile perdue : elle est inactive.',
  },
  'DRW-008': {
    title: 'Tirez-en autant',
    text: 'Un texte qui fait tirer des cartes dit combien, et on en tire autant, ou tout ce qu’il y a.',
  },
  'KRN-095': {
    title: 'Presque tout est une action',
    text: 'Jouer ou déployer une carte, utiliser un texte, se déplacer, drainer, tirer et tirer une destinée sont des actions, et ajouter un modificateur facultatif en est une aussi.',
  },
  'KRN-191': {
    title: 'Mis en route avant',
    text: 'Une action peut prévoir quelque chose pour plus tard. Cela se fait alors de soi-même, même si sa carte est déjà dans une pile.',
  },
  'KRN-229': {
    title: 'Conditions et coûts',
    text: 'Qui peut passer outre aux conditions paie quand même le coût, et ce qui est gratuit doit quand même remplir ses conditions.',
  },
  'KRN-297': {
    title: 'Modificateurs facultatifs',
    text: 'Ce qu’un texte vous permet d’ajouter ne s’ajoute que si vous le choisissez, par une action à part. Ce que change une Interruption est de cette sorte.',
  },
  'KRN-312': {
    title: 'Le total, non ses parts',
    text: 'Un texte qui change un total laisse tels quels les nombres dont il est fait.',
  },
  'KRN-320': {
    title: 'Zéro est pair',
    text: 'Zéro compte comme un nombre pair.',
  },
  'TRM-093': {
    title: 'Caractéristiques',
    text: 'Une caractéristique est un mot de la liste dans le titre, le texte ou l’histoire d’une carte, en capitales ou non.',
  },
  'TRM-179': {
    title: 'Pilote assorti',
    text: 'Un pilote est assorti à un vaisseau unique si le texte de l’une des deux cartes nomme l’autre, par le titre ou la personnalité.',
  },
  'TRM-181': {
    title: 'Vaisseau assorti',
    text: 'Seul un vaisseau unique est assorti à un personnage.',
  },
  'TRM-701': {
    title: 'Chevaliers et Maîtres',
    text: 'Un Chevalier Jedi a l’aptitude 6. Un Maître Jedi ou un Maître Jedi Noir a l’aptitude 7.',
  },
  'CTL-037': {
    title: 'En un seul endroit',
    text: 'Une carte n’est présente qu’en un seul endroit. À l’intérieur d’un véhicule ou vaisseau spatial fermé, elle est présente là.',
  },
  'CTL-050': {
    title: 'Sur une planète',
    text: 'Une carte est sur une planète si elle est à un de ses sites, secteurs nuageux ou secteurs de Death Star II, ou à l’intérieur de quelque chose qui s’y trouve.',
  },
  'CTL-051': {
    title: 'À une planète',
    text: 'Une carte est à une planète si elle est dessus, ou en orbite à son système planétaire.',
  },
  'CTL-053': {
    title: 'Avec',
    text: 'Une carte est avec une autre quand toutes deux sont à la même localisation. Aucune carte n’est avec elle-même.',
  },
  'CTL-054': {
    title: 'À bord',
    text: 'Une carte est à bord d’un vaisseau spatial ou véhicule si elle est à un de ses sites, sur sa passerelle, dans son poste de pilotage ou dans sa soute.',
  },
  'CTL-055': {
    title: 'Pas au système où il orbite',
    text: 'Une carte à un site d’un vaisseau spatial, véhicule ou système mobile n’est pas au système où celui-ci se trouve.',
  },
  'CTL-056': {
    title: 'Seul',
    text: 'Un personnage est seul là où son joueur n’a ni autre personnage ni autre carte ayant une aptitude.',
  },
  'CTL-058': {
    title: 'Un vaisseau ou véhicule seul',
    text: 'Un vaisseau spatial ou véhicule est seul là où son joueur n’a ni personnage, ni véhicule, ni vaisseau spatial en dehors de lui et de ce qu’il porte.',
  },
  'CTL-059': {
    title: 'Toutes les cartes',
    text: 'Ce qui fait quitter la table à toutes les cartes ou à tous les personnages d’un lieu prend celles des deux joueurs, inactives comprises.',
  },
  'CTL-061': {
    title: 'Pas tout à fait toutes',
    text: 'Une arme ou Interruption qui fait quitter la table à toutes les cartes d’une localisation prend les personnages, véhicules, vaisseaux spatiaux, armes et dispositifs.',
  },
  'CTL-065': {
    title: 'C’est la cible qui doit être présente',
    text: 'Quand un texte cible un personnage présent, c’est la cible qui doit être présente à la localisation, et non la carte dont c’est le texte.',
  },
  'DRW-026': {
    title: 'Les réponses à la fin d’un tour',
    text: 'Une réponse donnée à la fin d’un tour n’a pas à être elle-même une action de fin de tour.',
  },
  'DRW-033': {
    title: 'L’entretien',
    text: 'Payer l’entretien d’une carte est obligatoire. Cela vient de soi-même à la fin du tour.',
  },
  'DRW-034': {
    title: 'Comment entretenir',
    text: 'Le propriétaire d’une carte choisit parmi les façons imprimées dessus.',
  },
  'DRW-035': {
    title: 'À la fin de votre tour',
    text: 'L’entretien est dû à la fin du tour du propriétaire de la carte.',
  },
  'DRW-037': {
    title: 'Moins de Force perdue à la fin d’un tour',
    text: 'Qui va perdre de la Force peut diminuer la perte. Une perte ramenée à 0 n’a pas lieu.',
  },
  'DRW-040': {
    title: 'L’annulation annulée',
    text: 'Si la carte qui annulerait une réponse est elle-même annulée, cette réponse prend effet.',
  },
  'KRN-103': {
    title: 'Quatre sortes d’actions',
    text: 'Une action qui commence quelque chose est facultative ou obligatoire ; celle qui répond est choisie ou automatique. Vous choisissez la première et la troisième ; les deux autres doivent se faire.',
  },
  'KRN-112': {
    title: 'Dans l’ordre imprimé',
    text: 'Ce que les textes d’une même carte font d’eux-mêmes arrive dans l’ordre où ils y sont écrits.',
  },
  'KRN-115': {
    title: 'Les actions obligatoires',
    text: 'Un texte peut vous obliger à faire une chose dans un certain temps. Vous ne choisissez pas si, mais quand.',
  },
  'KRN-116': {
    title: 'Quand vous voulez, à temps',
    text: 'Ce qui doit se faire dans une phase, vous le faites dès que c’est à vous d’agir.',
  },
  'KRN-117': {
    title: 'Une fois',
    text: 'Une action obligatoire se fait une fois dans son temps, et pas davantage.',
  },
  'KRN-119': {
    title: 'Pas fait, cela arrive',
    text: 'Ce qui doit se faire dans une phase et ne l’a pas été arrive de soi-même à la fin de la phase. Le jeu ne continue qu’ensuite.',
  },
  'KRN-121': {
    title: 'L’obligatoire avant le facultatif',
    text: 'À la fin d’un tour ou d’une bataille, les actions obligatoires précèdent les facultatives.',
  },
  'KRN-128': {
    title: 'Une réponse peut gâter la suivante',
    text: 'Une réponse peut ôter ce dont une suivante aurait besoin. Celle-ci ne peut plus être engagée.',
  },
  'KRN-130': {
    title: 'Ce qu’il ne faut pas cibler',
    text: 'Les parties facultatives d’un texte, et les cartes cachées ou prises au hasard, n’ont pas à être ciblées quand l’action est engagée.',
  },
  'KRN-131': {
    title: 'La cible seulement',
    text: 'Une action touche ses cibles, et non ce qui est à leur bord ou sur elles.',
  },
  'KRN-141': {
    title: 'Les résultats sont automatiques',
    text: 'Les parties d’un résultat sont des actions automatiques. Si elles touchent les deux joueurs, celui dont c’est le tour dit qui passe d’abord.',
  },
  'KRN-147': {
    title: 'Le temps de la bataille',
    text: 'Ce qu’une action change dans une bataille sans dire pour combien de temps dure jusqu’à la fin de la bataille, ou jusqu’à ce que la carte quitte la table.',
  },
  'KRN-148': {
    title: 'Pour de bon',
    text: 'Ce qu’une action change hors d’une bataille sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table.',
  },
  'KRN-149': {
    title: 'Ce que changent les armes',
    text: 'Ce qu’une arme change sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table ou soit rétablie, bataille ou non.',
  },
  'KRN-152': {
    title: 'Immunisée',
    text: 'Une carte ne peut pas être choisie par ce contre quoi elle est immunisée, ni recevoir de réponse de sa part.',
  },
  'KRN-165': {
    title: 'Perdue depuis la table',
    text: '« Vient d’être perdue » se dit des cartes qui étaient sur la table, et non de celles perdues comme Force depuis la main ou une pile.',
  },
  'KRN-166': {
    title: 'Déjà aux cartes perdues',
    text: 'Une carte qui vient d’être perdue est déjà dans la pile de cartes perdues, avec tout ce qui était à son bord ou sur elle.',
  },
  'KRN-167': {
    title: 'Sauvée seule',
    text: 'Ce qui sauve une carte qui vient d’être perdue ne sauve qu’elle. Ce qui était dessus reste perdu.',
  },
  'KRN-169': {
    title: 'Elle ne vient plus d’être perdue',
    text: 'Une carte qui a quitté de nouveau la pile de cartes perdues ne vient plus d’être perdue.',
  },
  'KRN-192': {
    title: 'Ce que c’est que cibler',
    text: 'Cibler, c’est choisir une chose dans un but, que le texte dise ou non « cibler ». Ce qu’il est interdit de cibler ne peut pas être choisi.',
  },
  'KRN-193': {
    title: 'Tout ce que nomme une carte',
    text: 'Tout ce qu’une carte nomme dans un but est ciblé par elle, y compris les lieux où mènent ses résultats.',
  },
  'KRN-202': {
    title: 'Rien à changer',
    text: 'On ne peut pas changer un nombre qu’une carte n’a pas ; elle n’est donc pas une cible pour cela.',
  },
  'KRN-203': {
    title: 'Les droïdes ont une aptitude de 0',
    text: 'Quand on demande l’aptitude d’un droïde, elle compte pour 0, et rien ne la change.',
  },
  'KRN-219': {
    title: 'Jamais annulés',
    text: 'Les personnages, les véhicules et les vaisseaux spatiaux ne peuvent pas être annulés.',
  },
  'KRN-220': {
    title: 'Ignorer, c’est annuler',
    text: 'Tout ce qui arrête le texte de jeu entier d’une carte compte pour une annulation, et échoue si ce texte ne peut pas être annulé.',
  },
  'KRN-221': {
    title: 'Pour combien de temps',
    text: 'Un texte de jeu est annulé pour le temps indiqué, ou tant que la carte qui l’annule est en jeu.',
  },
  'KRN-222': {
    title: 'Un texte annulé ne fait rien',
    text: 'Un texte de jeu annulé ne permet et ne déclenche rien, et aucun de ses modificateurs ne s’applique.',
  },
  'KRN-223': {
    title: 'Les nombres restent',
    text: 'Annuler le texte de jeu laisse le titre, les icônes et les nombres imprimés. Seuls disparaissent les nombres que le texte définit.',
  },
  'KRN-224': {
    title: 'Ce que garde un vaisseau',
    text: 'Un vaisseau spatial ou véhicule sans texte de jeu garde sa capacité, ses pilotes permanents et sa façon de se déplacer.',
  },
  'KRN-225': {
    title: 'Elle reste sur la table',
    text: 'Une carte dont le texte de jeu est annulé n’est ni perdue ni mise à l’écart.',
  },
  'KRN-228': {
    title: 'Suspendue',
    text: 'Une carte suspendue est inactive tant que cela dure.',
  },
  'KRN-244': {
    title: 'Autant de fois que vous voulez',
    text: 'Le texte d’une carte en jeu qui ne nomme aucun moment permet son action autant de fois qu’on veut.',
  },
  'KRN-251': {
    title: 'Une fois par partie',
    text: 'Ce qui se fait une fois par partie ne peut plus jamais être commencé, même si cela a échoué ou a été annulé.',
  },
  'KRN-281': {
    title: 'Les personas contenues dans une carte',
    text: 'Ce qu’une carte contient compte aussi, pilotes permanents et vaisseaux combinés : si elle est hors jeu, toute carte qui contient la même persona l’est aussi, et inversement.',
  },
  'KRN-250': {
    title: 'Chaque exemplaire pour soi',
    text: 'Ce qu’un exemplaire d’une carte peut faire une fois et n’a pas fait, aucun autre ne peut le faire à sa place.',
  },
  'KRN-254': {
    title: 'Tant de fois par partie',
    text: 'Un texte utilisable un plus grand nombre de fois par partie suit la même règle : tous les exemplaires partagent ce nombre.',
  },
  'KRN-303': {
    title: 'Une valeur qui n’existait pas',
    text: 'Un texte qui donne à une carte une valeur qu’elle n’avait pas définit une valeur de base. Elle peut être modifiée.',
  },
  'KRN-304': {
    title: 'Une valeur qui existait',
    text: 'Le même texte fixe la valeur d’une carte qui en a déjà une. Lequel des deux il fait dépend de l’ordre de jeu.',
  },
  'KRN-269': {
    title: 'Ce qui met fin à une suspension',
    text: 'Du texte d’une carte suspendue, une partie vaut toujours : celle qui dit si la suspension continue.',
  },
  'KRN-308': {
    title: 'Ce qui est limité',
    text: 'Une chose n’est limitée que si vous obtenez moins que ce à quoi vous auriez droit.',
  },
  'KRN-310': {
    title: 'La limite vient en dernier',
    text: 'Rien ne s’ajoute à un nombre limité : tout est recompté avec chaque modificateur, et la limite s’applique en dernier.',
  },
  'KRN-270': {
    title: 'Volée et inutilisable',
    text: 'Une arme volée que son porteur ne peut utiliser est inactive : elle est portée, et personne n’en est armé. Seul ce qui nomme les armes volées, ou la reprendrait, peut la viser.',
  },
  'KRN-252': {
    title: 'Une fois pour tous les exemplaires',
    text: 'Ce qui se fait une fois par partie est épuisé pour les deux joueurs et pour toutes les cartes de ce titre.',
  },
  'KRN-253': {
    title: 'Une fois par partie, dans votre phase de déploiement',
    text: 'Un texte qui déploie une carte une fois par partie n’agit que dans votre phase de déploiement, sauf indication contraire.',
  },
  'KRN-290': {
    title: 'Deux façons de changer un nombre',
    text: 'Un nombre imprimé peut être modifié ou fixé ; il n’y a pas d’autre façon de le changer.',
  },
  'KRN-291': {
    title: 'Les modificateurs',
    text: 'Un modificateur ajoute, retire, multiplie ou divise. Fixer un nombre n’est pas le modifier.',
  },
  'KRN-293': {
    title: 'Les nombres tels qu’ils sont',
    text: 'Chaque fois qu’un nombre est consulté, tous les textes en vigueur lui ont été appliqués.',
  },
  'KRN-294': {
    title: 'Le premier venu s’applique d’abord',
    text: 'Les modificateurs s’appliquent dans l’ordre où ils ont pris effet.',
  },
  'KRN-295': {
    title: 'Recalculé',
    text: 'Quand un modificateur prend fin, le nombre est recalculé depuis sa base avec ceux qui restent, dans leur ordre.',
  },
  'KRN-298': {
    title: 'Non modifiable',
    text: 'Un nombre non modifiable n’est changé par aucun modificateur, quel qu’il soit.',
  },
  'KRN-302': {
    title: 'Son propre nombre',
    text: 'Un nombre que le texte d’une carte définit est sa base, et peut être modifié.',
  },
  'KRN-306': {
    title: 'Augmenté',
    text: 'Un nombre est augmenté chaque fois qu’il est modifié ou fixé à un nombre plus grand.',
  },
  'KRN-307': {
    title: 'Réduit',
    text: 'Un nombre est réduit chaque fois qu’il est modifié ou fixé à un nombre plus petit.',
  },
  'KRN-314': {
    title: 'Les coûts à part d’abord',
    text: 'Un coût à part est payé avant le coût de l’action elle-même.',
  },
  'KRN-315': {
    title: 'Gratuit, sauf les coûts à part',
    text: 'Ce qui change un coût, ou le rend gratuit, concerne le coût de l’action elle-même. Un coût à part se paie quand même.',
  },
  'KRN-322': {
    title: 'Au-dessous de zéro en chemin',
    text: 'Seul le résultat final s’arrête à 0. En chemin, un nombre peut être au-dessous.',
  },
  'KRN-323': {
    title: 'Indéfini vaut 0',
    text: 'Un nombre que rien ne définit compte pour 0.',
  },
  'KRN-326': {
    title: 'Une carte ayant une aptitude',
    text: 'Une carte ayant une aptitude a une aptitude supérieure à 0.',
  },
  'KRN-330': {
    title: 'Arrondir',
    text: 'On n’arrondit un nombre que si un texte le dit.',
  },
  'KRN-369': {
    title: 'Défini par son texte',
    text: 'Un nombre défini par un texte de jeu est calculé chaque fois qu’on le demande, où que soit la carte.',
  },
  'TRM-007': {
    title: 'Ce qu’est un personnage',
    text: 'C’est son icône qui dit si un personnage est un alien, un Impérial, un Rebelle ou un droïde, quoi qu’on dise de lui par ailleurs.',
  },
  'TRM-030': {
    title: 'Les biker scouts',
    text: 'Un biker scout est aussi un trooper, un éclaireur et un stormtrooper.',
  },
  'TRM-135': {
    title: 'Enfermé',
    text: 'Un personnage à bord d’un véhicule ou vaisseau spatial fermé n’est pas présent à la localisation.',
  },
  'TRM-340': {
    title: 'Prises scomp',
    text: 'La prise scomp d’une carte close n’est présente que pour ceux qui sont à bord ; celle de la localisation ne l’est pas pour eux. L’une et l’autre sont des prises scomp à cette localisation.',
  },
  'TRM-345': {
    title: 'Systèmes et secteurs',
    text: 'Un texte sur les vaisseaux spatiaux à un système ne dit rien de ceux à un secteur.',
  },
  'TRM-353': {
    title: 'Les pilotes d’un escadron',
    text: 'Un texte qui demande un pilote d’un escadron demande les deux : le nom de l’escadron et le pilote.',
  },
  'TRM-404': {
    title: 'Les Jedi noirs',
    text: 'Un personnage du Côté obscur d’aptitude 6 ou plus est un Jedi noir, et non un Jedi.',
  },
  'TRM-405': {
    title: 'Les Jedi',
    text: 'Un personnage du Côté lumineux d’aptitude 6 ou plus est un Jedi, et non un Jedi noir.',
  },
  'TRM-417': {
    title: 'Les sortes d’Effets',
    text: 'Un texte sur les Effets ne parle que des Effets normaux. « Effet de toute sorte » comprend aussi les Effets immédiats, mobiles, Utinni et politiques.',
  },
  'TRM-475': {
    title: 'Des mots d’une sorte de carte',
    text: 'Une caractéristique appartient à une sorte de carte. Le même mot sur une autre sorte ne veut rien dire.',
  },
  'TRM-478': {
    title: 'Les personas',
    text: 'Un texte qui nomme un persona parle de toute carte qui le contient, quel que soit son titre.',
  },
} satisfies Record<keyof typeof en, unknown>

export const actingReasons = {
  'KRN-220': '{ship} empêche d’annuler le texte de jeu de {card} : {by} ne le peut donc pas.',
  'KRN-229':
    'Passer outre aux conditions ne rend pas {card} gratuit : il faut {need} Force, et vous en avez {have}.',
  'KRN-229/free': 'Même gratuite, {card} doit remplir ses conditions.',
  'TRM-026': '{card} a les icônes, mais n’est pas un champ de bataille, quelles que soient ses icônes.',
  'TRM-134': '{card} n’est pas fermé : son histoire ne le dit pas.',
  'TRM-179': 'Le pilote assorti de {card} n’est pas à bord.',
  'TRM-181': '{card} n’est pas unique : aucun pilote ne lui est donc assorti.',
  'TRM-340': 'Aucune prise scomp n’est là où {card} en aurait besoin.',
  'TRM-331': '{card} parle de lieux liés, et aucun lieu n’est lié à lui-même.',
  'TRM-339': '{card} est à un lieu lié à ce système, et non au système même.',
  'TRM-701': 'L’aptitude de {card} n’est pas celle du Jedi que {by} demande.',
  'KRN-127/nothing to answer': 'Ce à quoi {card} répondrait ne vient pas d’arriver.',
  'KRN-127/nothing to cancel': '{card} n’annule rien de ce qui est en train d’être joué ou déployé.',
  'KRN-165': 'Cette carte n’a pas été perdue depuis la table : {card} ne peut pas répondre à sa perte.',
  'KRN-253': 'Ce que {card} fait une fois par partie se fait dans votre phase de déploiement.',
  'KRN-128':
    '[{ship}|Ce qui vient d’être perdu] n’est plus là pour {card} : une réponse précédente y a pourvu.',
  'KRN-169': '{card} a quitté la pile de cartes perdues, et ne vient plus d’être perdue.',
  'KRN-202': '{card} n’a pas un tel nombre.',
  'KRN-202/value': '{card} n’a pas de valeur : {what}. {by} ne peut donc pas la changer.',
  'KRN-129/too few': 'Il faut une cible à {card}.',
  'KRN-129/place': '{to} n’est pas un lieu comme en nomme {card}.',
  'KRN-129/at': '{card} n’est pas là où le texte de {by} le demande.',
  'KRN-129/present': '{card} n’est pas présent là, comme le demande le texte de {by}.',
  'TRM-345': '{card} parle d’un système planétaire, et {to} n’en est pas un.',
  'KRN-125/condition': 'Une condition du texte de {card} n’est pas remplie.',
  'KRN-251': 'Ce texte de {card} ne sert qu’une fois par partie, et a déjà été commencé.',
  'KRN-270': '{ship} a volé {card} et ne peut l’utiliser : elle est portée et inactive.',
  'KRN-254': '{card} dit combien de fois par partie, et ce nombre est épuisé.',
  'KRN-252': 'Une autre carte du même titre a épuisé ce que {card} fait une fois par partie.',
  'KRN-152': '{card} est immunisée contre {by}.',
  'KRN-192': 'Le texte de {ship} interdit à {by} de cibler {card}.',
  'KRN-193': '{by} ciblerait {to} en y menant, et le texte de {ship} l’interdit.',
  'CTL-037': '{card} est présent à l’intérieur de {ship}, et donc nulle part ailleurs.',
  'TRM-135': '{card} est enfermé à bord de {ship}, et pas présent à la localisation.',
  'TRM-404': '{card} est un Jedi noir, et {by} demande un Jedi.',
  'TRM-405': '{card} est un Jedi, et {by} demande un Jedi noir.',
  'TRM-417': '{card} est une autre sorte d’Effet que celle dont parle {by}.',
  'TRM-007': '{card} est une autre sorte de personnage que celle dont parle {by}.',
  'TRM-475': '{card} porte ce mot dans son titre, mais n’est pas de la sorte de carte dont parle {by}.',
  'TRM-353': '{by} demande deux choses à la fois, et {card} n’est que l’une d’elles.',
  'KRN-326': '{card} n’a pas d’aptitude.',
  'CTL-056': '{card} n’est pas seul.',
  'CTL-058': '{card} n’est pas seul : d’autres cartes de son joueur sont là, et pas à son bord.',
  'CTL-053': '{card} n’est avec aucune telle carte à sa localisation.',
  'CTL-050': '{card} n’est pas sur cette planète.',
  'CTL-051': '{card} est à la planète, en orbite, et non dessus.',
  'CTL-055': '{card} n’est ni à un site ou secteur de cette planète, ni à son système.',
  'CTL-054': '{card} n’est pas à bord.',
  'KRN-219':
    '{card} est un personnage, un véhicule ou un vaisseau spatial, et ceux-là ne peuvent pas être annulés.',
  'KRN-117': '{card} a déjà fait ce qu’elle doit faire dans cette phase.',
  'KRN-119': 'Il faut faire autre chose maintenant, avant {card}.',
  'KRN-315': 'Avec ce qu’il faut utiliser d’abord, cela demande {need} Force ; vous en avez {have}.',
  'TRM-454': '{card} est atterri : cette partie de son texte de jeu ne fait rien pour l’instant.',
  'KRN-222': 'Le texte de jeu de {card} est annulé par {by}.',
} satisfies Record<keyof typeof enReasons, string>

export const actingLog = {
  'cards lost': '{cards} {cards|va|vont} aux cartes perdues[, avec {others}] : {by}.',
  'cards canceled': '{cards} {cards|est annulée|sont annulées}[, avec {others}] : {by}.',
  'cards to the Used Pile':
    '{cards} {cards|va|vont} à la pile de cartes utilisées[, et {others} aux cartes perdues].',
  'cards out of play': '{cards} {cards|est mise|sont mises} hors jeu[, et {others} aux cartes perdues].',
  'destiny serves': '{card} réussit[ contre {cards}] : destinée {destiny}[, contre {number}].',
  'destiny fails': '{card} échoue[ contre {cards}][ : destinée {destiny}][, contre {number}].',
  'back at': '{cards} {cards|revient|reviennent} à {at} : {card}.',
  'back to hand': '{cards} {cards|retourne|retournent} en main : {card}.',
  'to the Used Pile': '{cards} {cards|va|vont} aux cartes utilisées : {card}.',
  'placed on': '{cards} {cards|est placé|sont placés} sur {ship}.',
  'loss changed': 'Par {card}, la perte est maintenant de {count} Force.',
  'comes first': 'Le {player} fait passer d’abord le {from}.',
  'sets off': 'Le texte de {card} se déclenche.',
  'canceled by text': 'Le texte de {by} annule {card}.',
  suspended: '{card} est suspendue[ : {by}].',
  'suspended no longer': '{card} n’est plus suspendue.',
  'change put': 'Le texte de {card} s’applique[ à {cards}].',
  'number changes': '{card} : {what} {count} au lieu de {number}.',
  'number is again': '{card} : {what} est de nouveau {count} et non plus {number}.',
  'drain increased': '{card} ajoute {count} au drain de Force à {at}.',
  'number stays': '{card} : {what} reste {count}.',
  'text canceled': 'Le texte de jeu de {card} est annulé[ : {by}].',
  'text works again': 'Le texte de jeu de {card} agit de nouveau.',
  'duty falls due': '{card} doit servir maintenant : son temps est passé.',
  'duty cannot be done': 'Ce que {card} demande ne peut pas se faire.',
  maintained: 'Le {player} garde {card}{cost}.',
  'not maintained': 'Le {player} ne garde pas {card}.',
  'separate cost paid': 'Avant {card}, un coût à part est payé{cost}.',
} satisfies Record<keyof typeof enLog, string>
