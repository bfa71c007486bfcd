export const noTimeForIt: typeof import('./timing-windows.en.ts').noTimeForIt = {
  rules: {
    'KRN-101': 'Une action à la fois. Tant qu’une action est en cours, vous ne pouvez pas commencer une autre action de premier niveau. Vous pouvez seulement répondre à celle-là.',
    'BAT-040': 'Pas de combat dans une bataille. Durant une bataille, nul ne peut engager une autre bataille, ni une attaque par une créature ou contre elle.',
    'ATK-008': 'Pas de combat dans une attaque. Durant une attaque, nul ne peut engager une bataille ou une autre attaque.',
    'KRN-144': 'À tout moment, mais pas en réponse. Ce qui peut se faire à tout moment commence quelque chose. Ce n’est pas une réponse, et il faut attendre de pouvoir à nouveau commencer une action.',
  },
  reasons: {
    'KRN-101': '{card} ne peut pas commencer cela maintenant : une autre action est en cours, et on ne peut qu’y répondre.',
    'KRN-101/busy': 'Une autre action est en cours, et on ne peut qu’y répondre.',
    'KRN-101/not chosen': '{card} n’est pas parmi ce qui s’éloigne maintenant[ à cause de {by}].',
    'KRN-101/together': 'Ce qui s’éloigne part carte par carte ; {card} ne part pas avec d’autres.',
    'BAT-040': 'Une bataille est en cours ; ni une autre ni une attaque ne peut commencer avant qu’elle soit finie.',
    'ATK-008': 'Une attaque est en cours ; ni une bataille ni une autre attaque ne peut commencer avant qu’elle soit finie.',
    'KRN-144': '{card} commence une action et n’est pas une réponse.',
  },
}
