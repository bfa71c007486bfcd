import type { movementConditionRules as en } from '../en/movement-condition-rules.ts'

export const movementConditionRules = {
  'MOV-146': {
    title: 'Déployée ici, déplacée ailleurs',
    text: 'Un texte qui limite les endroits où une carte peut se déployer ne l’y retient pas. Elle peut ensuite aller ailleurs comme toute autre carte.',
  },
  'MOV-147': {
    title: 'Ne peut pas se déplacer',
    text: 'Une carte qui ne peut pas se déplacer ne fait ni déplacement normal, ni déplacement illimité, ni réaction.',
  },
  'MOV-148': {
    title: 'Immobile, mais portée',
    text: 'Une carte qui ne peut pas se déplacer peut quand même être portée, car être porté n’est pas se déplacer.',
  },
  'MOV-149': {
    title: 'Le reste du groupe se déplace',
    text: 'Quand une action déplace plusieurs cartes et que l’une ne peut pas se déplacer, celle-ci reste. Les autres se déplacent tout de même.',
  },
  'MOV-150': {
    title: 'Autres façons de le dire',
    text: 'Sur une carte, lisez « ne peut pas être déplacé » et les tournures semblables comme « ne peut pas se déplacer ».',
  },
  'MOV-151': {
    title: 'Les cartes portées suivent',
    text: 'Où va votre vaisseau spatial, votre véhicule ou votre personnage, tout ce qu’il porte va aussi : équipage, chargement, armes, dispositifs ou cavalier.',
  },
  'MOV-152': {
    title: 'Porté n’est pas déplacé',
    text: 'Une carte portée ne fait aucun déplacement. Elle garde son déplacement normal, vous n’utilisez pas de Force pour elle, et rien de ce qui restreint le mouvement ne la retient.',
  },
  'MOV-153': {
    title: 'De la place pour deux',
    text: 'Si un personnage en porte un autre, ils ne peuvent monter à bord d’un véhicule ou d’un vaisseau spatial que si sa capacité suffit pour les deux.',
  },
  'MOV-154': {
    title: 'Les cartes portées se posent dessous',
    text: 'Posez une carte portée sous celle qui la porte, afin que chacun voie où elle est.',
  },
  'MOV-155': {
    title: 'Quels déplacements un coût vise',
    text: 'Un texte qui rend le mouvement gratuit, plus cher ou moins cher vaut pour toutes ses formes s’il n’en nomme aucune.',
  },
  'MOV-156': {
    title: 'Pas de supplément sans départ',
    text: 'Un texte sur le coût pour aller à un endroit ou en partir ne vise pas ce qui reste dans une même localisation. Il ne touche donc ni l’embarquement ni ce qui passe entre vaisseaux spatiaux amarrés.',
  },
  'MOV-157': {
    title: 'Pour les seules cartes visées',
    text: 'Un coût de mouvement modifié vaut pour les cartes dont parle le texte. Tout le reste se déplace pour la Force habituelle.',
  },
  'MOV-158': {
    title: 'Gratuit reste gratuit',
    text: 'Rien ne peut s’ajouter à un déplacement gratuit : vous n’y utilisez toujours pas de Force.',
  },
  'MOV-159': {
    title: 'Un groupe paie le plus cher',
    text: 'Si les cartes d’un groupe ont des coûts différents pour se déplacer ensemble, payez une fois, pour tout le groupe, le plus élevé d’entre eux.',
  },
  'MOV-160': {
    title: 'Lirin Car’n',
    text: 'Lirin Car’n rend plus chère, pour tout personnage, la venue à son site par vitesse terrestre, transit par les aires de mise à quai, texte de localisation ou navette. Il ne touche ni les déplacements gratuits, ni les départs, ni les personnages que l’on y porte.',
  },
  'MOV-161': {
    title: 'Toujours à portée',
    text: 'Une carte qui utilise sa vitesse terrestre ou son hypervitesse ne dépasse jamais sa propre portée, à moins qu’une carte ne le permette en toutes lettres. La vieille tournure « à portée » est donc superflue.',
  },
  'MOV-162': {
    title: 'S’éloigner',
    text: 'S’éloigner prend à la carte son déplacement normal et demande la Force habituelle pour ce déplacement, si l’action ne dit rien d’autre.',
  },
  'MOV-163': {
    title: 'S’éloigner : un endroit où aller',
    text: 'Vous pouvez initier une action pour éloigner des cartes dès qu’il y a sur la table une localisation du genre de celles où l’une d’elles peut aller.',
  },
  'MOV-164': {
    title: 'S’éloigner : la portée vient après',
    text: 'Pour initier l’action, il n’importe pas que la localisation soit à portée ni que vous ayez la Force nécessaire au déplacement.',
  },
  'MOV-165': {
    title: 'S’éloigner : destination non choisie',
    text: 'Vous choisissez quelles cartes doivent s’éloigner, mais pas encore où elles vont. Seule une action qui vise elle-même une destination, comme Fall Back!, fait exception.',
  },
  'MOV-166': {
    title: 'S’éloigner : toute carte peut essayer',
    text: 'Vous pouvez viser une carte qui ne peut pas se déplacer. Au moment de s’éloigner, elle reste simplement où elle est.',
  },
  'MOV-167': {
    title: 'S’éloigner : deux paiements',
    text: 'En initiant l’action, payez le coût de l’action. La Force pour les déplacements s’utilise après, déplacement par déplacement.',
  },
  'MOV-168': {
    title: 'S’éloigner : les réponses d’abord',
    text: 'Avant que rien ne s’éloigne, les joueurs peuvent répondre à l’action, par exemple pour l’annuler.',
  },
  'MOV-169': {
    title: 'S’éloigner : l’une après l’autre',
    text: 'Le propriétaire des cartes les éloigne ensuite dans l’ordre qui lui plaît, chacune par une action de déplacement distincte.',
  },
  'MOV-170': {
    title: 'S’éloigner : tentatives manquées',
    text: 'Une carte qui ne peut pas se déplacer, dont le déplacement ne peut être payé ou qui n’a aucune destination à portée reste où elle est. Un déplacement ainsi manqué n’utilise pas de Force.',
  },
  'MOV-171': {
    title: 'S’éloigner : à la suivante',
    text: 'Si une carte ne parvient pas à partir, vous continuez avec la suivante.',
  },
  'MOV-172': {
    title: 'S’éloigner : destinations diverses',
    text: 'Plusieurs cartes qui s’éloignent peuvent se disperser. Seule l’action elle-même peut exiger qu’elles restent ensemble.',
  },
  'MOV-173': {
    title: 'S’éloigner : répondre à un déplacement',
    text: 'Les joueurs peuvent répondre à chaque carte qui s’éloigne. Si une réponse l’arrête, la Force utilisée pour son déplacement est dépensée.',
  },
  'MOV-174': {
    title: 'S’éloigner d’une bataille',
    text: 'La bataille que l’on engageait se poursuit avec les cartes encore là ; celles qui sont parties n’en sont plus. Si aucune n’est partie, rien n’y a changé.',
  },
  'MOV-175': {
    title: 'Les personnages s’éloignent',
    text: 'Un personnage s’éloigne par sa vitesse terrestre vers un site associé. S’il n’y a pas de site associé sur la table, ou s’il n’est pas à un site, vous ne pouvez même pas initier l’action pour lui.',
  },
  'MOV-176': {
    title: 'S’éloigner à pied',
    text: 'Un personnage doit utiliser sa vitesse terrestre pour s’éloigner. Il ne peut partir ni par transit par les aires de mise à quai, ni par navette, ni en embarquant.',
  },
  'MOV-177': {
    title: 'S’éloigner d’un véhicule',
    text: 'Si votre personnage est dans un véhicule ou un vaisseau spatial atterri quand il s’éloigne, il débarque de lui-même. Il reste à bord si le déplacement échoue.',
  },
  'MOV-178': {
    title: 'Véhicule et occupants s’éloignent',
    text: 'Éloignez d’abord le véhicule, et il emmène ses personnages. Ceux-ci ne peuvent plus alors s’éloigner d’eux-mêmes.',
  },
  'MOV-179': {
    title: 'Les véhicules s’éloignent',
    text: 'Un véhicule s’éloigne par sa vitesse terrestre vers un site associé ou par déplacement de secteur vers un secteur associé. Pour initier l’action, il faut qu’un tel endroit soit sur la table.',
  },
  'MOV-180': {
    title: 'Les vaisseaux spatiaux s’éloignent',
    text: 'Un vaisseau spatial s’éloigne par hypervitesse vers un autre système planétaire ou par déplacement de secteur vers un secteur ou un système planétaire associé. Il peut aussi passer entre une Death Star et le système planétaire autour duquel elle est en orbite.',
  },
  'MOV-181': {
    title: 'Il faut une issue',
    text: 'Avant de pouvoir éloigner un vaisseau spatial d’un système planétaire, il faut sur la table un autre système planétaire ou un secteur associé. S’il est à un secteur, il faut un secteur associé ou le système planétaire associé.',
  },
  'MOV-182': {
    title: 'Les vaisseaux atterris restent',
    text: 'Aucun vaisseau spatial ne s’éloigne en atterrissant ni en décollant. Un vaisseau spatial atterri reste donc où il est.',
  },
  'MOV-183': {
    title: 'Narrow Escape',
    text: 'Narrow Escape éloigne par vitesse terrestre toutes vos cartes douées d’aptitude. Si l’une d’elles n’a pas de vitesse terrestre, comme un vaisseau spatial atterri avec un pilote permanent, vous ne pouvez pas l’initier.',
  },
  'MOV-184': {
    title: 'Se déplace comme un personnage',
    text: 'Sans être un personnage, une telle carte peut utiliser une vitesse terrestre de 1, le transit par les aires de mise à quai et le transport par navette, embarquer, débarquer et passer entre vaisseaux spatiaux amarrés.',
  },
  'MOV-185': {
    title: 'Pas de place de passager',
    text: 'Ce qui se déplace comme un personnage n’occupe aucune capacité en passagers là où il est à bord.',
  },
  'MOV-186': {
    title: 'Pas traité en personnage',
    text: 'Un texte qui déplace ou affecte des personnages ignore une carte qui se déplace seulement comme eux. Nabrun Leids, par exemple, ne l’emmène pas.',
  },
  'MOV-187': {
    title: 'Se déplace comme un chasseur stellaire',
    text: 'Toutes les règles de mouvement des chasseurs stellaires valent pour une carte qui se déplace comme eux, escadron ou carte dont le texte le dit.',
  },
  'MOV-188': {
    title: 'Pas visé en chasseur stellaire',
    text: 'Se déplacer comme un chasseur stellaire n’est pas en être un. Ce qui vise des chasseurs stellaires ne peut pas viser une telle carte.',
  },
  'MOV-189': {
    title: 'Pas de place de chasseur stellaire',
    text: 'Se déplacer comme un chasseur stellaire ne donne pas droit à la capacité réservée aux chasseurs stellaires.',
  },
  'MOV-190': {
    title: 'À travers des localisations',
    text: 'Votre carte peut traverser une localisation pour en gagner une autre quand elle parcourt plus d’un site par vitesse terrestre, ou quand elle est un chasseur stellaire et franchit deux secteurs.',
  },
  'MOV-191': {
    title: 'Tout le trajet à portée',
    text: 'Avant que votre carte ne parte, comptez son trajet : avec toute la vitesse terrestre que les sites demandent en plus, il ne doit pas dépasser la portée de la carte.',
  },
  'MOV-192': {
    title: 'La dernière localisation doit admettre',
    text: 'Si la dernière localisation n’admet pas les cartes venant de votre point de départ, vous ne pouvez pas y aller, quelles que soient celles que vous traversez.',
  },
  'MOV-193': {
    title: 'Le premier pas doit être permis',
    text: 'Si votre carte ne peut pas se rendre à la toute première localisation de son trajet, le déplacement ne commence pas.',
  },
  'MOV-194': {
    title: 'Traverser ne coûte rien',
    text: 'Vous payez comme pour aller directement du départ à l’arrivée prévue. Ce que vous traversez en route est gratuit, et aucun texte n’y change rien.',
  },
  'MOV-195': {
    title: 'Vérifié à chaque pas',
    text: 'Chaque fois que votre carte atteint une localisation de son trajet, on regarde à nouveau si elle peut continuer.',
  },
  'MOV-196': {
    title: 'Où vous passez, vous êtes',
    text: 'À chaque localisation de son trajet, votre carte en mouvement y est réellement. Cela peut déclencher des actions automatiques ou y remplir une condition.',
  },
  'MOV-197': {
    title: 'Arrêtée en chemin',
    text: 'Si ce qui s’est déclenché en chemin force votre carte à s’arrêter, son déplacement finit là.',
  },
  'MOV-198': {
    title: 'Retenue par un texte de jeu',
    text: 'Si un texte de jeu, où qu’il soit, interdit à votre carte le pas suivant, elle ne va pas plus loin et reste à la localisation atteinte.',
  },
  'MOV-199': {
    title: 'Un déplacement ne s’interrompt pas',
    text: 'Tant que la carte n’a pas fini son déplacement, seules des actions automatiques ont lieu. Vous ne pouvez initier aucune autre action à son passage.',
  },
  'MOV-214': {
    title: 'Sondes chercheuses et Yerka Mig',
    text: 'Comparez les sondes chercheuses et Yerka Mig avec les cartes qui se déplacent comme un personnage. D’après leur propre texte, les sondes chercheuses se déplacent comme un espion clandestin.',
  },
  'MOV-215': {
    title: 'Doit avoir un pilote à bord',
    text: 'D’anciennes cartes disent qu’il faut un pilote à bord pour utiliser la puissance, la manoeuvre ou l’hypervitesse. Les règles des vaisseaux spatiaux et des véhicules le disent déjà : ces mots n’ajoutent rien.',
  },
  'MOV-302': {
    title: 'S’éloigner : qui paie',
    text: 'Pour chaque carte qui s’éloigne, c’est son propriétaire qui utilise la Force, même si l’adversaire l’y a contrainte. L’adversaire paie son action et rien de plus.',
  },
  'MOV-303': {
    title: 'S’éloigner : déjà déplacée',
    text: 'Une carte qui a fait son déplacement normal durant ce tour, quel qu’en soit le joueur, ne peut pas s’éloigner. Seule le peut encore une action qui n’en fait pas un déplacement normal.',
  },
  'MOV-304': {
    title: 'Pas de remboursement en route',
    text: 'Vous utilisez toute la Force d’un déplacement à travers des localisations avant qu’il commence, d’après la localisation où vous comptez arriver. Si votre carte est arrêtée avant, rien ne vous est rendu et vous ne payez rien de plus.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
