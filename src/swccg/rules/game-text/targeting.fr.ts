import type { targeting as en } from './targeting.en.ts'

export const targeting: typeof en = {
  rules: {
    'ATK-076':
      'Seul avec une créature. Une créature n’est pas un personnage. Sa présence n’empêche pas un personnage d’être seul.',
    'BAT-198':
      'Espions et solitude. Pendant une bataille, un espion clandestin ne compte pas pour savoir si une carte est seule.',
    'CTL-037':
      'En un seul endroit. Une carte n’est présente qu’en un seul endroit. À l’intérieur d’un véhicule ou vaisseau spatial fermé, elle est présente là.',
    'CTL-039':
      'Inactive, donc pas présente. Une carte inactive n’est présente nulle part, sauf pour ce qui la compte comme étant sur la table : un captif est présent pour les textes qui concernent les captifs.',
    'CTL-040':
      'Présents ensemble à l’intérieur. Ceux qui sont à l’intérieur d’un vaisseau spatial ou d’un véhicule y sont présents, donc présents ensemble. Un pilote permanent en fait partie.',
    'CTL-048':
      'Ce qu’est « ici ». « Ici » désigne cette localisation, sauf si le texte parle manifestement de cette carte elle-même.',
    'CTL-050':
      'Sur une planète. Une carte est sur une planète si elle est à un de ses sites, secteurs nuageux ou secteurs de Death Star II, ou à l’intérieur de quelque chose qui s’y trouve.',
    'CTL-051':
      'À une planète. Une carte est à une planète si elle est dessus, ou en orbite à son système planétaire.',
    'CTL-053':
      'Avec. Une carte est avec une autre quand toutes deux sont à la même localisation. Aucune carte n’est avec elle-même.',
    'CTL-054':
      'À bord. Une carte est à bord d’un vaisseau spatial ou véhicule si elle est à un de ses sites, sur sa passerelle, dans son poste de pilotage ou dans sa soute.',
    'CTL-055':
      'Pas au système où il orbite. Une carte à un site d’un vaisseau spatial, véhicule ou système mobile n’est pas au système où celui-ci se trouve.',
    'CTL-056':
      'Seul. Un personnage est seul là où son joueur n’a ni autre personnage ni autre carte ayant une aptitude.',
    'CTL-057':
      'Jamais seuls. Une carte de personnage qui réunit plusieurs personnes n’est jamais seule, ni les pilotes permanents d’une carte qui en a plusieurs.',
    'CTL-058':
      'Un vaisseau ou véhicule seul. Un vaisseau spatial ou véhicule est seul là où son joueur n’a ni personnage, ni véhicule, ni vaisseau spatial en dehors de lui et de ce qu’il porte.',
    'CTL-065':
      'C’est la cible qui doit être présente. Quand un texte cible un personnage présent, c’est la cible qui doit être présente à la localisation, et non la carte dont c’est le texte.',
    'DEP-166':
      'Un nom, un côté. Un texte qui nomme un côté d’un personnage pouvant passer à l’autre ne vise que ce côté.',
    'KRN-085':
      'Des mots entiers. Un mot cherché dans un titre est ce mot, son pluriel ou son possessif, jamais une partie d’un mot plus long.',
    'KRN-086':
      'Les mots dans leur ordre. Plusieurs mots cherchés dans un titre doivent s’y trouver dans le même ordre, sans autre mot entre eux.',
    'KRN-130':
      'Ce qu’on ne peut pas encore savoir. Ce qui est caché ou laissé au hasard n’est pas désigné à l’engagement de l’action, mais quand on le voit.',
    'KRN-131':
      'La cible seulement. Une action touche ses cibles, et non ce qui est à leur bord ou sur elles.',
    'KRN-152':
      'Immunisée. Une carte ne peut pas être choisie par ce contre quoi elle est immunisée, ni recevoir de réponse de sa part.',
    'KRN-155':
      'La carte Control. « Immunisé contre Control » désigne la carte de ce nom, et non le contrôle d’un lieu.',
    'KRN-156': 'Ce qui précède. Seul le texte qui précède « immunisé contre » sur une carte est protégé.',
    'KRN-157':
      'Dans un même type. Sur une interruption à plusieurs types de fonction, « immunisé contre » ne protège que le texte de son propre type.',
    'KRN-159':
      'Immunisée maintenant. Un texte qui demande si une carte est immunisée, sans le mot « toujours », demande ce qu’il en est maintenant.',
    'KRN-192':
      'Ce que c’est que cibler. Cibler, c’est choisir une chose dans un but, que le texte dise ou non « cibler ». Ce qu’il est interdit de cibler ne peut pas être choisi.',
    'KRN-202':
      'Rien à changer. On ne peut pas changer un nombre qu’une carte n’a pas ; elle n’est donc pas une cible pour cela.',
    'KRN-203':
      'Les droïdes ont une aptitude de 0. Quand on demande l’aptitude d’un droïde, elle compte pour 0, et rien ne la change.',
    'KRN-210':
      'Tous sauf les protégés. Un texte sur toutes les cartes d’un groupe passe sur celles qui en sont protégées, et change les autres.',
    'KRN-326': 'Une carte ayant une aptitude. Une carte ayant une aptitude a une aptitude supérieure à 0.',
    'KRN-370':
      'Un astérisque n’est pas un nombre. Une valeur que définit le texte d’une carte n’est jamais un nombre imprimé.',
    'TRM-007':
      'Ce qu’est un personnage. C’est son icône qui dit si un personnage est un alien, un Impérial, un Rebelle ou un droïde, quoi qu’on dise de lui par ailleurs.',
    'TRM-030': 'Les biker scouts. Un éclaireur motard est aussi un soldat, un éclaireur et un stormtrooper.',
    'TRM-093':
      'Caractéristiques. Une caractéristique est un mot de la liste dans le titre, le texte ou l’histoire d’une carte, en capitales ou non.',
    'TRM-098':
      'Qui est commandant. Un personnage n’est commandant que si ce mot même figure dans le titre, le texte de jeu ou la description. Commander, ou avoir commandé, ne suffit pas.',
    'TRM-134':
      'Ce qui est fermé. Tout vaisseau spatial est fermé. Un véhicule ne l’est que si son texte d’ambiance le dit.',
    'TRM-135':
      'Enfermé. Un personnage à bord d’un véhicule ou vaisseau spatial fermé n’est pas présent à la localisation.',
    'TRM-154':
      'Le personnage de plus haute capacité. Votre personnage de plus haute capacité est une carte de personnage de capacité supérieure à 0 qu’aucun autre de vos personnages ne dépasse. Droïdes et pilotes permanents n’entrent pas en ligne de compte.',
    'TRM-155':
      'Plusieurs à égalité. Si plusieurs personnages d’un joueur ont à égalité la plus haute capacité, celui qui cible choisit parmi eux.',
    'TRM-179':
      'Pilote assorti. Un pilote est assorti à un vaisseau unique si le texte de l’une des deux cartes nomme l’autre, par le titre ou la personnalité.',
    'TRM-181': 'Vaisseau assorti. Seul un vaisseau unique est assorti à un personnage.',
    'TRM-318':
      'Sur une planète. Votre carte est sur une planète quand elle est présente à un site, un secteur nuageux ou un secteur de Death Star II de cette planète. Elle l’est aussi sur le pont, dans le cockpit ou dans la cargaison d’un véhicule ou vaisseau spatial présent à un tel endroit.',
    'TRM-319':
      'À une planète. Sont à une planète toutes les cartes qui sont sur elle, et en outre celles qui sont sur le pont, dans le cockpit ou dans la cargaison d’un vaisseau spatial présent au système planétaire.',
    'TRM-320':
      'À bord d’un vaisseau ou véhicule. Une carte est à bord si elle est sur le pont, dans le cockpit ou dans la cargaison, mais aussi si elle est présente à un site associé au vaisseau spatial ou au véhicule.',
    'TRM-321':
      'À ses sites, pas au système. Les cartes aux sites d’un vaisseau spatial ou d’une Death Star ne sont pas au système planétaire autour duquel il ou elle est en orbite.',
    'TRM-339':
      'Même système planétaire. Quand une carte dit « même système planétaire », elle veut dire la localisation de ce système planétaire et rien de plus. Les sites et secteurs associés doivent être nommés.',
    'TRM-340':
      'Prises scomp. La prise scomp d’une carte close n’est présente que pour ceux qui sont à bord ; celle de la localisation ne l’est pas pour eux. L’une et l’autre sont des prises scomp à cette localisation.',
    'TRM-353':
      'Les pilotes d’un escadron. Un texte qui demande un pilote d’un escadron demande les deux : le nom de l’escadron et le pilote.',
    'TRM-378':
      'Une partie de mot. Un mot cherché dans un titre ne s’y trouve pas s’il n’est qu’une partie d’un autre mot.',
    'TRM-404':
      'Les Jedi noirs. Un personnage du Côté obscur d’aptitude 6 ou plus est un Jedi noir, et non un Jedi.',
    'TRM-405':
      'Les Jedi. Un personnage du Côté lumineux d’aptitude 6 ou plus est un Jedi, et non un Jedi noir.',
    'TRM-417':
      'Les sortes d’Effets. Un texte sur les Effets ne parle que des Effets normaux. « Effet de toute sorte » comprend aussi les Effets immédiats, mobiles, Utinni et politiques.',
    'TRM-475':
      'Des mots d’une sorte de carte. Une caractéristique appartient à une sorte de carte. Le même mot sur une autre sorte ne veut rien dire.',
    'TRM-476':
      '« Non- ». Un texte peut viser des cartes qui n’ont pas une caractéristique : il met « non- » devant elle.',
    'TRM-477':
      'Attributs. Les textes ne se réfèrent pas seulement aux caractéristiques et aux titres, mais à ce qu’une carte est par ailleurs : son type, ses icônes, si elle est unique, ses nombres, son état.',
    'TRM-478':
      'Les personas. Un texte qui nomme un persona parle de toute carte qui le contient, quel que soit son titre.',
    'TRM-701':
      'Chevaliers et Maîtres. Un Chevalier Jedi a l’aptitude 6. Un Maître Jedi ou un Maître Jedi Noir a l’aptitude 7.',
    'WPN-068':
      'Arme assortie. Une arme est assortie au personnage ou à la persona que nomme le texte de jeu de cette arme.',
    'WPN-069':
      'Arme permanente assortie. Une arme permanente n’est assortie que si son titre contient le nom du personnage ou de sa persona.',
    'CTL-036':
      'Ce que c’est qu’être présent. Être présent, c’est se trouver physiquement en un lieu : un site, un secteur, un système planétaire, l’intérieur d’un véhicule ou vaisseau spatial fermé, ou une prison.',
    'TRM-345':
      'Systèmes et secteurs. Un texte sur les vaisseaux spatiaux à un système ne dit rien de ceux à un secteur.',
  },
  reasons: {
    'TRM-134': '{card} n’est pas fermé : son histoire ne le dit pas.',
    'TRM-179': 'Le pilote assorti de {card} n’est pas à bord.',
    'TRM-181': '{card} n’est pas unique : aucun pilote ne lui est donc assorti.',
    'TRM-340': 'Aucune prise scomp n’est là où {card} en aurait besoin.',
    'TRM-339': '{card} est à un lieu lié à ce système, et non au système même.',
    'TRM-701': 'L’aptitude de {card} n’est pas celle du Jedi que {by} demande.',
    'KRN-202': '{card} n’a pas un tel nombre.',
    'KRN-202/value': '{card} n’a pas de valeur : {what}. {by} ne peut donc pas la changer.',
    'KRN-152': '{card} est immunisée contre {by}.',
    'KRN-192': 'Le texte de {ship} interdit à {by} de cibler {card}.',
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
    'KRN-370': 'Un astérisque est imprimé sur {card}, et non un nombre comme {by} le demande.',
    'KRN-159': '{card} n’est pas immunisé contre {title} maintenant.',
    'KRN-085': 'Dans le titre de {card}, « {what} » n’est qu’une partie d’un mot plus long.',
    'KRN-086': 'Dans le titre de {card}, les mots « {what} » ne se suivent pas.',
    'TRM-378': 'Dans le titre de {card}, « {what} » n’est qu’une partie d’un mot plus long.',
    'KRN-155': '{card} est immunisé contre la carte {by}.',
    'CTL-039': '{card} est inactif, et n’est donc présent nulle part.',
    'CTL-048': '« Ici » désigne {by} même, et {card} n’est pas dessus.',
    'CTL-057': '{card} réunit plusieurs personnes sur une carte, et n’est jamais seul.',
    'TRM-098':
      '{card} n’est pas appelé commandant : le mot même doit figurer dans le titre, le texte ou la description.',
    'TRM-154': '{card} n’est pas le personnage de plus haute capacité de son joueur.',
    'TRM-476': '{by} vise les cartes qui ne sont pas telles, et {card} l’est.',
    'TRM-477': '{by} vise des cartes d’un autre genre ou état que {card}.',
    'WPN-068': '{card} n’a pas d’arme dont le texte nomme {card}.',
    'WPN-069': 'L’arme qui fait partie de {card} ne porte pas son nom.',
    'DEP-166': '{card} est passé de l’autre côté : {by} ne nomme que l’ancien.',
    'CTL-036/imprisoned': '{card} est dans la prison, et non présent à {at}.',
    'TRM-345': '{card} parle d’un système planétaire, et {to} n’en est pas un.',
  },
}
