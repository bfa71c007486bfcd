import type { starshipAndVehicleSites as en } from './starship-and-vehicle-sites.en.ts'

export const starshipAndVehicleSites: typeof en = {
  rules: {
    'MOV-091':
      'Sites de vaisseau et de véhicule. Vos cartes peuvent passer entre votre vaisseau spatial ou véhicule, ou ce qui l’entoure, et ses sites associés. Il y faut un déplacement normal, mais pas de Force.',
    'MOV-092':
      'Entre la carte et ses sites. Une de vos cartes peut aller de la carte du vaisseau spatial ou du véhicule à l’un de ses sites, ou du site à cette carte dans la limite des capacités.',
    'MOV-093':
      'Du véhicule au vaisseau porteur. Tant que votre véhicule est à bord d’un vaisseau spatial, vos cartes peuvent passer des sites du véhicule à la carte du vaisseau spatial, et inversement.',
    'MOV-094':
      'Entrer et sortir à un site. Tant que votre vaisseau spatial ou votre véhicule est à un site, des cartes peuvent passer entre ses propres sites et la localisation où il est présent. Vous n’utilisez de Force que si le site du vaisseau spatial ou du véhicule en demande.',
    'MOV-095':
      'L’adversaire dans vos sites. Votre adversaire n’entre dans les sites de votre vaisseau spatial ou véhicule, et n’en sort, que par la localisation qui l’entoure, jamais par la carte elle-même. Il utilise la Force que le site indique, ou rien.',
    'TRM-249':
      'Sites de vaisseau pour 1 Force. Selon les décisions d’août 2001, vous utilisez 1 Force, durant votre phase de déplacement, pour faire passer une carte entre votre vaisseau spatial ou véhicule et un site qui lui est associé.',
    'MOV-109':
      'Entre pont et cargaison. À bord de votre vaisseau spatial, un personnage peut aller du pont dans un véhicule ou un vaisseau spatial à vous qui est en cargaison, ou revenir de là sur le pont.',
  },
  reasons: {
    'MOV-092/who':
      '{card} n’est ni un personnage, ni un véhicule, ni un vaisseau spatial, et ne peut ni entrer dans de tels sites ni en sortir.',
    'MOV-092/flies':
      '{card} est un vaisseau spatial : de l’extérieur, il atterrit à une baie d’amarrage, et il décolle pour en partir.',
    'MOV-092/no way': 'Aucun site de vaisseau spatial ou de véhicule ne laisse ici passer {card}.',
    'MOV-092/room': '{card} ne va d’un site à {ship} que s’il y a de la place.',
    'MOV-093/not aboard':
      '{ship} n’est pas dans la cargaison de ce vaisseau spatial : {card} ne peut pas passer de l’un à {site}, ni l’inverse.',
    'MOV-094':
      '{site} ne donne que sur le site où est {ship}, et {card} viendrait d’ailleurs ou irait ailleurs.',
    'MOV-095':
      '{ship} n’est pas à vous : {card} n’entre à {site} et n’en sort que par la localisation qui l’entoure.',
    'TRM-249/not aboard': 'Selon les décisions d’août 2001, {card} ne passe qu’entre {site} et {ship} même.',
    'MOV-109': '{card} n’est pas à bord de {ship} et ne peut donc pas passer de là à {site}.',
  },
  log: {
    'move/starship site': '{cards} {cards|passe|passent}[ de {from}][ à {to}][ à bord de {ship}]{cost}.',
    'move/vehicle site': '{cards} {cards|passe|passent}[ de {from}][ à {to}][ à bord de {ship}]{cost}.',
  },
  labels: {
    'starship site': 'site du vaisseau',
    'starship site/bridge': 'vers le pont',
    'starship site/hold': 'vers la cargaison',
    'starship site/out': 'sortir du vaisseau',
    'vehicle site': 'site du véhicule',
    'vehicle site/bridge': 'vers les places du véhicule',
    'vehicle site/hold': 'vers la cargaison',
    'vehicle site/out': 'sortir du véhicule',
  },
  moves: {
    'starship site': 'site de vaisseau spatial',
    'vehicle site': 'site de véhicule',
  },
  offers: {
    'starship site': '{cards} : vers [{to}|{ship}][ ({slot})]',
    'vehicle site': '{cards} : vers [{to}|{ship}][ ({slot})]',
  },
}
