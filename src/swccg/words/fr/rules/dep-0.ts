export const dep0 = {
  'DEP-001': {
    title: 'La phase de déploiement',
    text: 'Durant votre phase de déploiement, la troisième de votre tour, vous déployez sur la table des cartes de votre main.',
  },
  'DEP-002': {
    title: 'Quand on remplace un personnage',
    text: 'On remplace un personnage durant sa propre phase de déploiement, et dans aucune autre.',
  },
  'DEP-003': {
    title: 'Ce qu’est déployer',
    text: 'Déployer une carte, c’est la mettre en jeu sur la table : personnages, véhicules, vaisseaux spatiaux, armes, dispositifs, Effets, créatures et localisations.',
  },
  'DEP-004': {
    title: 'Les icônes de Force ouvrent la voie',
    text: 'Là où votre côté d’une localisation porte une icône de Force, vous pouvez déployer personnages, véhicules et vaisseaux spatiaux.',
  },
  'DEP-005': {
    title: 'La présence ouvre la voie',
    text: 'Là où vous avez une présence, vous pouvez déployer personnages, véhicules et vaisseaux spatiaux, avec ou sans icônes de Force.',
  },
  'DEP-006': {
    title: 'Présence ou icônes de Force',
    text: 'Sans présence ni icône de Force de votre côté, vous ne pouvez déployer ni personnage, ni véhicule, ni vaisseau spatial à une localisation. C’est une restriction de localisation.',
  },
  'DEP-007': {
    title: 'Les icônes de votre côté',
    text: 'Pour vos déploiements ne comptent que les icônes de Force de votre propre côté d’une localisation.',
  },
  'DEP-008': {
    title: 'Les autres cartes se passent de présence',
    text: 'Armes, dispositifs, Effets et créatures vont où leur texte et les règles les mettent, avec ou sans présence ou icônes de Force.',
  },
  'DEP-009': {
    title: 'Le coût de déploiement',
    text: 'Pour déployer une carte, vous utilisez autant de Force que son coût de déploiement, dans sa case ou son texte.',
  },
  'DEP-010': {
    title: 'Sans coût, gratuit',
    text: 'Une carte sans coût de déploiement, ni dans une case ni dans son texte, se déploie gratuitement.',
  },
  'DEP-011': {
    title: 'Payé d’avance',
    text: 'Le coût se paie au début du déploiement et n’est pas rendu si celui-ci est annulé.',
  },
  'DEP-013': {
    title: 'Où va une carte déployée',
    text: 'Une carte déployée est mise à sa localisation, sur une carte ou à son bord, ou sur la table.',
  },
  'DEP-014': {
    title: 'Seulement durant votre phase de déploiement',
    text: 'Vous ne déployez que durant votre phase de déploiement, sauf si un texte nomme un autre moment ou une action à laquelle répondre ainsi.',
  },
  'DEP-015': {
    title: 'Un lieu ou un prix n’est pas un moment',
    text: 'Un texte qui dit seulement où une carte se déploie, ou à quel coût, ne permet pas de la déployer à un autre moment.',
  },
  'DEP-024': {
    title: 'Évènements épiques',
    text: 'Certains Évènements épiques se déploient et restent, d’autres se jouent comme des Interruptions, selon leur texte.',
  },
  'DEP-025': {
    title: 'Trois sortes de restrictions',
    text: 'Ce qui limite le déploiement tient à la localisation, aux règles ou à un Objectif. Une carte qui ignore une sorte reste soumise aux autres.',
  },
  'DEP-026': {
    title: 'Les espions vont partout',
    text: 'Un espion n’a besoin ni de votre présence ni de vos icônes de Force là où il se déploie. Le reste vaut pour lui aussi.',
  },
  'DEP-027': {
    title: 'Un espion ouvre la porte',
    text: 'Là où vous avez un espion clandestin, vos personnages, véhicules et vaisseaux spatiaux se déploient sans présence ni icônes de Force.',
  },
  'DEP-028': {
    title: 'Pas à Ahch-To',
    text: 'Personnages, véhicules, vaisseaux spatiaux et Effets Utinni ne se déploient pas aux localisations d’Ahch-To.',
  },
  'DEP-029': {
    title: 'Pas à Dagobah',
    text: 'Personnages, véhicules, vaisseaux spatiaux et Effets Utinni ne se déploient pas aux localisations de Dagobah.',
  },
  'DEP-030': {
    title: 'Armes et dispositifs sur Dagobah',
    text: 'Armes et dispositifs viennent à Dagobah et Ahch-To sur une carte qui s’y trouve ; ceux qui se déploient à une localisation, non.',
  },
  'DEP-031': {
    title: 'Le bouclier énergétique de Hoth',
    text: 'Personnages, véhicules et vaisseaux spatiaux obscurs ne se déploient pas à un site protégé, même là où le Côté obscur a présence ou icônes de Force.',
  },
  'DEP-032': {
    title: 'Les espions et le bouclier',
    text: 'Un espion se passe de présence et d’icônes de Force ; le bouclier énergétique l’arrête tout de même.',
  },
  'DEP-033': {
    title: 'Ce que le bouclier laisse passer',
    text: 'Armes, dispositifs, créatures et autres cartes du Côté obscur se déploient à un site protégé et sur les cartes qui s’y trouvent.',
  },
  'DEP-034': {
    title: 'Passer derrière le bouclier',
    text: 'Le bouclier concerne le déploiement : un véhicule obscur peut se déplacer à un site protégé.',
  },
  'DEP-035': {
    title: 'Ce que dit son propre texte',
    text: 'Quand un texte dit qu’une carte doit, ou ne peut pas, se déployer à certaines localisations, c’est une restriction de déploiement de localisation.',
  },
  'DEP-036': {
    title: 'Sortes de cartes et de lieux',
    text: 'Là où une sorte de carte ne peut pas être, elle ne se déploie pas. C’est une restriction des règles, quoi qu’une carte ignore des localisations.',
  },
  'DEP-038': {
    title: 'Pas de véhicule aux systèmes',
    text: 'Un véhicule ne se déploie pas à un système planétaire.',
  },
  'DEP-040': {
    title: 'Chasseurs stellaires et sites',
    text: 'Parmi les sites, un chasseur stellaire ne se déploie qu’aux aires de mise à quai.',
  },
  'DEP-041': {
    title: 'Lieux aux règles propres',
    text: 'La tranchée de la Death Star, les holosites et les secteurs de Death Star II ont des règles qui y restreignent le déploiement.',
  },
  'DEP-042': {
    title: 'Ce qu’un Objectif interdit',
    text: 'Ce qu’un Objectif sur la table vous interdit de déployer, ou de déployer à un endroit, est une restriction d’Objectif.',
  },
  'DEP-043': {
    title: 'Seulement avec son Objectif',
    text: 'Une carte qui ne se déploie que si un certain Objectif, ou un de ses côtés, est sur la table l’attend, où qu’elle se déploierait.',
  },
  'DEP-044': {
    title: 'Ignorer les restrictions de localisation',
    text: 'Une carte qui ignore les restrictions de déploiement de localisation se passe de présence et d’icônes de Force ; elle va à Dagobah, aux sites protégés et là où son propre texte l’interdirait.',
  },
  'DEP-045': {
    title: 'Les règles restent',
    text: 'Ignorer les restrictions de localisation ne lève jamais une restriction des règles : un vaisseau capital ne se déploie pas à un site.',
  },
  'DEP-046': {
    title: 'Les Objectifs restent',
    text: 'Ignorer les restrictions de localisation ne lève jamais ce qu’interdit un Objectif.',
  },
  'DEP-048': {
    title: 'Un texte peut lever ce qu’il nomme',
    text: 'Si un texte permet de déployer une carte « même sans présence ni icônes de Force », elle le peut. Les autres restrictions valent toujours.',
  },
  'DEP-049': {
    title: 'Plus cher n’est pas une restriction',
    text: 'Un coût plus élevé n’est pas une restriction de déploiement : qui ignore les restrictions le paie quand même.',
  },
  'DEP-050': {
    title: 'L’une à bord de l’autre',
    text: 'De deux cartes déployées simultanément, l’une se déploie sur l’autre ou à son bord.',
  },
  'DEP-051': {
    title: 'Les deux ou aucune',
    text: 'Si l’une des cartes ne peut pas se déployer sur l’autre, tout le déploiement simultané échoue.',
  },
  'DEP-052': {
    title: 'Chacune à son coût',
    text: 'Deux cartes déployées simultanément font une action, et chacune se paie à son propre coût, avec ses changements.',
  },
  'DEP-053': {
    title: 'Déployées ensemble, renvoyées ensemble',
    text: 'Si l’une de deux cartes que vous venez de déployer simultanément est envoyée ailleurs, l’autre part avec elle.',
  },
  'DEP-054': {
    title: 'Empêchées ensemble',
    text: 'Ce qui empêche l’une de deux cartes déployées simultanément de livrer bataille ou de se déplacer empêche les deux, si l’une comme l’autre pouvait être choisie.',
  },
  'DEP-055': {
    title: 'Empêchée seule',
    text: 'Une carte qui ne pouvait pas être choisie n’est pas empêchée avec celle qui a été déployée en même temps.',
  },
  'DEP-056': {
    title: 'Véhicule et pilote l’un après l’autre',
    text: 'Un véhicule et son pilote ne se déploient pas simultanément, sauf si un texte le dit.',
  },
  'DEP-057': {
    title: 'Au site ou à bord',
    text: 'Un personnage déployé après un véhicule peut aller au site ou à bord du véhicule qui s’y trouve.',
  },
  'DEP-058': {
    title: 'Les localisations sont gratuites',
    text: 'Les localisations n’ont pas de coût de déploiement et se déploient gratuitement.',
  },
  'DEP-059': {
    title: 'Les sites dans leur rangée',
    text: 'Un nouveau site rejoint la rangée de sa planète, où les sites extérieurs sont entre le système planétaire et les sites intérieurs.',
  },
  'DEP-061': {
    title: 'Les changements s’additionnent',
    text: 'Ce que la carte elle-même et d’autres cartes changent à son coût de déploiement s’additionne avant d’utiliser la Force.',
  },
  'DEP-062': {
    title: 'Moins cher à bord',
    text: 'Un changement pour un déploiement à bord d’un vaisseau nommé vaut quand la carte se déploie à son bord, simultanément aussi.',
  },
  'DEP-063': {
    title: 'Gratuit reste gratuit',
    text: 'Une carte qu’un texte déploie gratuitement coûte 0, et rien n’y change.',
  },
  'DEP-064': {
    title: 'Sites sans icônes',
    text: 'Un site sans présence ni icônes de Force à vous accepte tout de même vos Effets, Évènements épiques, dispositifs et armes qui s’y déploient.',
  },
  'DEP-065': {
    title: 'Sur un personnage isolé',
    text: 'Une arme ou un dispositif se déploie sur votre personnage même là où vous n’avez ni présence ni icônes de Force.',
  },
  'DEP-066': {
    title: 'Un espion sans aptitude ne donne pas de présence',
    text: 'Un espion sans aptitude, déployé là où vous n’avez rien, ne donne pas de présence : les autres ne peuvent pas l’y suivre.',
  },
  'DEP-067': {
    title: 'Les créatures n’ont besoin de personne',
    text: 'Une créature se déploie sans présence ni icônes de Force de son propriétaire.',
  },
  'DEP-068': {
    title: 'Une Interruption qui déploie',
    text: 'Une fonction d’Interruption qui déploie une carte du paquet de réserve sans nommer de phase s’utilise durant la phase de déploiement de son joueur.',
  },
  'DEP-069': {
    title: 'Deux coûts',
    text: 'La Force que coûte un texte qui déploie une carte s’ajoute à ce que coûte la carte même.',
  },
  'DEP-072': {
    title: 'Personas',
    text: 'Toutes les versions d’un personnage, véhicule, vaisseau spatial, arme ou dispositif unique sont une même persona, quel que soit le côté de la Force.',
  },
  'DEP-073': {
    title: 'Une version chacun',
    text: 'Vous ne pouvez pas avoir sur la table deux versions d’une persona unique, de quelque époque qu’elles soient.',
  },
  'DEP-075': {
    title: 'Les armes permanentes comptent',
    text: 'Une arme permanente représente sa persona : vous ne pouvez pas en déployer une autre version.',
  },
  'DEP-076': {
    title: 'Une pour chaque joueur',
    text: 'Les deux joueurs peuvent avoir en même temps sur la table une version de la même persona.',
  },
  'DEP-077': {
    title: 'Une version pour les deux',
    text: 'Selon les décisions d’août 2001, une seule version d’une persona unique peut être sur la table, les deux joueurs compris.',
  },
  'DEP-078': {
    title: 'Les captifs et leurs personas',
    text: 'Tant qu’un captif d’une persona est sur la table, le Côté lumineux ne peut pas déployer cette persona.',
  },
  'DEP-080': {
    title: 'Personnalités volées',
    text: 'Un vaisseau, véhicule, arme ou dispositif volé, sur la table, empêche celui à qui il était de déployer quelque version que ce soit de cette personnalité.',
  },
  'DEP-081': {
    title: 'Ce qui est là reste',
    text: 'Les règles sur les captifs n’empêchent que de nouveaux déploiements : une version déjà sur la table y reste.',
  },
  'DEP-082': {
    title: 'Pas le même titre',
    text: 'L’adversaire peut avoir la persona sur la table, mais pas une carte exactement du même titre.',
  },
  'DEP-083': {
    title: 'Deux versions à la fois',
    text: 'Qui se trouve avoir deux cartes d’une même personnalité, pour en avoir volé une, en met aussitôt une aux cartes perdues. Elle ne vient pas d’être perdue.',
  },
  'DEP-084': {
    title: 'Cartes contenant une persona',
    text: 'Ce qui nomme une persona peut utiliser toute carte qui la contient, quel qu’en soit le type.',
  },
  'DEP-087': {
    title: 'Plusieurs personas en une carte',
    text: 'Une carte qui contient plusieurs personas répond à chacune : un texte qui en cherche ou en nomme une trouve la carte.',
  },
  'DEP-088': {
    title: 'Les pilotes permanents sont là',
    text: 'Un pilote permanent unique compte là où un texte demande que cette persona pilote un vaisseau ou soit en bataille.',
  },
  'DEP-089': {
    title: 'Des armes pour le vaisseau, pas pour l’équipage',
    text: 'Une arme pour la persona d’un vaisseau se déploie sur la carte qui est ce vaisseau avec son équipage ; une carte pour l’un des siens, non.',
  },
  'DEP-091': {
    title: 'Sur la carte même de la persona',
    text: 'Une arme ou un dispositif qui se déploie sur la persona d’un personnage ne va que sur une carte de personnage, pas sur un vaisseau qui la contient.',
  },
  'DEP-092': {
    title: 'Sur le personnage même',
    text: 'Ce qui se déploie sur une persona se déploie sur une carte de cette persona, et non sur une carte qui ne fait que la contenir.',
  },
  'DEP-093': {
    title: 'Effets sur ce qui contient une persona',
    text: 'Un Effet qui se déploie sur un personnage peut aller sur le vaisseau spatial dont ce personnage est le pilote permanent.',
  },
  'DEP-094': {
    title: 'Sur une carte d’arme',
    text: 'Ce qui se déploie sur la persona d’une arme va sur une carte d’arme, pas sur un personnage qui la possède.',
  },
  'DEP-095': {
    title: 'Des personnages seulement',
    text: 'Seule une carte de personnage est remplacée, et seulement par une autre carte de personnage de cette persona.',
  },
  'DEP-096': {
    title: 'Les versions sont des cartes différentes',
    text: 'Les textes qui cherchent des doubles, ou un titre, comparent les titres : les versions d’une persona sont des cartes différentes.',
  },
  'DEP-097': {
    title: 'Même titre, même persona',
    text: 'Les personnages, pilotes permanents, vaisseaux spatiaux ou armes uniques portant exactement le même titre sont une même persona.',
  },
  'DEP-098': {
    title: 'Contenue, et muette',
    text: 'Une persona que contient une autre carte compte même tant que le texte de cette carte est annulé ou suspendu.',
  },
  'DEP-099': {
    title: 'Contenue, plus maintenant',
    text: 'Le pilote permanent d’un vaisseau ou véhicule volé, et une arme permanente enlevée, ne comptent plus.',
  },
}
