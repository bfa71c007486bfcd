export const trm3 = {
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
  'TRM-340': {
    title: 'Prises scomp',
    text: 'La prise scomp d’une carte close n’est présente que pour ceux qui sont à bord ; celle de la localisation ne l’est pas pour eux. L’une et l’autre sont des prises scomp à cette localisation.',
  },
  'TRM-342': {
    title: 'Éclaireurs',
    text: 'Éclaireur est un mot auquel se réfèrent des textes. Un éclaireur ne peut pas, comme un espion, être déployé là où vous n’avez ni présence ni icône de Force.',
  },
  'TRM-344': {
    title: 'Pas à pied dans un secteur',
    text: 'Un personnage ne peut être à un secteur que dans une carte qui y est admise ; il en va de même d’un véhicule qui n’y est pas admis par lui-même.',
  },
  'TRM-345': {
    title: 'Systèmes et secteurs',
    text: 'Un texte sur les vaisseaux spatiaux à un système ne dit rien de ceux à un secteur.',
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
  'TRM-353': {
    title: 'Les pilotes d’un escadron',
    text: 'Un texte qui demande un pilote d’un escadron demande les deux : le nom de l’escadron et le pilote.',
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
  'TRM-362': {
    title: 'Prendre ce qui est à l’adversaire',
    text: 'Vous ne vous emparez d’une carte de l’adversaire que si une carte ou une règle permet de la voler. S’approcher d’un chasseur vide ne suffit pas.',
  },
  'TRM-363': {
    title: 'Les cartes volées sont à vous',
    text: 'Les cartes volées de votre Force vitale ou de votre main s’activent, s’utilisent, se perdent et se déploient comme les vôtres.',
  },
  'TRM-364': {
    title: 'Les cartes volées sur le dessus',
    text: 'Quand une carte au dos de l’adversaire arrive sur le dessus d’un paquet de réserve, celui qui l’a la montre. Elle y reste.',
  },
  'TRM-366': {
    title: 'Gardé par qui est à bord',
    text: 'Un vaisseau ou véhicule n’est pas volé tant que son propriétaire a un personnage à bord. Les pilotes et astromechs permanents ne comptent pas.',
  },
  'TRM-367': {
    title: 'Volé avec sa cargaison',
    text: 'Ce qui est à bord d’un vaisseau ou véhicule volé est volé avec lui.',
  },
  'TRM-368': {
    title: 'Un pilote qui change de côté',
    text: 'Un pilote permanent sans nom, sur un vaisseau ou véhicule volé, compte désormais comme un des voleurs.',
  },
  'TRM-369': {
    title: 'Le pilote perdu d’un vaisseau volé',
    text: 'Si vous volez un vaisseau spatial ou véhicule qui a un pilote permanent unique, ce pilote est perdu. À sa place, un emplacement accueille un pilote.',
  },
  'TRM-370': {
    title: 'Un vaisseau volé revient',
    text: 'Quand un vaisseau spatial ou véhicule volé revient à son premier propriétaire, il est comme avant. Mais si le pilote unique est alors en jeu, son emplacement reste vide.',
  },
  'TRM-378': {
    title: 'Une partie de mot',
    text: 'Un mot cherché dans un titre ne s’y trouve pas s’il n’est qu’une partie d’un autre mot.',
  },
  'TRM-385': {
    title: 'Les clandestins ne capturent personne',
    text: 'Un espion dans la clandestinité ne peut pas engager une action qui pourrait aboutir à une capture.',
  },
  'TRM-386': {
    title: 'Les clandestins n’escortent personne',
    text: 'Un espion dans la clandestinité ne peut pas escorter de captif.',
  },
  'TRM-389': {
    title: 'Comment se déplacent les clandestins',
    text: 'Selon les décisions d’août 2001, votre espion clandestin se déplace comme les autres personnages, mais jamais à bord de quoi que ce soit, et durant la phase de déplacement de votre adversaire.',
  },
  'TRM-398': {
    title: 'La carte ne cherche plus',
    text: 'Après une recherche manquée et vérifiée, la carte, et toute autre du même titre, ne peut plus chercher ce tour-ci dans le même paquet ou la même pile.',
  },
}
