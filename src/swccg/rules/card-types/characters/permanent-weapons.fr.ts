export const permanentWeapons: typeof import('./permanent-weapons.en.ts').permanentWeapons = {
  rules: {
    'WPN-065': 'Pas sans son personnage. Un texte qui relocalise des armes ne relocalise pas un personnage à cause de son arme permanente, sauf s’il relocalise aussi ce personnage.',
    'TRM-307': 'Une arme qui fait partie du personnage. Une arme permanente ne quitte pas son personnage, sauf par une carte déployée sur lui pour le marquer. Quand cette carte s’en va, l’arme est de retour.',
    'WPN-069': 'Arme permanente assortie. Une arme permanente n’est assortie que si son titre contient le nom du personnage ou de sa persona.',
    'WPN-067': 'Texte copié, pas d’arme. Un personnage qui copie le texte de jeu d’un autre à arme permanente n’a ni l’arme ni son usage.',
    'WPN-066': 'Arme permanente sans texte de jeu. Si le texte de jeu d’un personnage est annulé ou suspendu, il a toujours son arme permanente mais ne peut pas l’utiliser.',
  },

  reasons: {
    'WPN-065': 'L’arme fait partie de {card} ; qui cherche des armes ne prend pas le personnage pour elle.',
    'TRM-307': 'L’arme de {card} fait partie de ce personnage, et {by} ne peut pas la prendre.',
    'WPN-069': 'L’arme qui fait partie de {card} ne porte pas son nom.',
    'WPN-067': '{card} n’a que le texte de {by}, et non l’arme qui en fait partie.',
    'WPN-066': 'Le texte de {card} est annulé : cette carte a son arme et ne peut pas s’en servir.',
  },
}
