import type { neverThere as en } from './never-there.en.ts'

export const neverThere: typeof en = {
  rules: {
    'KRN-234':
      'Les personnages restent aux sites. Un personnage qui n’est pas à bord d’un vaisseau spatial ou d’un véhicule peut être à un site, et à aucune autre sorte de localisation.',
    'KRN-235':
      'La Trench en vaisseau spatial seulement. Vous ne pouvez pas déployer de personnages à Death Star: Trench. Seuls s’y trouvent ceux qui sont à bord de vaisseaux spatiaux.',
    'KRN-236':
      'Où peuvent être les véhicules. Hors d’un vaisseau spatial, la place d’un véhicule est aux sites extérieurs. Voitures des nuages, engins de patrouille et véhicules de navette peuvent être aussi aux secteurs nuageux.',
    'KRN-237':
      'Les Lift Tubes restent à l’intérieur. Un Lift Tube peut être aux sites mobiles intérieurs et nulle part ailleurs.',
    'KRN-238':
      'Où peuvent être les vaisseaux capitaux. Votre vaisseau capital peut être aux systèmes planétaires et aux secteurs d’astéroïdes. Seul celui qui se déplace comme un chasseur stellaire va ailleurs.',
    'KRN-239':
      'Où peuvent être les chasseurs stellaires. Systèmes planétaires, secteurs et sites extérieurs sont ouverts aux chasseurs stellaires et aux vaisseaux spatiaux qui se déploient et se déplacent comme eux.',
    'KRN-240':
      'Rien que des hologrammes. Aucun personnage, créature, véhicule, vaisseau spatial, arme ou dispositif ne peut être à un holosite.',
    'KRN-264':
      'Inactives ensemble. Une carte qui devient inactive ne quitte pas la table. Ce qui est déployé sur elle ou porté par elle n’est pas perdu, mais devient inactif avec elle.',
    'MOV-007':
      'Lieux interdits à une carte. Si une règle dit qu’une catégorie de cartes ne peut jamais être à un certain endroit, vous ne pouvez ni y déployer une telle carte ni l’y déplacer.',
  },
  reasons: {
    'KRN-240': '{to} est un holosite : {card} ne peut pas s’y trouver.',
    'KRN-234':
      'À moins d’être à bord de quelque chose, {card} ne peut être qu’à un site, et {to} n’en est pas un.',
    'KRN-235': '{card} ne peut être à {to} qu’à bord d’un vaisseau spatial.',
    'KRN-236':
      '{card} est un véhicule, et {to} n’en admet pas. Les véhicules vont aux sites extérieurs et, s’ils volent, aux secteurs nuageux.',
    'KRN-237/aboard':
      'Le texte de {card} dit les seuls lieux où cette carte existe, et à bord de {ship} n’en est pas un.',
    'KRN-237': 'Le texte de {card} ne lui permet pas d’être à {to}.',
    'KRN-238':
      '{card} est un vaisseau capital : sa place est aux systèmes planétaires et aux secteurs d’astéroïdes, non à {to}.',
    'KRN-239':
      '{card} peut être aux systèmes planétaires, aux secteurs et aux sites extérieurs ; {to} est un site intérieur.',
    'MOV-007': '{card} est une créature et ne peut jamais être à un secteur comme {to}.',
    'MOV-007/habitat': '{to} n’est pas dans l’habitat de {card}, qui ne peut être nulle part ailleurs.',
    'MOV-007/trench': 'On n’atterrit pas à {to} et on n’en décolle pas : seul un Attack Run y mène.',
  },
}
