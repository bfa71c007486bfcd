import type { landspeed as en } from './landspeed.en.ts'

export const landspeed: typeof en = {
  rules: {
    'ATK-023':
      'Les sélectives épargnent les leurs. Les créatures sélectives de la même espèce ne s’attaquent pas entre elles.',
    'ATK-100':
      'Les créatures se déplacent gratuitement. Selon les décisions d’août 2001, votre créature peut se déplacer une fois par phase de déplacement à vous, d’une vitesse terrestre de 1 et sans Force. Elle ne quitte jamais son habitat.',
    'ATK-101':
      'Ce qu’attaquent les sélectives. Une créature sélective attaque les personnages, les véhicules créatures et les créatures d’autres espèces, mais ignore les créatures sélectives de la sienne.',
    'DEP-034':
      'Passer derrière le bouclier. Le bouclier concerne le déploiement : un véhicule obscur peut se déplacer à un site protégé.',
    'MOV-050':
      'Se déplacer par vitesse terrestre. Votre personnage, votre créature ou votre véhicule peut gagner des sites adjacents grâce à sa vitesse terrestre. C’est son déplacement normal.',
    'MOV-051':
      'Coût de la vitesse terrestre. Un déplacement par vitesse terrestre coûte 1 Force en tout, qu’il couvre un site ou plusieurs.',
    'MOV-052':
      'Les véhicules restent dehors. Par vitesse terrestre, votre véhicule ne peut gagner ou traverser que des sites extérieurs, à moins que sa carte ne lui ouvre l’intérieur.',
    'MOV-053':
      'La vitesse terrestre ordinaire est 1. Votre personnage ou votre créature a une vitesse terrestre de 1 si rien ne dit le contraire. Celle d’un véhicule est inscrite sur sa carte.',
    'MOV-054':
      'Un nombre maximal de sites. En son unique déplacement, une carte franchit autant de sites adjacents que sa vitesse terrestre l’indique, ou moins si vous préférez.',
    'MOV-055':
      'Sites qui ralentissent. Certains sites, comme Tatooine: Desert, exigent un supplément de vitesse terrestre pour y entrer, en sortir ou les traverser. Il en reste d’autant moins pour la suite du trajet.',
    'MOV-056':
      'Pas de demi-tour. Durant un même déplacement par vitesse terrestre, votre carte garde sa direction ; elle ne peut pas revenir sur ses pas.',
    'MOV-057':
      'S’arrêter, c’est finir. Quand une carte s’est arrêtée, son déplacement par vitesse terrestre est terminé. Vous ne pouvez pas garder le reste pour plus tard dans le tour.',
    'MOV-058':
      'De site à site seulement. La vitesse terrestre vous mène de site en site. Elle ne vous fait monter ni à un secteur ni à un système planétaire.',
    'WPN-047':
      'L’artillerie reste en place. Une arme d’artillerie reste où elle a été déployée, sauf si son texte lui permet de se déplacer.',
  },
  reasons: {
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
    'MOV-050/aboard': '{card} est à bord d’une autre carte, et la vitesse terrestre part d’un site.',
    'WPN-047': '{card} est une arme d’artillerie et reste là où elle a été déployée.',
    'ATK-100': '{to} n’est pas dans l’habitat de {card}, qui ne le quitte jamais.',
  },
  log: {
    'move/landspeed': '{cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
  },
  labels: {
    landspeed: 'vitesse terrestre',
  },
  moves: {
    landspeed: 'vitesse terrestre',
  },
  offers: {
    landspeed: '{cards} : vitesse terrestre vers {to}',
  },
}
