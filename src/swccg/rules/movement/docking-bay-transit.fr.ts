import type { dockingBayTransit as en } from './docking-bay-transit.en.ts'

export const dockingBayTransit: typeof en = {
  rules: {
    'MOV-020':
      'Transit par les aires. Par le transit par les aires de mise à quai, vous envoyez ensemble, en un seul groupe, autant de vos personnages et véhicules que vous voulez d’une aire de mise à quai à une autre qui est sur la table.',
    'MOV-021':
      'Transit sans vaisseau spatial. Le transit par les aires de mise à quai ne demande ni vaisseau spatial ni hypervitesse, et les deux aires n’ont pas à être associées. On imagine des vaisseaux de louage.',
    'MOV-022':
      'Armes en transit. Seules peuvent se joindre au groupe les armes qui se déploient sur un site et dont le texte de jeu permet le déplacement, comme Medium Repeating Blaster Cannon.',
    'MOV-023':
      'Pas de transit pour vaisseaux atterris. Le transit par les aires de mise à quai sert aux personnages, aux véhicules et aux armes de site mobiles. Un vaisseau spatial atterri n’y a pas droit.',
    'MOV-024':
      'Coût du transit. Vous payez une seule fois pour tout le groupe : le coût de transit de l’aire de mise à quai que vous quittez, modifié par ce qu’en dit l’aire d’arrivée.',
    'MOV-025':
      'Aire sans coût de transit. Si l’aire de mise à quai que vous quittez n’indique aucun coût de transit, partez de 0. L’aire de l’autre bout peut encore l’augmenter.',
    'MOV-026':
      'À bord pendant le transit. Les personnages assis dans un véhicule qui fait un transit par les aires de mise à quai sont seulement portés. Ils ne se sont pas déplacés et gardent leur déplacement normal.',
  },
  reasons: {
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
  },
  log: {
    'move/docking bay transit': '{cards} {cards|fait|font} le transit[ de {from}] à {to}{cost}.',
  },
  labels: {
    'docking bay transit': 'transit',
  },
  moves: {
    'docking bay transit': 'transit par les aires de mise à quai',
  },
  offers: {
    'docking bay transit': '{cards} : transit vers {to}',
  },
}
