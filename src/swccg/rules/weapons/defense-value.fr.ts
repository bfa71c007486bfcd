export const defenseValue: typeof import('./defense-value.en.ts').defenseValue = {
  rules: {
    'WPN-063': 'Une valeur de défense prêtée. Si une arme peut viser une autre sorte de carte, un texte dit quelle valeur de défense lui donner.',
    'WPN-062': 'La valeur de défense d’une créature. La valeur de défense d’une créature est le nombre inscrit sous un mot à elle, comme scales ou slither.',
    'WPN-061': 'La valeur de défense d’un vaisseau. La valeur de défense d’un vaisseau spatial ou véhicule est son blindage ou sa manœuvre, selon ce qu’il a, avec tout ce qui la modifie.',
    'WPN-060': 'La valeur de défense d’un droïde. Un droïde sans blindage ni manœuvre a une valeur de défense de 0.',
    'WPN-059': 'La valeur de défense d’un personnage. La valeur de défense d’un personnage est son aptitude, son blindage ou sa manœuvre, selon le plus élevé.',
  },
}
