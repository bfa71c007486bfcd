export const wpn0 = {
  'WPN-001': {
    title: 'Une fois par bataille',
    text: 'Chaque arme en bataille peut tirer une fois durant cette bataille, sauf si quelque chose en permet plus.',
  },
  'WPN-002': {
    title: 'Longue portée',
    text: 'Une arme à longue portée qui atteint la bataille peut y tirer une fois.',
  },
  'WPN-003': {
    title: 'Ce qui a tiré a tiré',
    text: 'Une arme qui a tiré durant la bataille n’y tire plus, même si elle passe à une autre carte.',
  },
  'WPN-004': {
    title: 'Seulement sur qui participe',
    text: 'Une arme qui tire durant une bataille doit viser une carte qui participe à cette bataille.',
  },
  'WPN-005': {
    title: 'Un tir, une action',
    text: 'Les armes tirent l’une après l’autre. Chaque tir est une action de premier niveau du segment des armes.',
  },
  'WPN-006': {
    title: 'Ce que dit l’arme',
    text: 'Le texte de l’arme dit ce qu’elle peut viser, combien de Force vous utilisez pour tirer, quelle destinée il faut et ce qui s’ensuit.',
  },
  'WPN-007': {
    title: 'Touché',
    text: 'Une carte est touchée quand une arme dont le texte dit que la cible est touchée a tiré sur elle avec succès. Elle est tournée en travers jusqu’au segment des dommages.',
  },
  'WPN-008': {
    title: 'Touchée, elle livre toujours bataille',
    text: 'Une carte touchée reste en bataille. Elle garde puissance, aptitude et texte, et peut encore tirer avec sa propre arme.',
  },
  'WPN-009': {
    title: 'Les autres résultats aussitôt',
    text: 'Ce qu’une arme fait d’autre que toucher, comme rendre une carte perdue, captive ou exclue, ou sa valeur de perte nulle, a lieu dès que la destinée d’arme est résolue.',
  },
  'WPN-010': {
    title: 'Pas sur vos propres cartes',
    text: 'Vous ne pouvez pas viser vos propres cartes avec des armes. L’exception est votre propre créature dans une attaque.',
  },
  'WPN-012': {
    title: 'Sortes d’armes',
    text: 'Une arme est d’artillerie, automatisée, de personnage, de Death Star, de Death Star II, d’escadron, de vaisseau spatial ou de véhicule. La sorte dit où elle se déploie et, en partie, comment elle agit.',
  },
  'WPN-013': {
    title: 'Manier, c’est tirer',
    text: 'Tirer, c’est viser avec une arme de quelque façon que ce soit. Manier un sabre laser, une hache ou un Gaffi Stick, c’est tirer aussi.',
  },
  'WPN-014': {
    title: 'Une arme et un dispositif',
    text: 'Un personnage, véhicule ou chasseur stellaire peut utiliser une arme et un dispositif par tour.',
  },
  'WPN-015': {
    title: 'Trois pour un escadron',
    text: 'Un escadron peut utiliser trois armes différentes et trois dispositifs par tour.',
  },
  'WPN-017': {
    title: 'Pas de limite aux vaisseaux capitaux',
    text: 'Un vaisseau capital peut utiliser autant d’armes et de dispositifs que l’on veut par tour.',
  },
  'WPN-018': {
    title: 'Une fois par bataille ou par attaque',
    text: 'Une arme qui ne tire pas à répétition tire au plus une fois durant une bataille, et au plus une fois durant une attaque.',
  },
  'WPN-019': {
    title: 'Portée sans pouvoir s’y déployer',
    text: 'Une arme ou un dispositif sur une carte où il n’aurait pu se déployer n’est sur la table que pour l’unicité, pour ce qui l’en retire et pour ce qui vise des armes ou dispositifs volés.',
  },
  'WPN-020': {
    title: 'Porter n’est pas être armé',
    text: 'Une carte qui porte une arme qui n’aurait pu se déployer sur elle n’en est pas armée, ne peut pas l’utiliser et n’en tire aucun bonus.',
  },
  'WPN-021': {
    title: 'Qui utilise l’arme',
    text: 'Quand une arme de vaisseau spatial, de véhicule ou d’artillerie tire, c’est le vaisseau spatial ou le véhicule qui l’utilise, et non le pilote, le conducteur ou le personnage qu’il y faut.',
  },
  'WPN-022': {
    title: 'Un bonus durable n’est pas un usage',
    text: 'Un bonus que donne sans cesse une arme ou un dispositif, à un drain de Force par exemple, n’est ni l’utiliser ni tirer avec.',
  },
  'WPN-023': {
    title: 'D’abord l’arme',
    text: 'Pour tirer, vous choisissez une arme en bataille sur une carte en bataille. Le coût du tir se paie en commençant.',
  },
  'WPN-024': {
    title: 'Ensuite la cible',
    text: 'La cible est une carte de votre adversaire qui participe à la bataille et qui est présente avec l’arme.',
  },
  'WPN-025': {
    title: 'Puis la destinée d’arme',
    text: 'Vous tirez une destinée d’arme si l’arme le demande, et le résultat s’applique. Si l’arme peut tirer à répétition, vous pouvez continuer.',
  },
  'WPN-027': {
    title: 'Tirer sur le site voisin',
    text: 'Pour tirer sur une carte en bataille à une autre localisation, l’arme et la cible doivent être présentes chacune à la leur. La cible doit participer à la bataille, pas l’arme.',
  },
  'WPN-028': {
    title: 'Tirer grâce à une autre carte',
    text: 'Quand une carte vous laisse tirer hors de la phase de bataille, la cible n’a pas besoin de participer à une bataille ou à une attaque.',
  },
  'WPN-029': {
    title: 'Les clandestins hors bataille',
    text: 'Hors de la phase de bataille, une arme qui peut viser des personnages peut viser un espion clandestin.',
  },
  'WPN-030': {
    title: 'Toute la portée hors bataille',
    text: 'Quand une carte permet de tirer hors de la phase de bataille, une arme à longue portée garde toute sa portée.',
  },
  'WPN-031': {
    title: 'Tirer à répétition hors bataille',
    text: 'Hors de la phase de bataille aussi, une arme à répétition peut continuer. Si la carte qui permet de tirer dit que c’est gratuit, seul le premier tir l’est.',
  },
  'WPN-032': {
    title: 'Seules les cartes touchées sont perdues',
    text: 'Que les cibles « touchées » soient perdues tout de suite ne concerne que les armes qui « touchent ». Les autres ont leur résultat habituel.',
  },
  'WPN-033': {
    title: 'Touché hors d’une bataille',
    text: 'Une carte touchée alors qu’il n’y a pas de bataille est aussitôt perdue.',
  },
  'WPN-034': {
    title: 'Qui tire depuis un vaisseau spatial',
    text: 'Les armes d’un vaisseau spatial peuvent tirer s’il a un pilote permanent, ou à son bord un personnage qui n’est pas un droïde.',
  },
  'WPN-035': {
    title: 'Qui tire depuis un véhicule',
    text: 'Les armes d’un véhicule peuvent tirer s’il a un pilote permanent, ou à son bord un personnage qui n’est pas un droïde, ou un droïde guerrier.',
  },
  'WPN-036': {
    title: 'Un pilote pour les armes',
    text: 'Il faut un pilote à un vaisseau spatial, véhicule de combat ou véhicule de navette pour utiliser ses armes et dispositifs de vaisseau spatial ou de véhicule.',
  },
  'WPN-037': {
    title: 'Un conducteur pour les armes',
    text: 'Il faut un conducteur à bord d’un véhicule de transport pour utiliser des armes et dispositifs de véhicule, sauf pour les Lift Tubes.',
  },
  'WPN-038': {
    title: 'Les armes ioniques ne touchent pas',
    text: 'Une arme ionique ne « touche » rien. Ce qu’elle fait a lieu tout de suite.',
  },
  'WPN-039': {
    title: 'Ce que les canons ioniques mettent à zéro',
    text: 'Un canon ionique peut mettre à 0 la puissance, le blindage, la manoeuvre ou l’hypervitesse. Cela reste ainsi et rien ne le change, sauf si une carte le répare.',
  },
  'WPN-040': {
    title: 'Les armes du vaisseau',
    text: 'Perdre toutes les armes à bord d’un vaisseau veut dire celles que le vaisseau même utilise, pas celles des cartes à l’intérieur.',
  },
  'WPN-041': {
    title: 'Seulement dans une bataille',
    text: 'Qui porte une arme à longue portée n’a pas besoin de participer, mais la cible doit participer à une bataille ou être une créature que vous attaquez, sauf si le texte d’une carte permet de tirer autrement.',
  },
  'WPN-042': {
    title: 'Dans plusieurs batailles',
    text: 'Une arme à longue portée peut tirer plusieurs fois par tour, mais une seule fois dans une même bataille.',
  },
  'WPN-043': {
    title: 'Transférer',
    text: 'Durant votre phase de déploiement, une arme ou un dispositif passe entre deux de vos personnages, véhicules ou vaisseaux spatiaux présents ensemble, pour autant de Force que son coût de déploiement.',
  },
  'WPN-044': {
    title: 'Un transfert suit les restrictions',
    text: 'Un transfert n’est pas un déploiement, mais la carte ne va que là où elle pourrait être déployée.',
  },
  'WPN-045': {
    title: 'L’artillerie a besoin d’énergie',
    text: 'Une arme d’artillerie ne tire qu’avec une source d’énergie à vous présente : un droïde de puissance, un générateur à fusion, ou ce que dit un texte.',
  },
  'WPN-046': {
    title: 'Artillerie',
    text: 'Une arme d’artillerie se déploie sur un site.',
  },
  'WPN-047': {
    title: 'L’artillerie reste en place',
    text: 'Une arme d’artillerie reste où elle a été déployée, sauf si son texte lui permet de se déplacer.',
  },
  'WPN-048': {
    title: 'L’artillerie perdue en chemin',
    text: 'Si une arme d’artillerie est détruite pendant qu’on la porte, les cartes qui la portent sont perdues aussi.',
  },
  'WPN-049': {
    title: 'Quand tire une arme automatisée',
    text: 'Une arme automatisée tire ou explose quand son texte le dit. S’il ne dit rien, elle peut tirer en bataille comme toute autre arme.',
  },
  'WPN-050': {
    title: 'Automatisée, elle se passe de tous',
    text: 'Aucun personnage n’a besoin d’être présent pour qu’une arme automatisée tire.',
  },
  'WPN-051': {
    title: 'Les armes automatiques et leur moment',
    text: 'Une carte qui permet de tirer hors de la phase de bataille ne peut faire tirer une arme automatique que si celle-ci ne dit pas elle-même quand elle tire.',
  },
  'WPN-052': {
    title: 'Sur quoi se déploie une arme',
    text: 'Chaque arme ou dispositif dit sur qui ou sur quoi il se déploie, et à quel coût.',
  },
  'WPN-053': {
    title: 'Sur vos propres cartes',
    text: 'Armes et dispositifs vont sur vos propres cartes, sauf s’ils disent le contraire.',
  },
  'WPN-054': {
    title: 'Autant que voulu',
    text: 'Une carte peut porter autant d’armes et de dispositifs que l’on veut. Seul leur usage est limité.',
  },
  'WPN-056': {
    title: 'Tir après tir',
    text: 'Une arme à répétition fait tous ses tirs l’un après l’autre, en une action. On ne peut pas tirer avec autre chose puis y revenir.',
  },
  'WPN-057': {
    title: 'On peut répondre à chaque tir',
    text: 'Dans l’action de tirer à répétition, chaque tir est une action à part, à laquelle on peut répondre.',
  },
  'WPN-058': {
    title: 'Seul le premier tir change de coût',
    text: 'Ce qui modifie le coût du tir modifie celui du premier. Les tirs suivants d’une arme à répétition coûtent ce qu’ils coûtent toujours.',
  },
  'WPN-059': {
    title: 'La valeur de défense d’un personnage',
    text: 'La valeur de défense d’un personnage est son aptitude, son blindage ou sa manoeuvre, selon le plus élevé.',
  },
  'WPN-060': {
    title: 'La valeur de défense d’un droïde',
    text: 'Un droïde sans blindage ni manoeuvre a une valeur de défense de 0.',
  },
  'WPN-061': {
    title: 'La valeur de défense d’un vaisseau',
    text: 'La valeur de défense d’un vaisseau spatial ou véhicule est son blindage ou sa manoeuvre, selon ce qu’il a, avec tout ce qui la modifie.',
  },
  'WPN-062': {
    title: 'La valeur de défense d’une créature',
    text: 'La valeur de défense d’une créature est le nombre inscrit sous un mot à elle, comme scales ou slither.',
  },
  'WPN-063': {
    title: 'Une valeur de défense prêtée',
    text: 'Si une arme peut viser une autre sorte de carte, un texte dit quelle valeur de défense lui donner.',
  },
  'WPN-065': {
    title: 'Pas sans son personnage',
    text: 'Un texte qui relocalise des armes ne relocalise pas un personnage à cause de son arme permanente, sauf s’il relocalise aussi ce personnage.',
  },
  'WPN-066': {
    title: 'Arme permanente sans texte de jeu',
    text: 'Si le texte de jeu d’un personnage est annulé ou suspendu, il a toujours son arme permanente mais ne peut pas l’utiliser.',
  },
  'WPN-067': {
    title: 'Texte copié, pas d’arme',
    text: 'Un personnage qui copie le texte de jeu d’un autre à arme permanente n’a ni l’arme ni son usage.',
  },
  'WPN-068': {
    title: 'Arme assortie',
    text: 'Une arme est assortie au personnage ou à la persona que nomme le texte de jeu de cette arme.',
  },
  'WPN-069': {
    title: 'Arme permanente assortie',
    text: 'Une arme permanente n’est assortie que si son titre contient le nom du personnage ou de sa persona.',
  },
  'WPN-071': {
    title: 'À l’intérieur, pas de tir',
    text: 'Les personnages à bord d’un vaisseau spatial ou d’un véhicule fermé ne sont pas présents. Ils ne tirent pas avec des armes de personnage, et les armes ne peuvent pas les viser.',
  },
  'WPN-072': {
    title: 'Atterri, pas d’arme de vaisseau',
    text: 'Un chasseur stellaire atterri n’utilise pas d’armes de vaisseau spatial, sauf celles qui disent agir à un site.',
  },
  'WPN-073': {
    title: 'Les espions ne sont pas des cibles',
    text: 'Durant une bataille, vous ne pouvez pas viser avec des armes un espion clandestin de l’adversaire. Un texte qui touche toutes les cartes ou tous les personnages le touche quand même.',
  },
  'WPN-074': {
    title: 'Cartes exclues et armes',
    text: 'Une carte exclue ne tire pas, et les armes ne peuvent pas la viser.',
  },
  'WPN-075': {
    title: 'Un captif gelé n’est pas touché',
    text: 'Un captif gelé ne peut pas être touché.',
  },
  'WPN-076': {
    title: 'Ce qui peut être volé',
    text: 'Un voleur ne prend que des armes et dispositifs dont le texte permet aux personnages de les porter ou de les déplacer. Il doit pouvoir porter ce qu’il prend ; il n’a pas à pouvoir l’utiliser.',
  },
  'WPN-077': {
    title: 'À qui passe une carte volée',
    text: 'Une carte volée qui a des restrictions de déploiement ne passe qu’à des personnages qui les remplissent, et eux seuls peuvent l’utiliser.',
  },
}
