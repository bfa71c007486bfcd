export const combatAndTransportVehicles: typeof import('./combat-and-transport-vehicles.en.ts').combatAndTransportVehicles = {
  rules: {
    'TRM-123':
      'Véhicule de transport sans conducteur. Lift Tubes mis à part, un véhicule de transport sans conducteur ne se déplace pas et n’a l’usage ni de sa puissance, ni de sa manœuvre, ni de sa vitesse terrestre, ni de ses armes ou dispositifs. De son texte, seul ce qui touche au déploiement et aux capacités agit encore.',
    'TRM-473': 'Le véhicule créature se guide. Un véhicule créature a sa propre aptitude ; il se passe de conducteur et de pilote.',
    'TRM-472': 'Classes de véhicules. Un véhicule est un véhicule de combat, un véhicule créature, un véhicule de navette ou un véhicule de transport. Le mot se lit dans son cadre de description.',
  },
}
