import type { embarkingAndDisembarking as en } from './embarking-and-disembarking.en.ts'

export const embarkingAndDisembarking: typeof en = {
  rules: {
    'MOV-103':
      'Embarquer et débarquer. Une carte embarque quand elle monte sur une autre carte qui n’est pas une localisation, et débarque quand elle en descend. Ce sont deux déplacements illimités et gratuits.',
    'MOV-104':
      'Embarquée, donc portée. Une fois embarquée, votre carte est portée par celle à bord de laquelle elle se trouve.',
    'MOV-106':
      'Monter et descendre à un site. À un site, votre personnage ou votre véhicule peut embarquer à bord de votre véhicule ou de votre vaisseau spatial atterri qui est présent, ou en débarquer.',
    'MOV-107':
      'Entrer en cargaison, en sortir. Votre vaisseau spatial peut embarquer dans la cargaison d’un autre de vos vaisseaux spatiaux depuis le système planétaire où celui-ci est présent, ou en débarquer vers ce système planétaire.',
    'MOV-108':
      'Luke’s Backpack. Un personnage admis dans Luke’s Backpack peut y monter ou en descendre au site où Luke’s Backpack est présent.',
    'MOV-110':
      'Pas d’autre chemin à bord. Hors des façons que les règles énumèrent, on n’embarque ni ne débarque. Dans l’espace, un personnage ne peut descendre à un site ni passer au vaisseau spatial voisin.',
    'MOV-113':
      'Descendre sans se déplacer. Une carte peut aussi quitter celle qui la porte par une action qui n’est pas un mouvement : c’est le cas d’un personnage porté disparu.',
    'MOV-114':
      'Monter sans se déplacer. Une carte peut aussi arriver à bord par une action qui n’est pas un mouvement, par exemple un captif que l’on vient de prendre.',
    'MOV-185':
      'Pas de place de passager. Ce qui se déplace comme un personnage n’occupe aucune capacité en passagers là où il est à bord.',
    'MOV-189':
      'Pas de place de chasseur stellaire. Se déplacer comme un chasseur stellaire ne donne pas droit à la capacité réservée aux chasseurs stellaires.',
    'MOV-200':
      'Quand embarquer. Vous embarquez à bord d’autres cartes durant votre propre phase de déplacement.',
    'MOV-201':
      'Équipage d’un vaisseau porté. Quand un vaisseau spatial atterri ou un véhicule est lui-même à bord d’un vaisseau spatial, les personnages qu’il contient ne prennent rien des capacités du vaisseau extérieur.',
    'TRM-267':
      'Embarquer sans pilote. Votre vaisseau spatial peut entrer dans la cargaison d’un autre vaisseau spatial, ou en sortir, même sans pilote.',
    'TRM-268':
      'Dans Luke’s Backpack et dehors. Un personnage que Luke’s Backpack peut contenir y entre et en sort gratuitement, par des déplacements illimités.',
    'TRM-344':
      'Pas à pied dans un secteur. Un personnage ne peut être à un secteur que dans une carte qui y est admise ; il en va de même d’un véhicule qui n’y est pas admis par lui-même.',
  },
  reasons: {
    'MOV-103': '{card} embarque à bord d’une autre carte, et il n’y en a pas ici.',
    'MOV-103/already': '{card} est déjà à bord de {ship}.',
    'MOV-103/not aboard': '{card} n’est à bord de rien.',
    'MOV-106':
      '{card} monte à bord de vos véhicules et vaisseaux atterris à son propre site ; {ship} n’en est pas un.',
    'MOV-106/apart': '{card} est à {from} et {ship} à {at} : on embarque sur ce qui est au même site.',
    'MOV-106/elsewhere': '{card} débarque là où est {ship}[, et non à {to}].',
    'MOV-107/apart':
      '{card} n’entre dans une cargaison que depuis le système planétaire où ce vaisseau spatial est présent ; {ship} n’y est pas.',
    'MOV-107/elsewhere':
      '{card} quitte la cargaison de {ship} au système planétaire où est {ship}[, et non à {to}].',
    'MOV-107/landed': '{card} a atterri, et on n’entre dans une cargaison qu’à un système planétaire.',
    'MOV-107/no system':
      '{ship} n’est pas à un système planétaire : {card} ne peut pas quitter sa cargaison.',
    'MOV-108': '{card} n’est pas là où est le porteur de {ship}.',
    'MOV-108/site': '{card} ne monte dans {ship} qu’à un site.',
    'MOV-108/who': '{ship} n’admet pas {card}, ou n’a plus de place.',
    'MOV-110': 'De là où est {card}, aucun chemin ne mène à bord de {ship} ou à l’extérieur.',
    'MOV-110/elsewhere': '{card} descend là où est {ship}[, et non à {to}].',
    'MOV-110/in space': '{ship} n’est pas à un site : {card} ne peut ici ni y monter ni en descendre.',
    'MOV-110/inside':
      '{ship} est à l’intérieur d’autre chose : {card} ne peut pas sortir à une localisation.',
    'MOV-189':
      '{card} n’est ni un personnage, ni un véhicule, ni un vaisseau spatial, et n’a donc pas de place à bord de {ship}.',
    'MOV-200/phase':
      '{card} embarque et débarque durant votre propre phase de déplacement ; c’est la {phase} du {turn}.',
    'TRM-344': 'Personne ne se tient dans un secteur hors d’un véhicule ou d’un vaisseau.',
  },
  log: {
    'move/embark': '{cards} {cards|embarque|embarquent} à bord de {ship}[ ({slot})]{cost}.',
    'move/disembark': '{cards} {cards|débarque|débarquent}[ à {to}]{cost}.',
  },
  labels: {
    embark: 'embarquer',
    disembark: 'débarquer',
  },
  moves: {
    embark: 'embarquement',
    disembark: 'débarquement',
  },
  offers: {
    embark: '{cards} : embarquer à bord de {ship}[ ({slot})]',
    disembark: '{cards} : débarquer[ à {to}]',
  },
}
