/** Les nombres des cartes, en français. */

export const stats = {
  landspeed: 'la vitesse terrestre',
  hyperspeed: 'l’hypervitesse',
  power: 'la puissance',
  maneuver: 'la manœuvre',
  armor: 'le blindage',
  ability: 'l’aptitude',
  forfeit: 'la valeur de perte',
  ferocity: 'la férocité',
  destiny: 'la destinée',
  'defense value': 'la valeur de défense',
}
