import type { shuttling as en } from './shuttling.en.ts'

export const shuttling: typeof en = {
  rules: {
    'MOV-080':
      'Transport par navette. Vous pouvez faire monter par navette l’un de vos personnages ou véhicules d’un site extérieur à votre vaisseau capital au système planétaire associé, ou l’en faire descendre. Cela coûte 1 Force et c’est un déplacement normal.',
    'MOV-081':
      'Quand la navette est refusée. Sans véhicule de navette, le transport par navette ne dessert ni un site intérieur, ni un chasseur stellaire, ni un vaisseau spatial de l’adversaire. Votre vaisseau spatial ne doit pas non plus être à un système planétaire sans lien avec le site.',
    'MOV-082':
      'À bord du véhicule transporté. Les personnages d’un véhicule transporté par navette l’accompagnent. Ils sont portés, ce n’est donc pas un déplacement pour eux.',
    'MOV-083':
      'La navette et les nuages. Ajoutez 1 Force au coût du transport par navette pour chaque secteur nuageux entre le système planétaire et ses sites. Un véhicule de navette n’en tient pas compte.',
    'MOV-084':
      'Véhicule de navette : tout vaisseau. Avec un véhicule de navette, vos personnages peuvent aller de son site à n’importe lequel de vos vaisseaux spatiaux au système planétaire associé, même un chasseur stellaire, et en revenir.',
    'MOV-085':
      'Véhicule de navette : qui s’est déplacé. Quand un véhicule de navette transporte quelqu’un, lui et chaque personnage transporté ont fait leur déplacement normal.',
    'MOV-086':
      'Véhicule de navette : gratuit. Le transport par véhicule de navette ne demande pas de Force, même s’il y a des nuages.',
    'MOV-087':
      'Véhicule de navette : aller et retour. Le véhicule de navette monte et revient : laissez-le donc à son site.',
    'MOV-088':
      'Véhicule de navette : la montée. À la montée, votre passager débarque du véhicule de navette et embarque à bord du vaisseau spatial choisi, le tout en une même action.',
    'MOV-089':
      'Véhicule de navette : la descente. À la descente, votre personnage quitte le vaisseau spatial et embarque à bord du véhicule de navette en une même action. Il se retrouve dans le véhicule et non dehors, sur le site.',
    'MOV-305':
      'La navette mène au pont. Un personnage transporté par navette sans véhicule de navette arrive sur le pont, comme pilote ou passager. Il ne peut aller droit à un site du vaisseau spatial ni dans un vaisseau en cargaison.',
    'TRM-351':
      'Véhicules vides comme chargement. Vous pouvez transporter un véhicule par navette à un vaisseau capital ou le faire passer entre vaisseaux spatiaux amarrés même si personne ne le pilote ni ne le conduit.',
  },
  reasons: {
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
    'MOV-305':
      '{card} n’est pas sur le pont de {ship}, d’où part tout transport par navette sans véhicule de navette.',
  },
  log: {
    'move/shuttling':
      '{cards} {cards|prend|prennent} la navette[ de {from}][ vers {to}][ à bord de {ship}]{cost}.',
  },
  labels: {
    shuttling: 'navette',
  },
  moves: {
    shuttling: 'transport par navette',
  },
  offers: {
    shuttling: '{cards} : navette vers [{to}|{ship}][ ({slot})][, avec {by}]',
  },
}
