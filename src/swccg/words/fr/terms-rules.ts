import type { termsRules as en } from '../en/terms-rules.ts'

export const termsRules = {
  'TRM-018': {
    title: 'Places d’astromécano',
    text: 'Une place d’astromécano est une place de passager, mais où seul un droïde astromécano peut prendre place.',
  },
  'TRM-019': {
    title: 'Astromécano sur un siège passager',
    text: 'Si un personnage est capable de servir d’astromécano, il sert tout aussi bien votre vaisseau spatial depuis une place ordinaire de passager.',
  },
  'TRM-023': {
    title: 'Ce qu’est un champ de bataille',
    text: 'Une localisation est un champ de bataille tant que vous et votre adversaire y avez chacun au moins une icône de Force. Cela vaut pour les sites, les systèmes planétaires et les secteurs.',
  },
  'TRM-024': {
    title: 'Icônes ajoutées ou annulées',
    text: 'Pour savoir si une localisation est un champ de bataille, comptez les icônes de Force que d’autres cartes y ajoutent, et ne comptez pas celles qui sont annulées à ce moment.',
  },
  'TRM-025': {
    title: 'Icônes des Maîtres Jedi',
    text: 'L’icône d’un Maître Jedi ou d’un Maître Jedi obscur n’est à aucune localisation. Elle ne fait d’aucune un champ de bataille.',
  },
  'TRM-026': {
    title: 'Jamais champs de bataille',
    text: 'Avec ou sans icônes, un holosite, une localisation de Dagobah ou une localisation sous bouclier n’est pas un champ de bataille.',
  },
  'TRM-027': {
    title: 'Audience Chamber sous Bo Shuda',
    text: 'Tant que Bo Shuda est déployé à Jabba’s Palace: Audience Chamber, ce site n’est pas un champ de bataille.',
  },
  'TRM-028': {
    title: 'Podrace Arena pendant la course',
    text: 'Dès qu’un joueur a un total de course supérieur à 0, Tatooine: Podrace Arena cesse d’être un champ de bataille, jusqu’à ce que les deux totaux soient revenus à 0.',
  },
  'TRM-029': {
    title: 'Le Sénat, jamais champ de bataille',
    text: 'Rien ne fait de Coruscant: Galactic Senate un champ de bataille.',
  },
  'TRM-045': {
    title: 'Pont et cargaison',
    text: 'Les places de pilotes, de conducteurs et de passagers sont sur le pont ou dans le cockpit, et les personnages qui s’y trouvent les occupent. Les places de véhicules et de chasseurs stellaires sont dans la cargaison.',
  },
  'TRM-046': {
    title: 'Dans ses sites, hors capacité',
    text: 'Un personnage à un site de votre vaisseau spatial ou véhicule n’occupe aucune place de la carte. De là, il ne la pilote pas, ne la conduit pas et ne l’améliore en rien.',
  },
  'TRM-048': {
    title: 'En cargaison, simples passagers',
    text: 'Qui est à bord d’un véhicule ou d’un vaisseau spatial rangé dans une cargaison en est passager : il ne le pilote ni ne le conduit.',
  },
  'TRM-097': {
    title: 'Admis dans les nuages',
    text: 'Chasseurs stellaires, véhicules de navette, voitures des nuages et engins de patrouille peuvent se déployer, livrer bataille et se déplacer aux secteurs nuageux. Un vaisseau capital ne le peut que s’il se déploie et se déplace comme un chasseur stellaire.',
  },
  'TRM-105': {
    title: 'Aucun combat dans Death Star II',
    text: 'À un secteur de Death Star II, ni vous ni votre adversaire ne pouvez déployer de cartes, engager une bataille ou commencer un drain de Force.',
  },
  'TRM-120': {
    title: 'Qui peut conduire',
    text: 'N’importe lequel de vos personnages peut conduire un véhicule de transport, sauf les droïdes. Parmi eux, seul un droïde de véhicule le peut.',
  },
  'TRM-122': {
    title: 'Conduire n’est pas piloter',
    text: 'Si un pilote conduit votre véhicule de transport, ce qu’il ajoute en tant que pilote ne profite pas au véhicule.',
  },
  'TRM-123': {
    title: 'Véhicule de transport sans conducteur',
    text: 'Lift Tubes mis à part, un véhicule de transport sans conducteur ne se déplace pas et n’a l’usage ni de sa puissance, ni de sa manoeuvre, ni de sa vitesse terrestre, ni de ses armes ou dispositifs. De son texte, seul ce qui touche au déploiement et aux capacités agit encore.',
  },
  'TRM-134': {
    title: 'Ce qui est fermé',
    text: 'Tout vaisseau spatial est fermé. Un véhicule ne l’est que si son texte d’ambiance le dit.',
  },
  'TRM-135': {
    title: 'Dedans, donc pas présent',
    text: 'Votre personnage à l’intérieur d’un véhicule ou vaisseau spatial fermé n’est pas présent au dehors. Il n’apporte pas sa propre puissance, ne tire pas avec ses armes et ne peut être visé par des armes.',
  },
  'TRM-136': {
    title: 'Ce qui compte de l’intérieur',
    text: 'À bord d’une carte fermée, vos personnages gardent leur aptitude, leur valeur de perte et ceux de leurs textes de jeu qui s’appliquent. Pour la destinée de bataille, comptez l’aptitude des pilotes et des conducteurs, mais pas celle des passagers.',
  },
  'TRM-157': {
    title: 'À portée, sur d’anciennes cartes',
    text: 'Selon les décisions d’août 2001, une ancienne carte qui vous permet de vous déplacer « à portée » veut dire par vitesse terrestre ou hypervitesse. Le transit par les aires de mise à quai, le transport par navette et le reste n’en font pas partie.',
  },
  'TRM-168': {
    title: 'Le palais de Jabba sur Tatooine',
    text: 'Toutes les localisations Jabba’s Palace, y compris le site Tatooine: Jabba’s Palace, comptent à la fois comme localisations Jabba’s Palace et comme localisations Tatooine.',
  },
  'TRM-194': {
    title: 'Comment un véhicule s’éloigne',
    text: 'Pour éloigner votre véhicule, utilisez sa vitesse terrestre ou tout déplacement de secteur qui est pour lui un déplacement normal.',
  },
  'TRM-195': {
    title: 'Comment un vaisseau spatial s’éloigne',
    text: 'Pour éloigner votre vaisseau spatial, utilisez son hypervitesse ou tout déplacement de secteur qui est pour lui un déplacement normal.',
  },
  'TRM-203': {
    title: 'Où mène une réaction',
    text: 'Vous réagissez vers la localisation où votre adversaire vient d’engager une bataille ou de commencer un drain de Force. La carte ne peut au contraire s’en éloigner que si son texte le dit.',
  },
  'TRM-204': {
    title: 'Une réaction suit les règles',
    text: 'Une carte qui réagit doit pouvoir faire son déplacement : à portée, son pilote ou conducteur déjà à bord et, pour l’hypervitesse, un ordinateur de navigation. Vous payez le coût habituel, si une carte ne dit pas autre chose.',
  },
  'TRM-205': {
    title: 'Pas de réaction sur place',
    text: 'Si une carte est déjà là où ont lieu la bataille ou le drain de Force, elle ne peut pas y réagir.',
  },
  'TRM-206': {
    title: 'Réagir à un drain de Force',
    text: 'Si votre réaction apporte de la présence à la localisation du drain de Force de votre adversaire, ce drain de Force est annulé.',
  },
  'TRM-207': {
    title: 'Réagir en quittant une bataille',
    text: 'Une bataille prend fin si un joueur, en réagissant pour s’en éloigner, n’a plus de présence à sa localisation.',
  },
  'TRM-208': {
    title: 'Réaction annulée, Force dépensée',
    text: 'Vous utilisez la Force d’une réaction en l’initiant. Si votre adversaire annule ensuite la réaction, cette Force ne vous revient pas.',
  },
  'TRM-209': {
    title: 'Se déplacer en réaction',
    text: 'En réaction, votre carte peut utiliser sa vitesse terrestre, son hypervitesse ou un déplacement de secteur, atterrir ou décoller, embarquer ou débarquer. Les autres formes de déplacement ne lui sont pas permises.',
  },
  'TRM-211': {
    title: 'Une réaction par tour',
    text: 'Chaque carte ne prend part qu’à une seule réaction par tour, même si elle n’a fait que monter à bord de la carte qui réagit ou la quitter. Une réaction annulée compte.',
  },
  'TRM-212': {
    title: 'Quand vous pouvez réagir',
    text: 'Vous pouvez réagir pendant le tour de votre adversaire, aussitôt après qu’il a engagé une bataille ou commencé un drain de Force. On ne réagit pas à sa propre bataille.',
  },
  'TRM-213': {
    title: 'Se déployer en réaction',
    text: 'Si vous déployez une carte en réaction, toutes les règles de déploiement valent pour elle, et vous payez son coût de déploiement entier.',
  },
  'TRM-214': {
    title: 'À chaque carte sa réaction',
    text: 'Si une carte en fait réagir plusieurs autres, chacune fait une réaction distincte. Sense, par exemple, ne peut en annuler qu’une.',
  },
  'TRM-222': {
    title: 'Bombing Run : le crash',
    text: 'À la fin de votre phase de bataille, un bombardier TIE doit retourner au système planétaire. S’il ne le peut pas, faute de pilote ou pour une autre raison, il s’écrase et est perdu.',
  },
  'TRM-223': {
    title: 'Réservé aux chasseurs stellaires',
    text: 'Seul un chasseur stellaire peut se déplacer à un secteur de Death Star II. Escadrons et vaisseaux capitaux en sont exclus, même s’ils se déplacent comme des chasseurs stellaires.',
  },
  'TRM-225': {
    title: 'Le côté obscur n’entre qu’en poursuite',
    text: 'Votre chasseur stellaire du côté obscur ne peut entrer dans les secteurs de Death Star II que tant qu’un chasseur stellaire du côté lumineux est à l’un d’eux.',
  },
  'TRM-226': {
    title: 'Le côté obscur se retire',
    text: 'Si, durant votre phase de déplacement de joueur du côté obscur, il n’y a plus de chasseur stellaire du côté lumineux aux secteurs de Death Star II, vous devez rapprocher du système planétaire, d’un secteur, chacun de vos chasseurs stellaires qui y sont. C’est gratuit.',
  },
  'TRM-230': {
    title: 'Changer d’orbite au côté obscur',
    text: 'Par un déplacement normal et pour 1 Force, le joueur du côté obscur peut mettre une Death Star en orbite, l’en sortir vers l’espace profond ou la faire passer d’une planète à une autre, au même parsec.',
  },
  'TRM-241': {
    title: 'Deux secteurs nuageux d’un coup',
    text: 'Selon les décisions d’août 2001, tout chasseur stellaire ou véhicule admis dans les nuages peut aller jusqu’à deux secteurs nuageux associés plus loin en un seul déplacement, pour 1 Force.',
  },
  'TRM-249': {
    title: 'Sites de vaisseau pour 1 Force',
    text: 'Selon les décisions d’août 2001, vous utilisez 1 Force, durant votre phase de déplacement, pour faire passer une carte entre votre vaisseau spatial ou véhicule et un site qui lui est associé.',
  },
  'TRM-267': {
    title: 'Embarquer sans pilote',
    text: 'Votre vaisseau spatial peut entrer dans la cargaison d’un autre vaisseau spatial, ou en sortir, même sans pilote.',
  },
  'TRM-303': {
    title: 'Qui est passager',
    text: 'Est passager quiconque est à bord de votre vaisseau spatial ou véhicule sans le piloter ni le conduire. Les astromécanos en sont aussi.',
  },
  'TRM-304': {
    title: 'Les passagers dans la bataille',
    text: 'Vos passagers sur le pont ou dans le cockpit prennent part à la bataille à cette localisation, et les textes de bataille peuvent s’en servir ou les viser. Les personnages aux sites du vaisseau spatial ou du véhicule n’y prennent pas part.',
  },
  'TRM-312': {
    title: 'Ce qu’est un pilote',
    text: 'Un pilote est un personnage doté de l’icône de pilote, ou un pilote permanent : l’icône de pilote sur un vaisseau spatial ou un véhicule. Les pilotes mènent vaisseaux spatiaux, véhicules de combat et véhicules de navette.',
  },
  'TRM-313': {
    title: 'Ce que coûte l’absence de pilote',
    text: 'Sans pilote, votre vaisseau spatial, véhicule de combat ou véhicule de navette ne se déplace pas et n’a l’usage ni de sa puissance, ni de sa manoeuvre, ni de son hypervitesse, ni de sa vitesse terrestre, ni de ses armes ou dispositifs. Seul son texte sur le déploiement et les capacités agit.',
  },
  'TRM-314': {
    title: 'Les pilotes en trop',
    text: 'Un pilote qui monte à bord prend une place de pilote s’il en reste une. Quand elles sont toutes prises, il est passager et son texte n’améliore pas le vaisseau.',
  },
  'TRM-315': {
    title: 'Puissance et bonus du pilote',
    text: 'Si quelque chose modifie la puissance de votre pilote comme personnage, ce qu’il ajoute à la puissance du vaisseau spatial ou véhicule qu’il pilote ne change pas.',
  },
  'TRM-318': {
    title: 'Sur une planète',
    text: 'Votre carte est sur une planète quand elle est présente à un site, un secteur nuageux ou un secteur de Death Star II de cette planète. Elle l’est aussi sur le pont, dans le cockpit ou dans la cargaison d’un véhicule ou vaisseau spatial présent à un tel endroit.',
  },
  'TRM-319': {
    title: 'À une planète',
    text: 'Sont à une planète toutes les cartes qui sont sur elle, et en outre celles qui sont sur le pont, dans le cockpit ou dans la cargaison d’un vaisseau spatial présent au système planétaire.',
  },
  'TRM-320': {
    title: 'À bord d’un vaisseau ou véhicule',
    text: 'Une carte est à bord si elle est sur le pont, dans le cockpit ou dans la cargaison, mais aussi si elle est présente à un site associé au vaisseau spatial ou au véhicule.',
  },
  'TRM-321': {
    title: 'À ses sites, pas au système',
    text: 'Les cartes aux sites d’un vaisseau spatial ou d’une Death Star ne sont pas au système planétaire autour duquel il ou elle est en orbite.',
  },
  'TRM-328': {
    title: 'Les localisations d’une planète',
    text: 'Un système planétaire comprend ses sites et ses secteurs nuageux. Chacun d’eux est associé au système planétaire et à tous les autres.',
  },
  'TRM-329': {
    title: 'Les secteurs d’astéroïdes à part',
    text: 'Les secteurs d’astéroïdes sont associés à leur système planétaire et entre eux. Ils n’en font pourtant pas partie, et les sites et secteurs nuageux ne leur sont pas associés.',
  },
  'TRM-330': {
    title: 'La caverne de Big One',
    text: 'La caverne de Big One n’a qu’une localisation associée : Big One.',
  },
  'TRM-331': {
    title: 'Pas associée à elle-même',
    text: 'Un texte qui parle de localisations associées ne veut jamais dire la même localisation encore une fois.',
  },
  'TRM-332': {
    title: 'L’orbite n’associe rien',
    text: 'Les sites d’un vaisseau spatial ou d’une Death Star et le système planétaire autour duquel il ou elle est en orbite ne sont pas des localisations associées, dans un sens ni dans l’autre.',
  },
  'TRM-333': {
    title: 'Sites d’un véhicule',
    text: 'Si votre véhicule a des sites et se trouve sur une planète, tous les sites de cette planète leur sont associés pendant ce temps.',
  },
  'TRM-334': {
    title: 'Les sites d’un même vaisseau',
    text: 'Tous les sites d’un même vaisseau spatial, d’un même véhicule ou d’une même Death Star sont associés entre eux.',
  },
  'TRM-339': {
    title: 'Même système planétaire',
    text: 'Quand une carte dit « même système planétaire », elle veut dire la localisation de ce système planétaire et rien de plus. Les sites et secteurs associés doivent être nommés.',
  },
  'TRM-344': {
    title: 'Pas à pied dans un secteur',
    text: 'Un personnage ne peut être à un secteur que dans une carte qui y est admise ; il en va de même d’un véhicule qui n’y est pas admis par lui-même.',
  },
  'TRM-345': {
    title: 'Un secteur n’est pas un système',
    text: 'Un texte sur les vaisseaux spatiaux à un système planétaire laisse en paix ceux qui sont à des secteurs. Il doit parler des secteurs, et c’est la version la plus récente de la carte qui compte.',
  },
  'TRM-346': {
    title: 'Où placer les secteurs',
    text: 'Posez un secteur d’astéroïdes ou un secteur nuageux à côté du système planétaire ou d’un secteur de son genre. À partir du sol, l’ordre est : sites, secteurs nuageux, système planétaire, Asteroid Fields, Big One ; une nouvelle carte peut s’intercaler tant que cet ordre est gardé.',
  },
  'TRM-347': {
    title: 'Un secteur sans son système',
    text: 'Un secteur qui nomme son système planétaire peut arriver avant lui. Un secteur pour n’importe quelle planète ne se déploie que là où un système planétaire est sur la table.',
  },
  'TRM-348': {
    title: 'Autres mouvements aux secteurs',
    text: 'À un secteur, vos cartes peuvent aussi réagir et faire des déplacements illimités comme ailleurs, outre les déplacements normaux propres à ce genre de secteur.',
  },
  'TRM-351': {
    title: 'Véhicules vides comme chargement',
    text: 'Vous pouvez transporter un véhicule par navette à un vaisseau capital ou le faire passer entre vaisseaux spatiaux amarrés même si personne ne le pilote ni ne le conduit.',
  },
  'TRM-352': {
    title: 'Les sites Spaceport restent ensemble',
    text: 'Si la planète a déjà un site Spaceport, posez votre site Spaceport générique juste à côté d’un tel site. Aucun autre site ne peut s’intercaler entre eux.',
  },
  'TRM-355': {
    title: 'Sites de vaisseau spatial',
    text: 'Les sites de vaisseau spatial se placent comme les autres, mais dans un groupe séparé. Chacun appartient à un seul vaisseau spatial, que vous nommez en déployant le site.',
  },
  'TRM-356': {
    title: 'Les sites avant le vaisseau',
    text: 'Les sites d’un vaisseau spatial unique peuvent être sur la table sans lui. Ce que la carte du vaisseau spatial leur prête, ils ne l’ont que tant qu’elle y est aussi.',
  },
  'TRM-357': {
    title: 'Sites pour tout vaisseau',
    text: 'Si un site convient à tout vaisseau spatial d’un certain genre, un tel vaisseau spatial doit être sur la table avant que vous puissiez y déployer le site.',
  },
  'TRM-358': {
    title: 'Batailles dans un vaisseau spatial',
    text: 'Les cartes à un site de vaisseau spatial sont à bord, mais non présentes sur le pont. Elles livrent les batailles de leur site et restent hors de celles du vaisseau spatial.',
  },
  'TRM-359': {
    title: 'Sites d’un vaisseau perdu',
    text: 'Avec un vaisseau spatial perdu sont perdus ses sites associés et toutes les cartes qui s’y trouvent.',
  },
  'TRM-449': {
    title: 'Classes de vaisseaux spatiaux',
    text: 'Un vaisseau spatial est un vaisseau capital, un chasseur stellaire ou un escadron. Le mot se lit dans son cadre de description.',
  },
  'TRM-451': {
    title: 'Vaisseau atterri : les armes',
    text: 'Tant que votre vaisseau spatial est atterri, ses armes de vaisseau spatial se taisent, sauf celles qui disent agir à un site.',
  },
  'TRM-452': {
    title: 'Vaisseau atterri : plus de vol',
    text: 'Une carte qui n’a de sens que pour un vaisseau spatial en vol ne peut pas servir pour un vaisseau spatial atterri.',
  },
  'TRM-454': {
    title: 'Vaisseau atterri : le texte',
    text: 'Sur un vaisseau spatial atterri, ne tenez compte que du texte de jeu sur le déploiement, les capacités, le mouvement et le décollage, ainsi que sur l’identité et l’aptitude de ses pilotes permanents et astromécanos.',
  },
  'TRM-455': {
    title: 'Vaisseau atterri : pilote permanent',
    text: 'L’aptitude du pilote permanent vous aide à occuper et à contrôler le site où votre vaisseau spatial est atterri. Pour la destinée de bataille, elle ne compte pas.',
  },
  'TRM-456': {
    title: 'Vaisseau atterri : tous passagers',
    text: 'Dans votre vaisseau spatial atterri, tous sont des passagers : on peut les comptabiliser en valeur de perte et ils peuvent utiliser leur texte de jeu, mais ils ne pilotent pas. Un pilote peut seulement encore décoller ou quitter le vaisseau spatial qui le contient.',
  },
  'TRM-457': {
    title: 'Perdu avec le vaisseau',
    text: 'Si votre vaisseau spatial ou véhicule quitte la table, tout ce qui est à son bord est perdu. Seuls les cavaliers d’un véhicule créature peuvent descendre à temps.',
  },
  'TRM-458': {
    title: 'Un escadron veut tout par trois',
    text: 'Là où un vaisseau spatial seul demande un pilote, un ordinateur de navigation ou un astromécano, donnez-en trois à un escadron.',
  },
  'TRM-459': {
    title: 'Ce qu’est un escadron',
    text: 'C’est le mot Squadron dans le cadre de description qui fait d’un vaisseau spatial un escadron. Le porter dans son titre ne suffit pas.',
  },
  'TRM-460': {
    title: 'Une carte, plusieurs vaisseaux',
    text: 'Votre escadron est une seule carte et un seul vaisseau spatial, mais il est en même temps plusieurs vaisseaux de sa ou ses classes, trois en général.',
  },
  'TRM-461': {
    title: 'Un escadron, pas un chasseur',
    text: 'Ce qui traite ou vise des chasseurs stellaires ne le fait pas avec votre escadron.',
  },
  'TRM-462': {
    title: 'Escadrons, paquets et piles',
    text: 'Une action qui prend des vaisseaux d’une classe dans un paquet ou une pile, ou les y met, ne peut prendre votre escadron que si elle pouvait en prendre les trois éléments.',
  },
  'TRM-463': {
    title: 'Déplacer un escadron par action',
    text: 'Si une action déplace des vaisseaux de la classe d’un élément, elle ne déplace l’escadron que lorsqu’elle peut en déplacer tous les éléments.',
  },
  'TRM-464': {
    title: 'Un élément parti, tous partis',
    text: 'Quand une action fait qu’un élément est perdu, capturé ou mis hors jeu, c’est toute la carte d’escadron qui subit ce sort.',
  },
  'TRM-465': {
    title: 'Un escadron en cargaison',
    text: 'Votre escadron occupe trois places prévues pour sa classe. Les places prévues pour des chasseurs stellaires en général ne l’accueillent pas.',
  },
  'TRM-466': {
    title: 'Armes d’un escadron',
    text: 'Un escadron peut porter et utiliser les armes et dispositifs destinés à la classe de ses éléments, et tirer à chaque tour avec autant de ces armes qu’il a d’éléments. Il ne peut pas utiliser ceux qui sont destinés à un chasseur stellaire.',
  },
  'TRM-467': {
    title: 'Dispositifs sur un escadron',
    text: 'Un dispositif destiné aux vaisseaux spatiaux n’améliore votre escadron qu’une seule fois, quel que soit le nombre de ses éléments.',
  },
  'TRM-468': {
    title: 'Remplacer trois chasseurs stellaires',
    text: 'Si un escadron n’a pas de coût de déploiement, vous l’amenez en remplaçant trois chasseurs stellaires de la classe indiquée, à une même localisation. Un escadron ne peut pas être remplacé ainsi.',
  },
  'TRM-469': {
    title: 'Ce que portaient les vaisseaux remplacés',
    text: 'Placez les trois vaisseaux spatiaux remplacés dans votre pile de cartes utilisées avec ce qui était déployé sur eux. Personnages, armes et dispositifs peuvent plutôt passer gratuitement à l’escadron, dans la limite des capacités.',
  },
  'TRM-470': {
    title: 'Ce qui visait un vaisseau remplacé',
    text: 'Une carte qui visait un vaisseau spatial remplacé vise désormais l’escadron. Si elle ne peut pas s’appliquer à un escadron, elle est perdue.',
  },
  'TRM-471': {
    title: 'Remplacer n’est pas déployer',
    text: 'Quand vous remplacez des chasseurs stellaires par un escadron, vous ne le déployez pas : aucune règle ou restriction de déploiement ne s’y oppose.',
  },
  'TRM-472': {
    title: 'Classes de véhicules',
    text: 'Un véhicule est un véhicule de combat, un véhicule créature, un véhicule de navette ou un véhicule de transport. Le mot se lit dans son cadre de description.',
  },
  'TRM-473': {
    title: 'Le véhicule créature se guide',
    text: 'Un véhicule créature a sa propre aptitude ; il se passe de conducteur et de pilote.',
  },
  'TRM-474': {
    title: 'Cavaliers d’une créature perdue',
    text: 'Si votre véhicule créature est perdu, ses cavaliers peuvent aussitôt débarquer au site et sont sauvés.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
