/** Pourquoi une carte ne peut pas être déplacée ; voir reasons.ts pour la façon d'écrire les phrases. */
export const movementReasons = {
  // Tout déplacement.
  'MOV-002': 'Ce n’est pas à vous de déplacer {card}.',
  'MOV-005': '{card} n’a pas le pilote ou le conducteur qu’il faut pour se déplacer.',
  'MOV-011': '{card} a déjà fait son déplacement normal ce tour-ci[ : {by}].',
  'MOV-012/phase':
    '{card} ne fait pas ce déplacement durant la {phase} du {turn}. Les déplacements normaux se font durant votre propre phase de déplacement.',
  'MOV-147': '{card} ne peut pas se déplacer[, par le texte de {by}].',
  'MOV-150': '{by} dit en d’autres termes que {card} ne peut pas se déplacer.',
  'MOV-191':
    'Tout le trajet doit être à portée : il demande une vitesse terrestre de {need}, et {card} a {speed}.',
  'MOV-192': 'Le texte de {by} ne permet pas à {card} d’aller à {to}.',
  'MOV-193': 'Le texte de {by} ne permet pas à {card} le premier pas, vers {to}.',

  'MOV-220':
    'Une créature est présente là d’où {card} partirait, et le texte de {by} n’en laisse alors rien partir.',
  'TRM-389/turn':
    '{card} est un espion clandestin et se déplace durant la phase de déplacement de votre adversaire.',

  // Vitesse terrestre.
  'MOV-050/already': '{card} est déjà à {to}.',
  'MOV-050/apart': 'Aucune suite de sites adjacents ne mène de {from} à {to}.',
  'MOV-050/starship':
    '{card} n’a pas de vitesse terrestre : elle sert aux personnages, aux créatures et aux véhicules.',
  'MOV-052': '{card} est un véhicule et reste aux sites extérieurs ; {to} est intérieur.',
  'MOV-054': '{card} a une vitesse terrestre de {speed} ; {to} est à {need} {need|site|sites} de là.',
  'MOV-055':
    'Des sites du trajet demandent {extra} de vitesse terrestre en plus. Cela fait {need}, et {card} a {speed}.',
  'MOV-056': '{card} reviendrait sur ses pas ; un déplacement par vitesse terrestre garde sa direction.',
  'MOV-057':
    '{card} s’est arrêté en chemin : son déplacement par vitesse terrestre est terminé, et le reste en est perdu.',
  'MOV-058': 'La vitesse terrestre mène {card} de site en site[ ; {to} n’en est pas un].',
  'MOV-058/from': '{card} est à {to}, qui n’est pas un site ; la vitesse terrestre mène de site en site.',
  'MOV-111': '{card} doit d’abord débarquer[ de {ship}], par une action distincte.',
  'MOV-050/aboard': '{card} est à bord d’une autre carte, et la vitesse terrestre part d’un site.',
  'MOV-111/onto': '{card} monte à bord[ de {ship}] en embarquant, par une action distincte.',
  'MOV-111/aboard': '{card} est en cargaison et doit d’abord débarquer, par une action distincte.',

  // Hypervitesse.
  'MOV-034': '{card} n’a pas l’astromécano ou l’ordinateur de navigation que l’hypervitesse demande.',
  'MOV-034/no starship': '{card} n’est pas un vaisseau spatial, et eux seuls utilisent l’hypervitesse.',
  'MOV-036':
    '{to} n’est pas un système planétaire ; l’hypervitesse mène de système planétaire à système planétaire.',
  'MOV-036/aboard': '{card} est à bord d’une autre carte, et l’hypervitesse part d’un système planétaire.',
  'MOV-036/already': '{card} est déjà à {to}.',
  'MOV-036/from':
    '{card} est à {from}, qui n’est pas un système planétaire ; l’hypervitesse mène de système planétaire à système planétaire.',
  'MOV-036/landed':
    '{card} a atterri à {from}. L’hypervitesse part d’un système planétaire, et décoller est à soi seul un déplacement normal.',
  'MOV-036/nowhere': 'L’hypervitesse mène {card} à un système planétaire et nulle part ailleurs.',
  'MOV-037': '{card} a une hypervitesse de {speed} ; {to} est à {far} {far|parsec|parsecs} de là.',
  'MOV-037/none': '{card} n’a pas d’hypervitesse.',
  'MOV-038':
    '{to} est à 0 parsec, mais il faut tout de même à {card} une hypervitesse d’au moins 1 pour y aller.',

  // Death Stars.
  'MOV-059/no mobile system': '{card} n’est pas un système planétaire mobile.',
  'MOV-059': '{card} est une localisation ; seule une Death Star se déplace, et par hypervitesse seulement.',
  'MOV-060': '{card} n’a pas d’hypervitesse et ne peut donc pas se déplacer.',
  'MOV-061': '{card} a une hypervitesse de {speed} ; ce parsec est à {far} {far|parsec|parsecs} de là.',
  'MOV-063': 'Il n’y a pas de parsec {parsec} où {card} puisse aller.',
  'MOV-064':
    '{system} n’est pas au parsec {parsec} : {card} ne peut pas y être en orbite autour de ce système planétaire.',
  'MOV-064/already': '{card} y est déjà.',
  'MOV-064/unnamed': 'Dites à quel parsec va {card}, et autour de quoi se mettre en orbite.',
  'MOV-065': '{card} ne change d’orbite que par une hypervitesse supérieure à 0.',
  'MOV-069/no starship':
    '{card} n’est pas un vaisseau spatial, et eux seuls passent d’une Death Star au système planétaire de son orbite.',
  'MOV-069/no systems':
    '{card} devrait aller d’une Death Star au système planétaire autour duquel elle est en orbite, ou l’inverse.',
  'MOV-070': 'Ni {from} ni {to} n’est en orbite autour de l’autre : {card} n’y va que par hypervitesse.',

  // Atterrir et décoller.
  'MOV-041':
    '{card} ne peut ni atterrir ni décoller : c’est l’affaire des chasseurs stellaires, des escadrons et de ce qui se déplace comme un chasseur stellaire.',
  'MOV-042/aboard': '{card} est à bord de quelque chose et ne peut de là ni atterrir ni décoller.',
  'MOV-042/interior':
    '{to} est un site intérieur ; on n’atterrit qu’à des sites extérieurs, et on ne décolle que de là.',
  'MOV-042/ship site': '{to} n’est pas l’aire de mise à quai d’un vaisseau spatial qui est à {from}.',
  'MOV-042/unrelated':
    '{to} et {from} ne sont pas des localisations associées : {card} ne peut pas passer de l’une à l’autre.',
  'MOV-042/wrong ends':
    '{card} atterrit d’un système planétaire ou d’un secteur à un site, et décolle dans l’autre sens ; ce n’est ni l’un ni l’autre.',
  'MOV-047': '{card} est un TIE et n’atterrit qu’à une aire de mise à quai ; {to} n’en est pas une.',
  'MOV-049':
    '{sector} se trouve entre les deux ; on n’atterrit que depuis le secteur nuageux le plus bas, et on ne décolle que vers lui.',
  'MOV-049/higher':
    '{card} ne passe des nuages aux sites, ou l’inverse, que par le secteur nuageux le plus bas[, {sector}].',
  'MOV-078/asteroid':
    'Aucun vaisseau ne passe de {from} à {to} : parmi les astéroïdes, seuls Big One et sa propre caverne communiquent.',
  'MOV-078/ship':
    '{card} est un vaisseau spatial : ici, il faut atterrir ou décoller au lieu d’utiliser le déplacement de secteur.',
  'MOV-078/site':
    '{from} et {to} ne communiquent pas : des nuages, on ne descend qu’aux sites extérieurs associés.',
  'MOV-042/landing aboard':
    'Selon les décisions d’août 2001, les vaisseaux décollent de {to} mais n’y atterrissent pas.',

  // Secteurs.
  'MOV-071': '{card} n’est pas un vaisseau spatial, et eux seuls vont parmi des astéroïdes comme {to}.',
  'MOV-072':
    '{to} est ouvert aux chasseurs stellaires, voitures des nuages, engins de patrouille et véhicules de navette ; {card} n’est rien de cela.',
  'MOV-072/landspeed': '{card} n’a pas de vitesse terrestre supérieure à 0 et ne peut donc pas voler à {to}.',
  'MOV-072/no ship':
    '{card} n’est ni un vaisseau spatial ni un véhicule, et eux seuls utilisent le déplacement de secteur.',
  'MOV-074':
    '{from} et {to} ne se touchent pas : seul le secteur le plus proche du système planétaire y mène.',
  'MOV-074/apart': '{from} et {to} n’appartiennent pas au même système planétaire.',
  'MOV-075': '{to} n’est pas adjacent à {from}, et {card} avance d’un secteur à la fois.',
  'MOV-075/aboard':
    'Le déplacement de secteur mène {card} d’une localisation à une autre ; ce n’est pas le cas ici.',
  'MOV-075/apart': '{from} et {to} ne sont pas des secteurs de même sorte au même système planétaire.',
  'MOV-075/no sector': 'Ni {from} ni {to} n’est un secteur.',
  'MOV-076': '{card} peut avancer de deux secteurs à la fois ; {to} est plus loin que cela de {from}.',
  'MOV-077': '{card} est un véhicule, et les véhicules avancent d’un secteur à la fois.',
  'MOV-079': '{from} et {to} ne se touchent pas, et dans Death Star II {card} avance d’un secteur à la fois.',
  'MOV-079/aboard': '{card} n’entre dans Death Star II et n’en sort que d’une localisation à une autre.',
  'MOV-079/elsewhere': 'Ni {from} ni {to} n’est un secteur de Death Star II.',
  'MOV-079/own rules':
    'Aux secteurs de Death Star II, {card} utilise leur propre sorte de déplacement, non le déplacement de secteur.',
  'TRM-223': '{card} n’est pas un chasseur stellaire, et rien d’autre ne vole dans Death Star II.',
  'TRM-225':
    '{card} ne peut entrer à {to} que tant qu’un chasseur stellaire du côté lumineux est à un secteur de Death Star II.',

  // Transit par les aires de mise à quai.
  'MOV-020/already': '{card} est déjà à {to}.',
  'MOV-020/apart': '{card} est à {from}, et non là d’où part le reste du groupe.',
  'MOV-020/from': '{card} est à {from}, qui n’est pas une aire de mise à quai.',
  'MOV-020/nowhere': 'Le transit mène à une autre aire de mise à quai, pas là.',
  'MOV-020/to': '{to} n’est pas une aire de mise à quai : {card} ne peut pas y aller par transit.',
  'MOV-020/who':
    '{card} ne peut pas faire le transit : selon les décisions d’août 2001, il est aux personnages et aux véhicules.',
  'MOV-022': 'Aucun texte ne permet d’emmener {card} à {to}.',
  'MOV-022/crew': 'Pour emmener {card} à {to}, il faut {need} de ses servants présents.',
  'MOV-023':
    'Le transit par les aires de mise à quai ne sert pas à {card} : il emmène personnages, véhicules et armes déplacées par leurs servants.',

  // Navette.
  'MOV-080/who':
    '{card} n’est ni un personnage ni un véhicule, et rien d’autre n’est transporté par navette.',
  'MOV-081/interior':
    '{to} est un site intérieur, et sans véhicule de navette on ne dessert que les sites extérieurs.',
  'MOV-081/no ship':
    'La navette transporte {card} entre un site et votre vaisseau capital, et il n’y a de vaisseau spatial à aucun bout.',
  'MOV-081/no site':
    'La navette transporte {card} entre {ship} et un site, et il n’y a pas de site à l’autre bout.',
  'MOV-081/not yours': '{ship} n’est pas à vous : la navette n’y mène pas {card} et ne l’en ramène pas.',
  'MOV-081/starfighter':
    '{ship} n’est pas un vaisseau capital, et rien d’autre n’est desservi sans véhicule de navette.',
  'MOV-081/system': '{ship} n’est pas au système planétaire associé à {to}.',
  'MOV-084/no character': '{card} n’est pas un personnage, et {by} ne transporte rien d’autre.',
  'MOV-084/no ship':
    '{by} ne dessert que vos vaisseaux spatiaux au système planétaire associé[, et {ship} n’en est pas un].',
  'MOV-084/no shuttle': '{by} ne transporte personne par navette.',
  'MOV-084/not at site': '{by} n’est pas à un site et ne peut donc transporter personne.',
  'MOV-084/too many': '{by} ne transporte pas plus de {count} {count|personnage|personnages} à la fois.',
  'MOV-085': 'Ce transport serait le déplacement normal de {by}, qui en a déjà fait un ce tour-ci.',
  'MOV-088': '{by} monte les personnages qui sont à son bord, et {card} n’y est pas.',
  'MOV-089': '{by} descend les personnages qui sont sur le pont de {ship}, et {card} n’y est pas.',
  'MOV-089/site': '{by} prend {card} à son bord ; la descente ne mène pas au site même.',
  'MOV-090':
    '{card} ne peut pas débarquer[ de {ship}] durant un transport par navette ; il faudrait un véhicule de navette.',
  'MOV-305':
    '{card} n’est pas sur le pont de {ship}, d’où part tout transport par navette sans véhicule de navette.',

  // Sites de vaisseau spatial et de véhicule.
  'MOV-092/who':
    '{card} n’est ni un personnage ni un véhicule, et ne peut ni entrer dans de tels sites ni en sortir.',
  'MOV-092/no way': 'Aucun site de vaisseau spatial ou de véhicule ne laisse ici passer {card}.',
  'MOV-092/room': '{card} ne va d’un site à {ship} que s’il y a de la place.',
  'MOV-093/not aboard':
    '{ship} n’est pas dans la cargaison de ce vaisseau spatial : {card} ne peut pas passer de l’un à {site}, ni l’inverse.',
  'MOV-094':
    '{site} ne donne que sur le site où est {ship}, et {card} viendrait d’ailleurs ou irait ailleurs.',
  'MOV-095':
    '{ship} n’est pas à vous : {card} n’entre à {site} et n’en sort que par la localisation qui l’entoure.',
  'TRM-249/not aboard': 'Selon les décisions d’août 2001, {card} ne passe qu’entre {site} et {ship} même.',

  // Texte de déplacement d'une localisation.
  'MOV-096': 'Aucun texte de localisation n’y mène {card}.',
  'MOV-096/who':
    '{card} n’est ni un personnage, ni une créature, ni un véhicule : le texte d’une localisation ne le déplace pas.',
  'MOV-097': 'Le texte de {by} ne s’utilise que durant votre {phase}.',
  'MOV-097/who': 'Le texte de {by} ne déplace pas {card}.',
  'MOV-098': 'Le texte d’une localisation déplace une carte à la fois ; {card} ne part pas avec d’autres.',
  'MOV-112':
    '{card} doit d’abord débarquer[ de {ship}] : un tel déplacement ne part pas de l’intérieur d’une carte et n’y finit pas.',

  // Attack Runs et Bombing Runs.
  'MOV-015': 'Un Attack Run mène {card} du système planétaire Death Star dans la Trench, et non à {to}.',
  'MOV-015/nowhere': 'Un Attack Run mène de localisation en localisation.',
  'MOV-016': '{card} ne peut poursuivre l’ennemi que dans la Trench, et non à {to}.',
  'MOV-017': 'De la Trench, {card} revient au système planétaire Death Star, et non à {to}.',
  'MOV-018': 'Un Bombing Run mène {card} du système planétaire au site, et nulle part ailleurs.',
  'MOV-018/no run': 'Il n’y a pas de Bombing Run au site que {card} bombarderait.',
  'MOV-019': 'De son Bombing Run, {card} revient au système planétaire, et nulle part ailleurs.',
  'MOV-019/no run': 'Il n’y a pas de Bombing Run au site que {card} quitterait.',
  'MOV-019/phase': '{card} revient à la fin de votre phase de bataille ; c’est la {phase} du {turn}.',
  'MOV-188/starfighter':
    '{card} se déplace seulement comme un chasseur stellaire, et {to} n’admet que des chasseurs stellaires.',

  // Suivre.
  'MOV-027': '{card} ne peut suivre qu’en réponse à un déplacement qui vient de s’achever.',
  'MOV-027/leader': 'Le texte de {by} ne permet pas à {card} de suivre ce qui vient de se déplacer.',
  'MOV-027/no text': 'Aucun texte ne permet à {card} de suivre une autre carte.',
  'MOV-027/once': 'Le texte de {by} a déjà servi ce tour-ci.',
  'MOV-028': '{card} n’a aucune sorte de déplacement qui y mène et qui soit permise pour suivre.',
  'MOV-029': '{card} n’est pas à une localisation que {leader} vient de quitter ou de traverser.',
  'MOV-030': '{card} doit suivre {leader} là où est maintenant cette carte, et nulle part ailleurs.',
  'MOV-030/range':
    '{card} ne peut pas aller si loin en un déplacement, et on suit jusqu’au bout ou pas du tout.',

  // Embarquer et débarquer.
  'MOV-103': '{card} embarque à bord d’une autre carte, et il n’y en a pas ici.',
  'MOV-103/already': '{card} est déjà à bord de {ship}.',
  'MOV-103/not aboard': '{card} n’est à bord de rien.',
  'MOV-105/own text': 'Le texte de {card} ne lui permet pas d’être à bord de {ship}.',
  'MOV-106':
    '{card} monte à bord de vos véhicules et vaisseaux atterris à son propre site ; {ship} n’en est pas un.',
  'MOV-106/elsewhere': '{card} débarque là où est {ship}[, et non à {to}].',
  'MOV-107/apart':
    '{card} n’entre dans une cargaison que depuis le système planétaire où ce vaisseau spatial est présent ; {ship} n’y est pas.',
  'MOV-107/elsewhere':
    '{card} quitte la cargaison de {ship} au système planétaire où est {ship}[, et non à {to}].',
  'MOV-107/landed': '{card} a atterri, et on n’entre dans une cargaison qu’à un système planétaire.',
  'MOV-107/no system': '{ship} n’est pas à un système planétaire : {card} ne peut pas quitter sa cargaison.',
  'MOV-108': '{card} n’est pas là où est le porteur de {ship}.',
  'MOV-108/site': '{card} ne monte dans {ship} qu’à un site.',
  'MOV-108/who': '{ship} n’admet pas {card}, ou n’a plus de place.',
  'MOV-109': '{card} n’est pas à bord de {ship} et ne peut donc pas passer de là à {site}.',
  'MOV-110': 'De là où est {card}, aucun chemin ne mène à bord de {ship} ou à l’extérieur.',
  'MOV-110/elsewhere': '{card} descend là où est {ship}[, et non à {to}].',
  'MOV-110/in space': '{ship} n’est pas à un site : {card} ne peut ici ni y monter ni en descendre.',
  'MOV-110/inside': '{ship} est à l’intérieur d’autre chose : {card} ne peut pas sortir à une localisation.',
  'MOV-153': '{card} porte quelqu’un, et {ship} n’a pas de place pour deux.',
  'MOV-189':
    '{card} n’est ni un personnage, ni un véhicule, ni un vaisseau spatial, et n’a donc pas de place à bord de {ship}.',
  'MOV-200/phase':
    '{card} embarque et débarque durant votre propre phase de déplacement ; c’est la {phase} du {turn}.',
  'MOV-203': '{card} est un espion clandestin et ne peut monter à bord de rien.',

  // Groupes de capacité.
  'MOV-116/cargo': '{card} ne peut pas passer de la cargaison à une autre place de {ship}, ni l’inverse.',
  'MOV-116/not aboard': '{card} n’est à bord de rien et n’a donc pas de place à changer.',
  'MOV-116/phase':
    '{card} change de place durant votre phase de déploiement ou de déplacement ; c’est la {phase} du {turn}.',
  'MOV-116/same': '{card} est déjà à cette place de {ship}.',
  'MOV-117/creature': '{ship} est un véhicule créature : {card} n’y change pas de place.',

  // Vaisseaux spatiaux amarrés.
  'MOV-121':
    '{card} et {ship} ne sont pas présents au même système planétaire ou secteur : ils ne peuvent pas s’amarrer.',
  'MOV-121/no starship': '{card} n’est pas un vaisseau spatial, et eux seuls s’amarrent.',
  'MOV-121/not yours': '{card} n’est pas à vous, et vous n’amarrez que vos vaisseaux spatiaux.',
  'MOV-121/phase': '{card} s’amarre durant votre propre phase de déplacement ; c’est la {phase} du {turn}.',
  'MOV-121/two': 'Ce sont deux vaisseaux spatiaux différents qui s’amarrent.',
  'MOV-122': 'Ni {card} ni {ship} n’est piloté ; pour s’amarrer, l’un des deux doit l’être.',
  'MOV-122/capability': 'Ni {card} ni {ship} n’a la capacité de mise à quai à un vaisseau.',
  'MOV-124': '{card} passe de l’un des vaisseaux spatiaux amarrés à l’autre ; {ship} n’est pas cet autre.',
  'MOV-125':
    '{card} passe du pont d’un vaisseau spatial amarré au pont de l’autre, ce qui n’est pas le cas ici.',
  'MOV-126': '{card} vient d’une cargaison et ne passe que dans la cargaison de {ship}.',
  'MOV-127':
    '{card} n’a de place à bord d’aucun des vaisseaux spatiaux amarrés et ne peut donc pas passer à {ship}.',
  'MOV-209':
    'Selon les décisions d’août 2001, un vaisseau capital ne s’amarre que si la capacité de mise à quai à un vaisseau est imprimée sur {card} ou {ship}.',

  // Prisonniers.
  'MOV-129': 'Seul le côté obscur transfère des prisonniers : vous ne pouvez pas transférer {card}.',
  'MOV-129/escort': '{by} n’est pas une carte du côté obscur et ne peut pas prendre {card}.',
  'MOV-129/no captive': '{card} n’est pas un captif.',
  'MOV-131': '{by} ne livre {card} qu’à une prison où {by} est présent.',
  'MOV-132': '{by} n’est pas à la prison où est {card}.',
  'MOV-132/no prison': '{card} n’est pas en prison.',
  'MOV-132/nobody': 'Aucun personnage n’est nommé pour prendre {card}.',
  'MOV-132/who':
    '{by} ne peut pas prendre {card} : il faut un guerrier, un chasseur de primes ou un droïde de combat.',
  'MOV-133': '{card} n’est pas gelé, et on ne laisse derrière soi que des captifs gelés.',
  'MOV-133/site': '{by} n’est pas présent à un site : {card} ne peut pas y être laissé.',
  'MOV-134': '{by} n’est pas présent avec {card}.',
  'MOV-134/attended': '{card} n’est pas un captif gelé non accompagné.',
  'MOV-134/nobody': 'Aucun personnage n’est nommé pour prendre {card}.',
  'MOV-134/who':
    '{by} ne peut pas prendre {card} : il faut un guerrier, un chasseur de primes ou un droïde de combat.',
  'MOV-135': '{card} ne peut pas se déplacer, et un transfert de prisonniers est un déplacement.',
  'MOV-210':
    '{by} ne peut pas prendre {card} : selon les décisions d’août 2001, il faut un guerrier ou un chasseur de primes.',
  'MOV-211':
    '{by} ne peut pas prendre {card} : selon les décisions d’août 2001, il faut un guerrier ou un chasseur de primes.',
  'WPN-047': '{card} est une arme d’artillerie et reste là où elle a été déployée.',
  'KRN-262':
    '{cards} {cards|est inactif|sont inactifs}, mais {cards|occupe|occupent} toujours une place sur {ship}.',
  'BAT-168':
    '{cards} {cards|est exclu|sont exclus} de la bataille, mais {cards|garde|gardent} une place sur {ship}.',
  'TRM-386': '{by} est dans la clandestinité, et un tel espion n’escorte personne.',
  'TRM-051': '{by} ne peut pas prendre {card} directement à son escorte.',
  'TRM-362': '{ship} est à l’adversaire, et rien ne vous permet de le voler.',
  'TRM-050': '{by} escorte déjà un captif, et nul n’en escorte deux.',
  'TRM-465/slot of a class':
    '{card} est un escadron, et un escadron ne prend que de la capacité prévue pour sa classe.',
  'TRM-465/slot taken': '{card} est un escadron et prend trois places, plus qu’il n’en reste à {ship}.',
  'TRM-018': 'Seul un droïde astromécano prend un emplacement d’astromécano.',
  'TRM-120': '{card} ne peut pas conduire : un droïde ne conduit que s’il est un droïde véhicule.',
  'TRM-123': '{card} n’a pas de conducteur.',
  'TRM-312': '{card} n’est pas pilote.',
  'TRM-313': '{card} n’a pas de pilote.',
  'TRM-329': 'Un secteur d’astéroïdes appartient au système, non à ses sites.',
  'TRM-332': '{to} appartient à son vaisseau, non au système où se trouve ce vaisseau.',
  'TRM-344': 'Personne ne se tient dans un secteur hors d’un véhicule ou d’un vaisseau.',
  'CTL-038': '{card} est à l’intérieur d’une carte à {at}, et donc n’y est pas présent.',
  'KRN-324': '{card} n’a pas d’hypervitesse du tout, ce qui n’est pas une hypervitesse de 0.',
}
