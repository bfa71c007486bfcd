export const bat0 = {
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
  'BAT-006': {
    title: 'Une bataille écourtée',
    text: 'Quand une bataille finit faute de présence, ce qui attend sa fin a lieu, et ce qui dure jusqu’à sa fin s’achève. Seul ce qui demande une bataille menée jusqu’au bout n’a pas lieu.',
  },
  'BAT-007': {
    title: 'Touché quand une bataille est écourtée',
    text: 'Si une bataille finit avant son segment des dommages, chaque carte touchée est aussitôt perdue. Elle est perdue, et non comptabilisée en valeur de perte.',
  },
  'BAT-008': {
    title: 'Sans armes aussi',
    text: 'Il ne faut pas d’arme pour engager ou livrer bataille. Une arme permet de viser une carte précise de votre adversaire.',
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
  'BAT-012': {
    title: 'Pas exclue, mais une seule bataille',
    text: 'Un texte qui empêche d’exclure une carte ne lui permet pas plus d’une bataille par tour.',
  },
  'BAT-013': {
    title: 'Plus d’une bataille pour elles',
    text: 'Les personnages, véhicules et vaisseaux combattent une fois par tour ; les dispositifs, armes et Effets peuvent servir dans plusieurs batailles d’un tour si leur texte le permet.',
  },
  'BAT-014': {
    title: 'Engager est une action',
    text: 'Engager une bataille est une action comme une autre : conditions, cible et coût d’abord, puis les réponses, puis le résultat.',
  },
  'BAT-015': {
    title: 'Les segments d’une bataille',
    text: 'Une fois engagée, une bataille passe par le segment des armes, le segment de puissance, le segment des dommages et sa fin, dans cet ordre.',
  },
  'BAT-016': {
    title: 'Son propre moment',
    text: 'Une carte qui dit son propre moment dans une bataille se joue à ce moment, quoi que les segments permettent ou interdisent.',
  },
  'BAT-017': {
    title: 'Une bataille vise une localisation',
    text: 'En engageant une bataille, vous visez une localisation. La condition est que les deux joueurs y aient une présence.',
  },
  'BAT-018': {
    title: 'Une bataille coûte 1 Force',
    text: 'Vous utilisez 1 Force pour engager une bataille.',
  },
  'BAT-019': {
    title: 'Ce qu’une bataille peut coûter d’autre',
    text: 'Des cartes peuvent augmenter, diminuer ou remplacer le coût d’une bataille, ou la rendre gratuite.',
  },
  'BAT-020': {
    title: 'Quand une bataille est engagée',
    text: 'Conditions remplies, cible nommée et coût payé, une bataille a été engagée à cet endroit, quoi qu’il arrive ensuite.',
  },
  'BAT-021': {
    title: 'D’abord ce qui est automatique',
    text: 'Quand une bataille est engagée, toutes les actions automatiques que cela déclenche précèdent les réponses. Celui qui a engagé la bataille en choisit l’ordre.',
  },
  'BAT-022': {
    title: 'Ce qui répond à une bataille',
    text: 'Les réponses à une bataille sont les actions qui répondent à une bataille juste engagée et celles qui se jouent au début d’une bataille.',
  },
  'BAT-023': {
    title: 'Réactions à une bataille',
    text: 'Quand votre adversaire a engagé une bataille, vos textes de réaction peuvent y déployer ou y déplacer des cartes, ou les en éloigner s’ils le disent.',
  },
  'BAT-024': {
    title: 'Pas de réaction à sa propre bataille',
    text: 'Celui qui a engagé une bataille ne peut pas y réagir.',
  },
  'BAT-025': {
    title: 'D’autres réponses amènent des cartes',
    text: 'Le joueur qui a engagé la bataille ne peut pas réagir, mais il peut amener des cartes par une réponse qui n’est pas une réaction.',
  },
  'BAT-026': {
    title: 'Réponses à une bataille',
    text: 'L’adversaire de celui qui a engagé la bataille peut répondre le premier. Ensuite, c’est chacun son tour.',
  },
  'BAT-027': {
    title: 'Jusqu’à ce que chacun passe',
    text: 'On répond à une bataille jusqu’à ce que les deux joueurs passent à la suite ; vient alors le segment des armes. Si vous avez passé et que votre adversaire répond, vous pouvez répondre à nouveau.',
  },
  'BAT-028': {
    title: 'Les nouveaux venus comptent',
    text: 'On regarde si une carte peut répondre ou réagir au moment où elle le fait. Une carte qui vient d’arriver par une réaction peut en rendre une autre possible, ou y servir.',
  },
  'BAT-029': {
    title: 'À tour de rôle au segment des armes',
    text: 'Durant le segment des armes, les joueurs font à tour de rôle une action de premier niveau. Celui qui a engagé la bataille fait la première.',
  },
  'BAT-030': {
    title: 'Comment finit le segment des armes',
    text: 'Quand les deux joueurs passent à la suite au lieu de faire une action de premier niveau, le segment des armes est fini.',
  },
  'BAT-031': {
    title: 'Les arrivants participent',
    text: 'Un personnage, véhicule ou vaisseau spatial qui arrive à la localisation avant le segment de puissance participe aussitôt à la bataille, sauf si quelque chose l’en empêche, comme une autre bataille durant ce tour.',
  },
  'BAT-032': {
    title: 'Le moment des actions de bataille',
    text: 'Les actions de premier niveau faites pour les batailles ne se jouent en règle générale que durant le segment des armes.',
  },
  'BAT-033': {
    title: 'La puissance dans le segment des armes',
    text: 'Les actions de premier niveau qui changent la puissance, et pas l’attrition, se jouent dans le segment des armes.',
  },
  'BAT-034': {
    title: 'Le nombre de destinées dans le segment des armes',
    text: 'Les actions de premier niveau qui changent le nombre de destinées tirées se jouent dans le segment des armes ; on tire les destinées dans le segment de puissance.',
  },
  'BAT-035': {
    title: 'Les conditions sur les destinées',
    text: 'Les actions de premier niveau qui posent une condition sur les destinées en général se jouent dans le segment des armes.',
  },
  'BAT-036': {
    title: 'Les totaux dans le segment des armes',
    text: 'Une action de premier niveau qui change une destinée de bataille totale se joue dans le segment des armes ; elle s’applique dès qu’il y a un total.',
  },
  'BAT-037': {
    title: 'Sans moment indiqué',
    text: 'Une action de bataille qui n’indique pas de moment se fait au segment des armes.',
  },
  'BAT-038': {
    title: 'Ce qui peut se faire à tout moment',
    text: 'Une action possible à tout moment l’est aussi au segment des armes, même sans rapport avec la bataille.',
  },
  'BAT-039': {
    title: 'Les autres actions, ici seulement',
    text: 'Les actions de premier niveau sans rapport avec la bataille n’ont leur place qu’au segment des armes. Les segments de puissance et des dommages n’admettent que les sortes d’actions prévues pour eux.',
  },
  'BAT-040': {
    title: 'Pas de combat dans une bataille',
    text: 'Durant une bataille, nul ne peut engager une autre bataille, ni une attaque par une créature ou contre elle.',
  },
  'BAT-041': {
    title: 'Les étapes du segment de puissance',
    text: 'Le segment de puissance a toujours lieu : destinées de puissance, destinées de bataille, destinées d’attrition, actions optionnelles, puissance totale, attrition, puis vainqueur et perdant.',
  },
  'BAT-042': {
    title: 'Trop tard pour participer',
    text: 'Une carte qui arrive à la localisation une fois le segment de puissance commencé ne participe jamais à cette bataille.',
  },
  'BAT-043': {
    title: 'La destinée de puissance',
    text: 'Une destinée « à la puissance » ou « à la puissance totale » est une destinée de puissance. Elle augmente votre puissance totale, et rien d’autre.',
  },
  'BAT-044': {
    title: 'Qui tire d’abord pour la puissance',
    text: 'Celui qui a engagé la bataille tire toutes ses destinées de puissance, puis l’autre joueur tire les siennes.',
  },
  'BAT-045': {
    title: 'Destinées de puissance ajoutées',
    text: 'Les destinées de puissance que des textes ajoutent d’eux-mêmes sont comptées à ce moment, si leurs conditions sont alors remplies.',
  },
  'BAT-046': {
    title: 'Seul ce qui participe ajoute des destinées',
    text: 'Un personnage, vaisseau spatial, véhicule, arme ou dispositif n’ajoute de destinées de puissance, de bataille ou d’attrition que s’il participe à la bataille, sauf si son texte dit le contraire.',
  },
  'BAT-047': {
    title: 'Les Effets n’ont pas à participer',
    text: 'Les cartes d’autres types qui ajoutent des destinées, comme les Effets, ne demandent que ce que dit leur propre texte. Elles n’ont pas à participer à la bataille.',
  },
  'BAT-048': {
    title: 'Ajoutées avant, comptées ensuite',
    text: 'Les destinées que des actions du segment des armes ont ajoutées sont acquises. On les compte simplement au moment de tirer.',
  },
  'BAT-049': {
    title: 'Tirer pour la puissance est obligatoire',
    text: 'Vous devez tirer toutes vos destinées de puissance.',
  },
  'BAT-050': {
    title: 'Ajoutée à la puissance totale',
    text: 'Chaque destinée de puissance que vous tirez s’ajoute à votre puissance totale.',
  },
  'BAT-051': {
    title: 'Qui tire d’abord pour la bataille',
    text: 'Celui qui a engagé la bataille compte, choisit, tire et additionne toutes ses destinées de bataille. L’autre joueur ne le fait qu’ensuite.',
  },
  'BAT-052': {
    title: '4 d’aptitude, une destinée de bataille',
    text: 'Avec 4 d’aptitude ou plus qui comptent dans la bataille, vous pouvez tirer une destinée de bataille.',
  },
  'BAT-053': {
    title: 'Plus d’aptitude, toujours une',
    text: 'Plus d’aptitude ne donne pas d’autre tirage : 8 ou plus, c’est encore une seule destinée de bataille.',
  },
  'BAT-054': {
    title: 'L’aptitude qui compte',
    text: 'Pour la destinée de bataille compte l’aptitude de vos cartes présentes dans la bataille, et de vos personnages ou pilotes permanents qui y pilotent ou conduisent.',
  },
  'BAT-055': {
    title: 'Les passagers ne comptent pas',
    text: 'Le passager d’un vaisseau spatial ou d’un véhicule fermé participe à la bataille, mais son aptitude ne compte pas pour la destinée de bataille.',
  },
  'BAT-056': {
    title: 'Moins de 4 d’aptitude',
    text: 'Avec moins de 4 d’aptitude qui comptent, vous partez d’aucune destinée de bataille. Des cartes peuvent encore en ajouter.',
  },
  'BAT-057': {
    title: 'Destinées de bataille ajoutées',
    text: 'Les destinées de bataille que des textes ajoutent d’eux-mêmes sont comptées à ce moment, si leurs conditions sont alors remplies.',
  },
  'BAT-058': {
    title: 'Toutes ou aucune',
    text: 'Une fois vos destinées de bataille comptées, vous choisissez de les tirer toutes ou de n’en tirer aucune.',
  },
  'BAT-059': {
    title: 'La destinée de bataille est au choix',
    text: 'Rien ne vous oblige à tirer une destinée de bataille.',
  },
  'BAT-060': {
    title: 'Autant que possible',
    text: 'Si vous avez choisi de tirer vos destinées de bataille et ne pouvez pas faire tous les tirages, faute de cartes dans votre paquet de réserve par exemple, vous en faites autant que possible.',
  },
  'BAT-061': {
    title: 'La destinée de bataille totale',
    text: 'Quand un joueur a tiré ses destinées de bataille, son total est formé ; ce qui le change de soi-même s’applique si sa condition est alors remplie.',
  },
  'BAT-062': {
    title: 'Les changements joués avant',
    text: 'Les changements facultatifs d’une destinée de bataille totale, joués dans le segment des armes, s’appliquent quand ce total est formé.',
  },
  'BAT-064': {
    title: 'L’attrition',
    text: 'Quand les deux joueurs ont tiré, chaque destinée de bataille totale crée une attrition de même valeur contre l’adversaire.',
  },
  'BAT-065': {
    title: 'Pas de destinée, pas d’attrition',
    text: 'Si aucun de vos tirages de destinée de bataille n’est complet, vous n’avez pas de total, et il n’y a pas d’attrition contre votre adversaire. Rien ne modifie une attrition qui n’existe pas.',
  },
  'BAT-066': {
    title: 'Zéro est un total',
    text: 'Une destinée de bataille totale de 0 crée une attrition de 0. Cette attrition existe, et des cartes peuvent la modifier.',
  },
  'BAT-067': {
    title: 'La destinée d’attrition',
    text: 'Une destinée « à l’attrition » est une destinée d’attrition. Elle augmente l’attrition contre votre adversaire, et rien d’autre.',
  },
  'BAT-068': {
    title: 'Qui tire d’abord pour l’attrition',
    text: 'Celui qui a engagé la bataille tire toutes ses destinées d’attrition, puis l’autre joueur tire les siennes.',
  },
  'BAT-069': {
    title: 'Destinées d’attrition ajoutées',
    text: 'Les destinées d’attrition que des textes ajoutent d’eux-mêmes sont comptées à ce moment, si leurs conditions sont alors remplies.',
  },
  'BAT-070': {
    title: 'Sans total, pas de destinée d’attrition',
    text: 'Si vous n’avez pas de destinée de bataille totale, vous ne tirez aucune destinée d’attrition. Rien n’y change.',
  },
  'BAT-071': {
    title: 'Tirer pour l’attrition est obligatoire',
    text: 'Vous devez tirer toutes vos destinées d’attrition.',
  },
  'BAT-072': {
    title: 'Ajoutée à l’attrition',
    text: 'Chaque destinée d’attrition que vous tirez augmente l’attrition contre votre adversaire dans cette bataille.',
  },
  'BAT-073': {
    title: 'Actions optionnelles du segment de puissance',
    text: 'Après les destinées d’attrition, les joueurs font à tour de rôle des actions optionnelles, d’abord celui qui a engagé la bataille, jusqu’à ce que les deux passent à la suite.',
  },
  'BAT-074': {
    title: 'Ce qui se fait au segment de puissance',
    text: 'Parmi les actions optionnelles du segment de puissance, une action de premier niveau doit dire qu’elle se joue durant ce segment, ou bien modifier ou fixer l’attrition.',
  },
  'BAT-075': {
    title: 'Changer l’attrition',
    text: 'Les actions de premier niveau qui changent l’attrition, sans la compenser ni l’annuler, se jouent dans la partie facultative du segment de puissance, et seulement si cette attrition existe, fût-elle de 0.',
  },
  'BAT-076': {
    title: 'Attrition et puissance ensemble',
    text: 'Les actions de premier niveau qui changent à la fois l’attrition et la puissance totale se jouent dans la partie facultative du segment de puissance, et seulement si cette attrition existe.',
  },
  'BAT-077': {
    title: 'La puissance totale',
    text: 'Votre puissance totale part de la puissance de vos cartes présentes à la localisation de la bataille.',
  },
  'BAT-078': {
    title: 'À l’intérieur, pas de puissance propre',
    text: 'Un personnage à l’intérieur d’un vaisseau spatial ou d’un véhicule fermé n’est pas présent et n’ajoute pas sa propre puissance, mais seulement ce qu’il ajoute au vaisseau spatial ou au véhicule.',
  },
  'BAT-079': {
    title: 'Tout ce qui modifie la puissance',
    text: 'La puissance totale comprend tout ce qui la modifie : textes des participants, de la localisation, des pilotes et d’autres cartes sur la table.',
  },
  'BAT-080': {
    title: 'La destinée de bataille ajoute à la puissance',
    text: 'Votre destinée de bataille totale, si vous en avez une, s’ajoute à votre puissance totale. Elle crée l’attrition en plus.',
  },
  'BAT-081': {
    title: 'Comment se calcule l’attrition',
    text: 'L’attrition contre vous est la destinée de bataille totale de votre adversaire plus ses destinées d’attrition. Vient ensuite ce qui la modifie ou la fixe autrement.',
  },
  'BAT-082': {
    title: 'Ce qui modifie l’attrition tout seul',
    text: 'Les textes qui modifient l’attrition sans laisser le choix valent quand on la calcule, si leurs conditions sont alors remplies.',
  },
  'BAT-083': {
    title: 'Changements de l’attrition',
    text: 'Les changements d’attrition joués dans le segment de puissance sont fixés et s’appliquent quand l’attrition est calculée.',
  },
  'BAT-084': {
    title: 'Vainqueur et perdant',
    text: 'On compare les totaux des deux joueurs, avec tout ce qui les modifie, les destinées de puissance et la destinée de bataille totale. Celui qui a le plus grand remporte la bataille, l’autre la perd.',
  },
  'BAT-085': {
    title: 'Personne ne gagne',
    text: 'À totaux égaux, il n’y a ni vainqueur ni perdant.',
  },
  'BAT-086': {
    title: 'Ce que déclenche une victoire',
    text: 'Ce qui arrive tout seul quand une bataille est gagnée ou perdue arrive dès que le gagnant et le perdant sont désignés.',
  },
  'BAT-087': {
    title: 'Réponses à la victoire et à la défaite',
    text: 'Après les actions automatiques, les joueurs peuvent répondre à tour de rôle à la victoire ou à la défaite, d’abord l’adversaire de celui qui a engagé la bataille, jusqu’à ce que les deux passent à la suite. Le segment des dommages ne vient qu’ensuite.',
  },
  'BAT-088': {
    title: 'À tour de rôle au segment des dommages',
    text: 'Durant le segment des dommages, les joueurs font à tour de rôle une action. Celui qui a engagé la bataille fait la première.',
  },
  'BAT-089': {
    title: 'Des cartes pour le segment des dommages',
    text: 'Ce qui dit se jouer au segment des dommages s’y joue.',
  },
  'BAT-090': {
    title: 'À quoi sert le segment des dommages',
    text: 'Au segment des dommages, vous comptabilisez des cartes en valeur de perte, perdez de la Force pour les dommages de bataille et jouez ce qui s’y joue. Des cartes peuvent aussi modifier, satisfaire ou annuler les dommages de bataille, et satisfaire ou annuler l’attrition. Aucune autre action de premier niveau n’est permise.',
  },
  'BAT-091': {
    title: 'Comptabiliser en valeur de perte',
    text: 'Comptabiliser en valeur de perte une de vos cartes qui participent est une action. Vous pouvez la faire si cette carte est touchée, ou si des dommages de bataille ou de l’attrition sont en attente contre vous.',
  },
  'BAT-092': {
    title: 'Perdre de la Force pour les dommages',
    text: 'Perdre 1 Force et satisfaire ainsi 1 dommage de bataille est une action. Vous pouvez la faire tant que des dommages de bataille sont en attente contre vous.',
  },
  'BAT-093': {
    title: 'Des cartes pour les dommages',
    text: 'Une carte qui modifie, compense ou annule des dommages de bataille demande qu’il en reste à compenser.',
  },
  'BAT-094': {
    title: 'Des cartes pour l’attrition',
    text: 'Une carte qui compense ou annule l’attrition sert au segment des dommages et demande qu’il en reste à compenser.',
  },
  'BAT-095': {
    title: 'Les deux à la fois',
    text: 'Une carte qui concerne à la fois les dommages de bataille et l’attrition ne demande que l’un des deux.',
  },
  'BAT-097': {
    title: 'Quand vous ne pouvez pas passer',
    text: 'Au segment des dommages, vous ne pouvez pas passer tant qu’une de vos cartes qui participent est touchée, tant que des dommages de bataille sont en attente, ou tant que l’est une attrition contre laquelle l’une d’elles n’est pas immunisée.',
  },
  'BAT-098': {
    title: 'En attente',
    text: 'Des dommages de bataille ou une attrition sont en attente contre vous tant qu’il en reste plus de 0 à satisfaire.',
  },
  'BAT-099': {
    title: 'Immunisée, mais volontaire',
    text: 'Vous pouvez comptabiliser une carte en valeur de perte pour l’attrition ou les dommages de bataille bien qu’elle soit immunisée contre l’attrition.',
  },
}
