export const endOfAttack: typeof import('./end-of-attack.en.ts').endOfAttack = {
  rules: {
    'ATK-006': 'Touché dans une attaque. Une carte touchée dans une attaque est perdue durant le segment des dommages, et non avant.',
    'ATK-013': 'Ni dommages ni attrition. Une attaque ne crée ni dommages de bataille ni attrition. Aucune carte n’est comptabilisée en valeur de perte, et aucun joueur ne perd de Force.',
    'ATK-021': 'Plus personne d’un côté. Si toutes les cartes d’un côté ont disparu de l’attaque, elle finit aussitôt.',
    'ATK-047': 'Le segment des dommages d’une attaque. Vient d’abord le sort du défenseur vaincu : il est dévoré, perdu, relocalisé ou autre chose. Ensuite les créatures touchées sont perdues, et l’attaque est finie.',
    'ATK-068': 'Un parasite touché. Un parasite touché s’attache d’abord à sa cible, puis est perdu.',
  },
  log: {
    'attack canceled': 'L’attaque à {at} est annulée.',
    'attack ends': 'L’attaque à {at} finit avant l’heure.',
    'attack over': 'L’attaque à {at} est finie. Personne ne perd de Force pour elle.',
  },
  events: { 'attack ended': 'attaque à {at}, finie' },
}
