export const resets: typeof import('./resets.en.ts').resets = {
  rules: {
    'KRN-305': 'La plus basse l’emporte. Quand une valeur est fixée à plusieurs nombres, le plus bas compte, quel que soit l’ordre.',
    'KRN-304': 'Une valeur qui existait. Le même texte fixe la valeur d’une carte qui en a déjà une. Lequel des deux il fait dépend de l’ordre de jeu.',
    'KRN-303': 'Une valeur qui n’existait pas. Un texte qui donne à une carte une valeur qu’elle n’avait pas définit une valeur de base. Elle peut être modifiée.',
    'KRN-302': 'Son propre nombre. Un nombre que le texte d’une carte définit est sa base, et peut être modifié.',
    'KRN-301': 'Le même nombre. Fixer une valeur au nombre qu’elle a déjà, c’est aussi la fixer : plus rien ne la modifie.',
    'KRN-300': 'Une valeur fixée le reste. Fixer une valeur, c’est la mettre à un nombre. Plus rien ne la modifie tant qu’elle n’est pas rétablie.',
  },
}
