export const krn2 = {
  'KRN-200': {
    title: 'Tout ce qui est nommé',
    text: 'Une action demande tout ce que sa carte énumère. Si une seule de ces choses ne peut être ciblée, l’action ne peut être commencée.',
  },
  'KRN-201': {
    title: 'Rien à annuler',
    text: 'On ne peut ni annuler ni perdre ce qui n’existe pas ou ne peut pas être annulé.',
  },
  'KRN-202': {
    title: 'Rien à changer',
    text: 'On ne peut pas changer un nombre qu’une carte n’a pas ; elle n’est donc pas une cible pour cela.',
  },
  'KRN-203': {
    title: 'Les droïdes ont une aptitude de 0',
    text: 'Quand on demande l’aptitude d’un droïde, elle compte pour 0, et rien ne la change.',
  },
  'KRN-204': {
    title: 'Pas de telle carte',
    text: 'On ne peut ni déplacer, ni relocaliser, ni prendre une carte qui n’est pas là.',
  },
  'KRN-205': {
    title: 'Il faut une destination',
    text: 'Il faut à un déplacement un site, un secteur ou un système planétaire sur la table où aller.',
  },
  'KRN-206': {
    title: 'Main vide',
    text: 'On ne peut pas regarder une main vide, ni rien y prendre.',
  },
  'KRN-207': {
    title: 'Cibles facultatives',
    text: 'Ce qu’un texte ne fait que « le cas échéant » peut manquer : cela n’empêche personne de s’en servir.',
  },
  'KRN-208': {
    title: 'Ce qu’on gagne n’est pas visé',
    text: 'Ce qu’une action donne à une carte n’est pas une cible de cette action : la carte n’a pas à l’avoir avant.',
  },
  'KRN-209': {
    title: 'Des cibles qu’on ne voit pas',
    text: 'Ce qu’on ne peut pas observer n’a pas besoin d’être là : les cartes des paquets et des piles, les cartes face cachée, celles de la main adverse.',
  },
  'KRN-210': {
    title: 'Tous sauf les protégés',
    text: 'Un texte sur toutes les cartes d’un groupe passe sur celles qui en sont protégées, et change les autres.',
  },
  'KRN-211': {
    title: 'Ce qui existe est modifié',
    text: 'Un modificateur qui s’applique de lui-même change ceux de ses nombres qui existent. Celui qui n’existe pas n’apparaît pas pour autant.',
  },
  'KRN-212': {
    title: 'En vain, mais permis',
    text: 'Une valeur qui ne peut être modifiée peut être visée tout de même. Il n’en résulte rien.',
  },
  'KRN-213': {
    title: 'Trouvée, donc utilisée',
    text: 'Une cible cachée qu’on trouve doit servir, qu’on le veuille ou non. S’il n’y en a pas, l’action n’a pas de résultat, et sa carte va sur sa pile habituelle.',
  },
  'KRN-214': {
    title: 'Annulée : pas de résultat',
    text: 'Une action annulée pendant qu’on y répond n’a pas de résultat.',
  },
  'KRN-215': {
    title: 'Annulée, mais payée',
    text: 'Ce qui a été payé pour une action annulée reste payé.',
  },
  'KRN-216': {
    title: 'Annulée, mais utilisée',
    text: 'Si une action n’est permise qu’une fois par tour, ou chose semblable, elle a eu lieu même annulée.',
  },
  'KRN-217': {
    title: 'Où va une carte annulée',
    text: 'Une carte annulée va à la pile de cartes perdues de son propriétaire, sauf si elle est envoyée ailleurs.',
  },
  'KRN-218': {
    title: 'Un tirage annulé',
    text: 'Seul le tirage est annulé : la carte tirée va à la pile de cartes utilisées.',
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
  'KRN-226': {
    title: 'Là où elle ne peut être',
    text: 'Si un texte de jeu qui agit de nouveau rend illégale la place d’une carte, celle-ci va aussitôt aux cartes perdues de son propriétaire, et rien n’y répond.',
  },
  'KRN-227': {
    title: 'Déclenchement et annulation',
    text: 'Quand le texte d’une carte se déclenche et est annulé au même moment, le joueur dont c’est le tour dit lequel vient d’abord.',
  },
  'KRN-228': {
    title: 'Suspendue',
    text: 'Une carte suspendue est inactive tant que cela dure.',
  },
  'KRN-229': {
    title: 'Conditions et coûts',
    text: 'Qui peut passer outre aux conditions paie quand même le coût, et ce qui est gratuit doit quand même remplir ses conditions.',
  },
  'KRN-230': {
    title: 'Jamais, c’est jamais',
    text: 'Aucune carte ne contourne une restriction ou une définition qui dit « jamais ».',
  },
  'KRN-231': {
    title: 'Jamais déployée là',
    text: 'Ce qui lève les restrictions de déploiement ne lève pas celle qui dit « jamais ».',
  },
  'KRN-232': {
    title: 'Jamais déplacée là',
    text: 'Une carte qui ne se déplace jamais quelque part n’y vient par aucun déplacement ni aucun texte, d’où que ce soit. On peut l’y porter, sauf si son texte l’exclut aussi.',
  },
  'KRN-233': {
    title: 'Jamais reste jamais',
    text: 'Là où une carte ne va jamais, elle ne va pas non plus quand son texte de jeu est annulé ou qu’elle est inactive.',
  },
  'KRN-234': {
    title: 'Les personnages restent aux sites',
    text: 'Un personnage qui n’est pas à bord d’un vaisseau spatial ou d’un véhicule peut être à un site, et à aucune autre sorte de localisation.',
  },
  'KRN-235': {
    title: 'La Trench en vaisseau spatial seulement',
    text: 'Vous ne pouvez pas déployer de personnages à Death Star: Trench. Seuls s’y trouvent ceux qui sont à bord de vaisseaux spatiaux.',
  },
  'KRN-236': {
    title: 'Où peuvent être les véhicules',
    text: 'Hors d’un vaisseau spatial, la place d’un véhicule est aux sites extérieurs. Voitures des nuages, engins de patrouille et véhicules de navette peuvent être aussi aux secteurs nuageux.',
  },
  'KRN-237': {
    title: 'Les Lift Tubes restent à l’intérieur',
    text: 'Un Lift Tube peut être aux sites mobiles intérieurs et nulle part ailleurs.',
  },
  'KRN-238': {
    title: 'Où peuvent être les vaisseaux capitaux',
    text: 'Votre vaisseau capital peut être aux systèmes planétaires et aux secteurs d’astéroïdes. Seul celui qui se déplace comme un chasseur stellaire va ailleurs.',
  },
  'KRN-239': {
    title: 'Où peuvent être les chasseurs stellaires',
    text: 'Systèmes planétaires, secteurs et sites extérieurs sont ouverts aux chasseurs stellaires et aux vaisseaux spatiaux qui se déploient et se déplacent comme eux.',
  },
  'KRN-240': {
    title: 'Rien que des hologrammes',
    text: 'Aucun personnage, créature, véhicule, vaisseau spatial, arme ou dispositif ne peut être à un holosite.',
  },
  'KRN-242': {
    title: 'La règle du Un',
    text: 'Ce qu’une carte sur la table permet une fois, ou pour une seule chose, dans un temps donné ne se fait qu’une fois dans ce temps.',
  },
  'KRN-243': {
    title: 'Chaque exemplaire une fois',
    text: 'Chaque exemplaire d’une carte sur la table sert aussi souvent que la règle du Un le permet, quoi qu’aient fait les autres.',
  },
  'KRN-244': {
    title: 'Autant de fois que vous voulez',
    text: 'Le texte d’une carte en jeu qui ne nomme aucun moment permet son action autant de fois qu’on veut.',
  },
  'KRN-245': {
    title: 'Un autre exemplaire joué',
    text: 'Plusieurs exemplaires d’une Interruption peuvent être joués chacun dans la même phase, sauf si elle est unique.',
  },
  'KRN-246': {
    title: 'La carte du dessus est une carte',
    text: 'Un texte qui parle de la carte du dessus d’un paquet ou d’une pile est au singulier : dans le temps qu’il nomme, il ne sert qu’une fois.',
  },
  'KRN-248': {
    title: 'N’importe lesquelles',
    text: 'Un texte qui parle de n’importe quelle carte, et non d’une seule, peut servir encore dans le temps qu’il nomme.',
  },
  'KRN-249': {
    title: 'Chaque fois que',
    text: 'Dire quand une chose arrive, c’est nommer une condition et non un temps : chaque fois qu’elle est remplie, le texte peut servir.',
  },
  'KRN-250': {
    title: 'Chaque exemplaire pour soi',
    text: 'Ce qu’un exemplaire d’une carte peut faire une fois et n’a pas fait, aucun autre ne peut le faire à sa place.',
  },
  'KRN-251': {
    title: 'Une fois par partie',
    text: 'Ce qui se fait une fois par partie ne s’engage plus jamais, même en cas d’échec ou d’annulation.',
  },
  'KRN-252': {
    title: 'Une fois pour tous les exemplaires',
    text: 'Ce qui se fait une fois par partie est épuisé pour les deux joueurs et pour toutes les cartes de ce titre.',
  },
  'KRN-253': {
    title: 'Une fois par partie, dans votre phase de déploiement',
    text: 'Un texte qui déploie une carte une fois par partie n’agit que dans votre phase de déploiement, sauf indication contraire.',
  },
  'KRN-254': {
    title: 'Tant de fois par partie',
    text: 'Un texte utilisable un plus grand nombre de fois par partie suit la même règle : tous les exemplaires partagent ce nombre.',
  },
  'KRN-255': {
    title: 'Cinq états',
    text: 'À tout moment, une carte est dans un seul état : active, inactive, de soutien, unité de Force ou hors jeu.',
  },
  'KRN-256': {
    title: 'Active',
    text: 'Une carte est active dès qu’on a engagé l’action de la jouer ou de la déployer. Déployée, elle le reste jusqu’à ce qu’elle quitte la table ou soit mise à l’écart.',
  },
  'KRN-257': {
    title: 'Un texte vise les cartes actives',
    text: 'Un texte qui ne dit rien de l’état d’une carte ne vise que des cartes actives.',
  },
  'KRN-258': {
    title: 'Une carte inactive ne fait rien',
    text: 'Une carte inactive, disparue ou captive par exemple, est d’une certaine façon sur la table, mais elle ne fait rien.',
  },
  'KRN-259': {
    title: 'Inactive, donc pas sur la table',
    text: 'Une carte inactive n’est ni sur la table ni à sa localisation, sauf pour ce qui parle de cet état même.',
  },
  'KRN-261': {
    title: 'Toutes, même inactives',
    text: 'Un texte sur « toutes les cartes » ou « tous les personnages » d’un endroit touche aussi ceux qui sont inactifs.',
  },
  'KRN-262': {
    title: 'Les cartes inactives prennent de la place',
    text: 'Une carte inactive à bord d’un vaisseau ou véhicule garde sa place.',
  },
  'KRN-263': {
    title: 'Inactive, donc sans présence',
    text: 'Une carte inactive ne donne jamais de présence, quelle que soit sa capacité.',
  },
  'KRN-264': {
    title: 'Inactives ensemble',
    text: 'Une carte qui devient inactive ne quitte pas la table. Ce qui est déployé sur elle ou porté par elle n’est pas perdu, mais devient inactif avec elle.',
  },
  'KRN-265': {
    title: 'Ce qui agit sur une carte inactive',
    text: 'Une carte posée sur une carte inactive reste active si son texte dit qu’elle y agit.',
  },
  'KRN-266': {
    title: 'Actives ensemble',
    text: 'Quand la carte redevient active, tout ce qui était devenu inactif avec elle le redevient aussi.',
  },
  'KRN-267': {
    title: 'Prévu avant, fait après',
    text: 'Ce qu’une carte a prévu pour plus tard a lieu, même si la carte est devenue inactive entre-temps.',
  },
  'KRN-268': {
    title: 'Ce qui repose avec la carte',
    text: 'Tant qu’une carte est suspendue, les modifications et les valeurs fixées qu’elle a mises en vigueur ne s’appliquent pas. Leur fin reste celle qui était prévue.',
  },
  'KRN-269': {
    title: 'Ce qui met fin à une suspension',
    text: 'Du texte d’une carte suspendue, une partie vaut toujours : celle qui dit si la suspension continue.',
  },
  'KRN-270': {
    title: 'Volée et inutilisable',
    text: 'Une arme volée que son porteur ne peut utiliser est inactive : elle est portée, et personne n’en est armé. Seul ce qui nomme les armes volées, ou la reprendrait, peut la viser.',
  },
  'KRN-271': {
    title: 'Unités de Force',
    text: 'Les cartes des mains, de la Force vitale et des piles de cartes perdues sont des unités de Force. Elles ne sont pas sur la table, même visibles.',
  },
  'KRN-272': {
    title: 'Une unité de Force n’a pas de traits',
    text: 'Une unité de Force n’est que cela, sauf là où une règle ou un texte regarde ce qu’est la carte à cet endroit.',
  },
  'KRN-273': {
    title: 'Elle peut être prise',
    text: 'Une carte en main, dans un paquet ou une pile peut dire qu’une certaine carte peut la prendre. Cela vaut là où celle-ci cherche.',
  },
  'KRN-274': {
    title: 'Le texte d’une carte de destinée',
    text: 'Quand une carte est tirée comme destinée, son texte sur la destinée ou sur le fait de venir d’être tirée est actif.',
  },
  'KRN-275': {
    title: 'De soutien',
    text: 'Une carte qui n’est pas sur la table et qui a pourtant un effet, comme celle qu’on empile de la main sur un Effet, est de soutien.',
  },
  'KRN-276': {
    title: 'Face cachée',
    text: 'Une carte face cachée hors des paquets et des piles est de soutien.',
  },
  'KRN-277': {
    title: 'De soutien, donc pas sur la table',
    text: 'Une carte de soutien n’est ni sur la table ni à une localisation, sauf pour ce qui parle d’elle dans cet état.',
  },
  'KRN-278': {
    title: 'Hors jeu',
    text: 'Une carte mise hors jeu va à une place à part, à côté de la pile de cartes perdues de son propriétaire.',
  },
  'KRN-279': {
    title: 'Hors jeu',
    text: 'Une carte hors jeu n’est pas sur la table et ne fait rien, sauf si un texte parle de telles cartes.',
  },
  'KRN-280': {
    title: 'Hors jeu',
    text: 'Tant qu’un de vos personnages, véhicules ou vaisseaux spatiaux uniques est hors jeu, vous ne pouvez en jouer aucune version.',
  },
  'KRN-281': {
    title: 'Les personas contenues dans une carte',
    text: 'Ce qu’une carte contient compte aussi, pilotes permanents et vaisseaux combinés : si elle est hors jeu, toute carte qui contient la même persona l’est aussi, et inversement.',
  },
  'KRN-282': {
    title: 'Vient d’être mise hors jeu',
    text: 'Seule une carte qui était sur la table vient d’être mise hors jeu, non celle qui vient d’une main ou d’une pile.',
  },
  'KRN-283': {
    title: 'Ce qui est hors jeu est ouvert',
    text: 'Les deux joueurs peuvent regarder ce qui est hors jeu.',
  },
  'KRN-284': {
    title: 'Empilée de la table',
    text: 'Une carte active ou inactive qu’on empile sur une autre est inactive.',
  },
  'KRN-285': {
    title: 'Empilée d’ailleurs',
    text: 'Une carte qu’on empile sur une autre depuis une main, un paquet ou une pile est de soutien.',
  },
  'KRN-286': {
    title: 'Retenue',
    text: 'Une carte empilée sur celle qui la saisit pendant qu’on la joue ne fait que la soutenir : elle n’est pas sur la table.',
  },
  'KRN-287': {
    title: 'Empilée à peine perdue',
    text: 'Une carte qui vient d’être perdue et qu’on empile compte comme venant de la table, bien qu’elle soit passée par la pile perdue : elle est inactive.',
  },
  'KRN-288': {
    title: 'Toutes les versions',
    text: 'Ce qui est dit de toutes les versions d’une carte, et non d’une seule sur la table, vaut pour chacune, où qu’elle soit.',
  },
  'KRN-289': {
    title: 'Cet exemplaire',
    text: 'Ce qui est mis sur une carte en particulier change cet exemplaire et aucun autre.',
  },
  'KRN-290': {
    title: 'Deux façons de changer un nombre',
    text: 'Un nombre imprimé peut être modifié ou fixé ; il n’y a pas d’autre façon de le changer.',
  },
  'KRN-291': {
    title: 'Les modificateurs',
    text: 'Un modificateur ajoute, retire, multiplie ou divise. Fixer un nombre n’est pas le modifier.',
  },
  'KRN-292': {
    title: 'Les exemplaires ne s’ajoutent pas',
    text: 'Plusieurs exemplaires d’une carte ne modifient la même valeur qu’une fois, sauf si le texte dit cumulativement.',
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
  'KRN-296': {
    title: 'Modifier sans action',
    text: 'Un changement dont le texte ne laisse pas le choix est automatique : il vaut aussitôt et tant que sa condition est remplie, sans être une action.',
  },
  'KRN-297': {
    title: 'Modificateurs facultatifs',
    text: 'Ce qu’un texte vous permet d’ajouter ne s’ajoute que si vous le choisissez, par une action à part. Ce que change une Interruption est de cette sorte.',
  },
  'KRN-298': {
    title: 'Non modifiable',
    text: 'Un nombre non modifiable n’est changé par aucun modificateur, quel qu’il soit.',
  },
}
