import type { atAGlance as en } from './at-a-glance.en.ts'

export const atAGlance: typeof en = {
  glance: {
    attackRunDark: 'Attack Run : poursuite du côté obscur, retour du côté lumineux',
    attackRunLight: 'Attack Run : entrée du côté lumineux dans la Trench',
    slots: 'Entre les groupes de capacité',
    bombingRunFrom: 'Bombing Run : retour au système planétaire',
    bombingRunTo: 'Bombing Run : vers le site',
    dock: 'Entre des vaisseaux spatiaux amarrés',
    transit: 'Transit par les aires de mise à quai',
    deathStar2: 'Secteurs de Death Star II',
    deathStar2Escape: 'S’échapper de Death Star II',
    embark: 'Embarquement et débarquement',
    hyperspeed: 'Hypervitesse',
    landing: 'Atterrissage et décollage',
    landspeed: 'Vitesse terrestre',
    locationText: 'Texte de déplacement d’une localisation',
    deathStar: 'Entre une Death Star et le système planétaire autour duquel elle est en orbite',
    prisoner: 'Transferts de prisonniers',
    relocation: 'Relocalisation entre des localisations',
    sector: 'Déplacement de secteur',
    shuttling: 'Transport par navette',
    shipSites: 'Sites de vaisseau spatial et de véhicule',
  },
  footnotes: {
    clouds: '1 Force de plus pour chaque secteur nuageux entre le système planétaire et ses sites.',
    'docking bay': 'Gratuit si le site est une aire de mise à quai.',
    'shuttle vehicle': 'Gratuit avec un véhicule de navette, dont c’est alors le déplacement normal.',
    yours:
      'Vos propres vaisseaux spatiaux et véhicules. De l’extérieur, un site coûte ce qu’il dit, ou rien.',
  },
}
