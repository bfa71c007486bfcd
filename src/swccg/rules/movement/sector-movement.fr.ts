import type { sectorMovement as en } from './sector-movement.en.ts'

export const sectorMovement: typeof en = {
  rules: {
    'MOV-071':
      'Vaisseaux spatiaux et astéroïdes. Les secteurs d’astéroïdes sont ouverts aux vaisseaux spatiaux de toute classe.',
    'MOV-072':
      'Qui entre dans les nuages. Dans les secteurs nuageux ne volent que les chasseurs stellaires et ce qui se déplace comme eux, ainsi que les engins de patrouille, véhicules de navette et voitures des nuages dont la vitesse terrestre dépasse 0.',
    'MOV-073':
      'Coût du déplacement de secteur. Vous utilisez 1 Force pour chaque déplacement vers des secteurs, depuis eux ou entre eux.',
    'MOV-074':
      'Entre système et secteurs. Du système planétaire, vous n’entrez que dans le secteur associé qui en est le plus proche, et c’est de ce secteur seul que vous pouvez y revenir.',
    'MOV-075': 'De secteur en secteur. Une carte à un secteur peut se déplacer au secteur adjacent.',
    'MOV-076':
      'Deux secteurs pour les chasseurs. Votre chasseur stellaire, ou une carte qui se déplace comme un chasseur stellaire, peut avancer de deux secteurs en un seul déplacement entre secteurs, pour la même Force.',
    'MOV-077':
      'Un secteur pour les véhicules. Les véhicules admis dans les nuages avancent d’un secteur par déplacement. Ils n’en franchissent deux que si leur texte les fait se déplacer comme un chasseur stellaire.',
    'MOV-079':
      'Secteurs de Death Star II. À l’intérieur de Death Star II, des règles de déplacement particulières remplacent celles des autres secteurs. Y entrer demande un déplacement normal et 1 Force.',
    'TRM-223':
      'Réservé aux chasseurs stellaires. Seul un chasseur stellaire peut se déplacer à un secteur de Death Star II. Escadrons et vaisseaux capitaux en sont exclus, même s’ils se déplacent comme des chasseurs stellaires.',
    'TRM-225':
      'Le côté obscur n’entre qu’en poursuite. Votre chasseur stellaire du côté obscur ne peut entrer dans les secteurs de Death Star II que tant qu’un chasseur stellaire du côté lumineux est à l’un d’eux.',
    'TRM-226':
      'Le côté obscur se retire. Si, durant votre phase de déplacement de joueur du côté obscur, il n’y a plus de chasseur stellaire du côté lumineux aux secteurs de Death Star II, vous devez rapprocher du système planétaire, d’un secteur, chacun de vos chasseurs stellaires qui y sont. C’est gratuit.',
    'TRM-238':
      'Parmi les astéroïdes. Pour 1 Force, votre vaisseau spatial piloté va à un secteur d’astéroïdes adjacent ; un chasseur stellaire en franchit jusqu’à deux en un déplacement.',
    'TRM-241':
      'Deux secteurs nuageux d’un coup. Selon les décisions d’août 2001, tout chasseur stellaire ou véhicule admis dans les nuages peut aller jusqu’à deux secteurs nuageux associés plus loin en un seul déplacement, pour 1 Force.',
  },
  reasons: {
    'MOV-071': '{card} n’est pas un vaisseau spatial, et eux seuls vont parmi des astéroïdes comme {to}.',
    'MOV-072':
      '{to} est ouvert aux chasseurs stellaires, voitures des nuages, engins de patrouille et véhicules de navette ; {card} n’est rien de cela.',
    'MOV-072/landspeed':
      '{card} n’a pas de vitesse terrestre supérieure à 0 et ne peut donc pas voler à {to}.',
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
    'MOV-079':
      '{from} et {to} ne se touchent pas, et dans Death Star II {card} avance d’un secteur à la fois.',
    'MOV-079/aboard': '{card} n’entre dans Death Star II et n’en sort que d’une localisation à une autre.',
    'MOV-079/elsewhere': 'Ni {from} ni {to} n’est un secteur de Death Star II.',
    'MOV-079/own rules':
      'Aux secteurs de Death Star II, {card} utilise leur propre sorte de déplacement, non le déplacement de secteur.',
    'TRM-223': '{card} n’est pas un chasseur stellaire, et rien d’autre ne vole dans Death Star II.',
    'TRM-225':
      '{card} ne peut entrer à {to} que tant qu’un chasseur stellaire du côté lumineux est à un secteur de Death Star II.',
  },
  log: {
    'move/sector movement': '{cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
    'move/death star ii sector': '{cards} {cards|vole|volent}[ de {from}] à {to}{cost}.',
  },
  labels: {
    'sector movement': 'déplacement de secteur',
    'death star ii sector': 'secteur de Death Star II',
  },
  moves: {
    'sector movement': 'déplacement de secteur',
    'death star ii sector': 'déplacement aux secteurs de Death Star II',
  },
  offers: {
    'sector movement': '{cards} : déplacement de secteur vers {to}',
    'death star ii sector': '{cards} : voler vers {to}',
  },
}
