export const krn0 = {
  'KRN-001': {
    title: 'Force vitale',
    text: 'Votre Force vitale, c’est votre paquet de réserve, votre pile de Force et votre pile de cartes utilisées ensemble.',
  },
  'KRN-002': {
    title: 'Perdre la partie',
    text: 'Vous perdez la partie au moment où il ne vous reste plus de Force vitale.',
  },
  'KRN-003': {
    title: 'Destin non résolu',
    text: 'Une carte tirée pour le destin et pas encore résolue compte toujours dans la Force vitale de son joueur.',
  },
  'KRN-005': {
    title: 'Ce qui n’est pas de la Force vitale',
    text: 'Votre main, vos cartes sur la table et votre pile de cartes perdues ne comptent pas dans votre Force vitale.',
  },
  'KRN-006': {
    title: 'Soixante cartes',
    text: 'Votre paquet compte 60 cartes. Ce qu’il en reste une fois les cartes de départ jouées devient votre paquet de réserve.',
  },
  'KRN-008': {
    title: 'La Force qui reste',
    text: 'La Force que vous n’utilisez pas reste dans votre pile de Force pour plus tard.',
  },
  'KRN-009': {
    title: 'Utiliser la Force',
    text: 'Pour utiliser la Force, des cartes vont une à une du dessus de votre pile de Force sur votre pile utilisée.',
  },
  'KRN-010': {
    title: 'Ce qui va aux cartes utilisées',
    text: 'Outre la Force que vous utilisez, votre pile de cartes utilisées reçoit les cartes qu’une règle ou un texte y envoie, comme une Interruption qui a servi.',
  },
  'KRN-011': {
    title: 'La pile de cartes perdues',
    text: 'Ce qui est perdu va face visible sur la pile de cartes perdues de son propriétaire et ne sert plus, à moins que quelque chose ne le ramène.',
  },
  'KRN-014': {
    title: 'Recycler ne se refuse pas',
    text: 'À la fin de la phase de pioche, les deux joueurs doivent remettre leur pile de cartes utilisées sous leur paquet de réserve.',
  },
  'KRN-016': {
    title: 'Cartes empilées',
    text: 'Des cartes posées sur une autre carte forment un empilement, et une seule suffit.',
  },
  'KRN-017': {
    title: 'Compter les cartes',
    text: 'Vous pouvez compter à tout moment vos paquets, vos piles et votre main, face cachée, et demander à l’adversaire combien de cartes ont les siens.',
  },
  'KRN-018': {
    title: 'On ne fouille pas les piles',
    text: 'Personne ne regarde dans un paquet, une pile ou un empilement si une règle ou une carte ne l’y autorise pas. Cela vaut aussi pour une pile de cartes perdues, bien qu’elle soit face visible : on n’en voit que la carte du dessus.',
  },
  'KRN-019': {
    title: 'Vos propres cartes empilées',
    text: 'Vous pouvez à tout moment examiner une de vos cartes empilée sur une de vos cartes ou sur une localisation.',
  },
  'KRN-020': {
    title: 'Empilée chez l’adversaire',
    text: 'Si la carte empilée, ou celle qui la porte, est à l’adversaire, vous ne pouvez pas l’examiner.',
  },
  'KRN-021': {
    title: 'Mélanger et couper',
    text: 'Quand un paquet ou une pile a été mélangé, l’autre joueur peut le couper avant qu’il reprenne sa place. Ici, c’est le hasard qui coupe.',
  },
  'KRN-022': {
    title: 'Mélanger, couper et remettre',
    text: 'D’anciennes cartes disent « mélanger, couper et remettre » là où les nouvelles disent « remélanger ».',
  },
  'KRN-023': {
    title: 'Rien à prendre',
    text: 'On ne peut pas engager une action qui déploie, prend, échange ou vole des cartes d’un paquet, d’une pile ou d’un empilement vide.',
  },
  'KRN-024': {
    title: 'Rien à regarder',
    text: 'On ne peut pas engager une action qui cherche, regarde, révèle ou désigne des cartes d’un paquet ou d’une pile vide.',
  },
  'KRN-025': {
    title: 'Rien à piocher',
    text: 'D’un paquet ou d’une pile vide, on ne peut pas commencer à piocher.',
  },
  'KRN-026': {
    title: 'Rien à mélanger',
    text: 'On ne joue pas une carte pour mélanger un paquet ou une pile vide.',
  },
  'KRN-027': {
    title: 'Rien à tirer',
    text: 'Ce qui sert quand un joueur va tirer un destin ne peut être utilisé tant que son paquet de réserve est vide.',
  },
  'KRN-028': {
    title: 'Moins de cartes que demandé',
    text: 'Une carte suffit pour engager une action sur plusieurs cartes d’un paquet ou d’une pile. Elle fait ce qu’elle peut, puis elle est finie.',
  },
  'KRN-029': {
    title: 'Pas de carte à tirer',
    text: 'Même avec un paquet de réserve vide, vous pouvez commencer une action qui fait tirer une destinée. Le tirage échoue alors.',
  },
  'KRN-030': {
    title: 'Utiliser 0 Force',
    text: 'Une pile de Force vide n’empêche personne d’utiliser 0 Force ou toute sa pile de Force.',
  },
  'KRN-031': {
    title: 'Récupérer d’une pile vide',
    text: 'Une pile de cartes perdues vide n’empêche personne d’engager une récupération.',
  },
  'KRN-032': {
    title: 'Une pile sans rien',
    text: 'Une pile vide peut tout de même être déplacée en tant que pile par une carte qui le fait.',
  },
  'KRN-033': {
    title: 'Sous un paquet vide',
    text: 'On peut mettre des cartes sous un paquet vide ; elles sont alors le paquet.',
  },
  'KRN-034': {
    title: 'Jeter un coup d’œil',
    text: 'Qui jette un coup d’œil à une carte est seul à la voir ; puis elle retourne à sa place, sauf si le texte dit autre chose.',
  },
  'KRN-035': {
    title: 'Un coup d’œil dans la main',
    text: 'Les cartes de la main de l’adversaire qu’un joueur regarde sont révélées aux deux joueurs.',
  },
  'KRN-036': {
    title: 'La carte entière',
    text: 'Qui regarde une carte peut la lire en entier, en un temps raisonnable. Les secondes que d’anciennes cartes accordent ne comptent plus.',
  },
  'KRN-037': {
    title: 'Perdre de la Force',
    text: 'Vous perdez la Force unité par unité ; chacune est une carte qui va à votre pile de cartes perdues.',
  },
  'KRN-038': {
    title: 'D’où vient la Force perdue',
    text: 'Pour chaque unité vous choisissez : une carte de votre main, ou la carte du dessus de votre paquet de réserve, de votre pile de Force ou de votre pile de cartes utilisées.',
  },
  'KRN-039': {
    title: 'Des cartes choisies ne sont pas une perte de Force',
    text: 'Des cartes perdues pour ce qu’elles sont, et non comme unités de Force, échappent aux textes sur les pertes de Force.',
  },
  'KRN-040': {
    title: 'Perdre de la Force d’un endroit',
    text: 'La Force à perdre d’un certain endroit y est prise d’abord. Ce qui manque est perdu comme d’habitude.',
  },
  'KRN-041': {
    title: 'Révéler',
    text: 'Les cartes révélées sont montrées aux deux joueurs, celle du dessus en premier.',
  },
  'KRN-042': {
    title: 'Révélées sur place',
    text: 'Tant que des cartes sont révélées, elles restent dans leur paquet, leur pile ou leur main, dans le même ordre.',
  },
  'KRN-043': {
    title: 'Plus révélée',
    text: 'Une carte révélée qui est déplacée, perdue ou mélangée est traitée comme d’habitude et n’est plus révélée.',
  },
  'KRN-044': {
    title: 'Fin de la révélation',
    text: 'Une action sur des cartes révélées prend fin quand aucune ne l’est plus.',
  },
  'KRN-045': {
    title: 'Récupérer de la Force',
    text: 'Récupérer 1 Force, c’est mettre la carte du dessus de sa propre pile de cartes perdues, face cachée, sur sa pile de cartes utilisées.',
  },
  'KRN-046': {
    title: 'En récupérer plusieurs',
    text: 'On récupère plusieurs Force l’une après l’autre, et c’est une seule action.',
  },
  'KRN-048': {
    title: 'Récupérer au hasard',
    text: 'Pour récupérer au hasard, on mélange et on coupe la pile de cartes perdues, puis on récupère la carte du dessus.',
  },
  'KRN-049': {
    title: 'Récupérer une certaine carte',
    text: 'Pour récupérer une certaine carte, cherchez dans votre pile de cartes perdues. Si elle y est, où qu’elle soit, elle va sur votre pile de cartes utilisées.',
  },
  'KRN-050': {
    title: 'Le reste garde son ordre',
    text: 'Récupérer une certaine carte laisse le reste de la pile de cartes perdues tel quel.',
  },
  'KRN-051': {
    title: 'Une certaine carte est aussi de la Force',
    text: 'Qui récupère une certaine carte a récupéré de la Force.',
  },
  'KRN-052': {
    title: 'Jusqu’à tant',
    text: 'Qui récupère jusqu’à tant de certaines cartes regarde d’abord sa pile de cartes perdues, puis en prend au moins une.',
  },
  'KRN-054': {
    title: 'Ce qui part emporte sa charge',
    text: 'Quand une carte quitte la table, tout ce qui est à son bord, sur elle ou porté par elle va à la pile de cartes perdues de son propriétaire, sauf indication contraire.',
  },
  'KRN-055': {
    title: 'Tout à la fois',
    text: 'Une carte et tout ce qui est perdu avec elle partent au même instant. Nul ne peut agir entre-temps.',
  },
  'KRN-056': {
    title: 'Ordre de ce qui part',
    text: 'Chaque propriétaire choisit l’ordre dans lequel ses cartes qui quittent la table ensemble sont placées dans une pile.',
  },
  'KRN-057': {
    title: 'Texte rétabli',
    text: 'Quand une carte quitte la table, son texte qui était annulé sert de nouveau.',
  },
  'KRN-058': {
    title: 'Sur le point de partir',
    text: '« Quitter la table », c’est être sur le point de la quitter : ce qu’un texte fait alors vient avant.',
  },
  'KRN-059': {
    title: 'Sur la table',
    text: 'Qu’une carte soit sur la table dépend de son état : une carte active y est.',
  },
  'KRN-060': {
    title: 'Sur la table',
    text: 'Une carte se déploie sur la table si elle ne va ni à une localisation ni sur une autre carte.',
  },
  'KRN-061': {
    title: 'Échanger',
    text: 'Dans un échange, on choisit d’abord les cartes d’un endroit, puis celles de l’autre, et elles changent de place. Rien n’est choisi avant le résultat de l’action.',
  },
  'KRN-062': {
    title: 'La même position',
    text: 'Une carte qui entre dans une pile par échange prend la position de l’autre.',
  },
  'KRN-063': {
    title: 'Échange et secret',
    text: 'Des cartes échangées ne sont montrées que dans la mesure où le sont des cartes retirées ou placées.',
  },
  'KRN-064': {
    title: 'La pile de qui',
    text: 'Quand un texte ne dit pas de qui sont la main, le paquet ou la pile, une carte va chez son propriétaire.',
  },
  'KRN-065': {
    title: 'Ordre de ce qu’on place',
    text: 'Si une action place plusieurs cartes sans que personne soit nommé pour les ordonner, le joueur dont c’est le tour le fait.',
  },
  'KRN-066': {
    title: 'Placées sans être vues',
    text: 'Des cartes placées dans une main, un paquet ou une pile ne sont pas montrées, sauf indication contraire.',
  },
  'KRN-067': {
    title: 'Placée face visible',
    text: 'Une carte placée face visible, ou sur une pile face visible, est vue des deux joueurs.',
  },
  'KRN-068': {
    title: 'Les critères se montrent',
    text: 'Si le texte dit quelle sorte de carte est à placer, la carte est montrée, quelle que soit sa face.',
  },
  'KRN-070': {
    title: 'Sans regarder',
    text: 'Quand une action dit « sans regarder », aucun des joueurs ne regarde les cartes.',
  },
  'KRN-071': {
    title: 'Révélée une fois',
    text: 'Une carte révélée en quittant une pile posée sur une carte n’est pas révélée de nouveau là où elle est placée.',
  },
  'KRN-072': {
    title: 'Retirées sans être vues',
    text: 'Des cartes retirées d’une main, d’un paquet ou d’une pile ne sont pas montrées, sauf indication contraire.',
  },
  'KRN-073': {
    title: 'Retirée face visible',
    text: 'Une carte qui était face visible a été vue des deux joueurs quand on la retire.',
  },
  'KRN-074': {
    title: 'Son propriétaire l’a vue',
    text: 'Une carte cachée que l’on retire peut être vue de son propriétaire s’il pouvait déjà la regarder.',
  },
  'KRN-075': {
    title: 'Déployée d’une pile',
    text: 'Une carte retirée pour être jouée ou déployée aussitôt est montrée aux deux joueurs.',
  },
  'KRN-076': {
    title: 'Sans les voir',
    text: 'Si des cartes sont retirées « sans les voir », aucun des joueurs ne peut les regarder.',
  },
  'KRN-077': {
    title: 'Montrez ce que vous prenez',
    text: 'Si un texte limite ce que vous pouvez prendre d’un paquet ou d’une pile, vous montrez à l’adversaire ce que vous avez pris.',
  },
  'KRN-078': {
    title: 'N’importe quelle carte',
    text: 'Si vous pouvez prendre n’importe quelle carte, vous n’avez pas à la montrer, sauf si elle était face visible.',
  },
  'KRN-079': {
    title: 'Regarder d’abord, choisir ensuite',
    text: 'Vous annoncez seulement la carte qui cherche, ou sa fonction. Vous regardez dans le paquet ou la pile, et vous choisissez alors.',
  },
  'KRN-080': {
    title: 'Ce qu’on trouve se prend',
    text: 'Une fois la recherche engagée, vous devez prendre une carte qui convient, s’il y en a une.',
  },
  'KRN-081': {
    title: 'Vérification',
    text: 'Si une recherche ne trouve rien qui convienne, l’adversaire peut regarder lui-même dans le même paquet ou la même pile, avant tout mélange.',
  },
  'KRN-082': {
    title: 'Une main ne se vérifie pas',
    text: 'Qu’un joueur ne trouve rien dans sa propre main, son adversaire ne le vérifie pas.',
  },
  'KRN-083': {
    title: 'Pas de second essai',
    text: 'Après une recherche manquée et vérifiée, vous ne pouvez plus utiliser cette fonction ce tour-ci sur le même paquet ou la même pile, même avec un autre exemplaire.',
  },
  'KRN-084': {
    title: 'Remis tel quel',
    text: 'Après une recherche, le paquet ou la pile est remis sans être mélangé, sauf si le texte le demande.',
  },
  'KRN-085': {
    title: 'Des mots entiers',
    text: 'Un mot cherché dans un titre est ce mot, son pluriel ou son possessif, jamais une partie d’un mot plus long.',
  },
  'KRN-086': {
    title: 'Les mots dans leur ordre',
    text: 'Plusieurs mots cherchés dans un titre doivent s’y trouver dans le même ordre, sans autre mot entre eux.',
  },
  'KRN-087': {
    title: 'Le moment habituel',
    text: 'Une carte déployée d’ailleurs que de la main l’est à son moment habituel, sauf si le texte en nomme un autre.',
  },
  'KRN-088': {
    title: 'Comme de la main',
    text: 'Une carte jouée depuis un paquet ou une pile n’est pas une réponse, sauf si le texte qui le permet dit « comme de votre main ».',
  },
  'KRN-089': {
    title: 'Ordre gardé',
    text: 'Déployer d’un paquet ou d’une pile n’en change pas l’ordre, sauf si le texte demande de mélanger.',
  },
  'KRN-090': {
    title: 'Là où le texte l’envoie',
    text: 'Si le texte qui permet de jouer une carte l’envoie à une certaine place, elle y va même si elle est annulée.',
  },
  'KRN-091': {
    title: 'Retenue quand même',
    text: 'Une carte placée sur une carte qui la retient y reste, où qu’elle ait dû aller.',
  },
  'KRN-092': {
    title: 'Chercher sans rien à déployer',
    text: 'Une recherche d’une carte à déployer peut être engagée même s’il n’y en a pas ; elle échoue alors et se vérifie.',
  },
  'KRN-093': {
    title: 'Toutes interdites',
    text: 'On ne cherche pas de carte à déployer quand chaque carte nommée est unique ou limitée et ne peut être déployée.',
  },
  'KRN-094': {
    title: 'Désignation au hasard',
    text: 'Pour désigner au hasard, on tourne les cartes face cachée, on mélange et on coupe. Celle du dessus est désignée.',
  },
  'KRN-095': {
    title: 'Presque tout est une action',
    text: 'Jouer ou déployer une carte, utiliser un texte, se déplacer, drainer, tirer et tirer une destinée sont des actions, et ajouter un modificateur facultatif en est une aussi.',
  },
  'KRN-096': {
    title: 'Chaque unité est une action',
    text: 'Chaque unité de Force activée, utilisée, piochée ou perdue est une action à part.',
  },
  'KRN-097': {
    title: 'Ce qui n’est pas une action',
    text: 'Qu’une phase commence ou finisse, qu’une condition soit remplie, qu’un modificateur s’applique de lui-même : rien de cela n’est une action, et nul ne peut y répondre.',
  },
  'KRN-098': {
    title: 'Trois étapes',
    text: 'Une action est engagée, puis on peut y répondre, et alors seulement elle a son résultat.',
  },
  'KRN-099': {
    title: 'Des actions dans une action',
    text: 'Une action peut en contenir d’autres. Un drain de Force est une action, et chaque unité de Force qu’il fait perdre en est une autre.',
  },
}
