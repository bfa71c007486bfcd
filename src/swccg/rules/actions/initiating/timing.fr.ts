export const timing: typeof import('./timing.en.ts').timing = {
  rules: {
    'KRN-140': 'Vient d’être ciblé. Ce qui répond à une carte qui vient d’être ciblée attend que l’action soit engagée et payée.',
    'TRM-331': 'Pas associée à elle-même. Un texte qui parle de localisations associées ne veut jamais dire la même localisation encore une fois.',
    'KRN-165': 'Perdue depuis la table. « Vient d’être perdue » se dit des cartes qui étaient sur la table, et non de celles perdues comme Force depuis la main ou une pile.',
    'KRN-194': 'Ce qu’un tirage vise. Un tirage de destinée vise une valeur s’il doit lui être comparé, ou être compté avec elle.',
    'KRN-195': 'Seuls les tirages de qui a commencé. Quand une action fait tirer les deux joueurs, seuls les tirages de celui qui l’a initiée visent quelque chose.',
  },
  reasons: {
    'TRM-331': '{card} parle de lieux liés, et aucun lieu n’est lié à lui-même.',
    'KRN-140': '{by} n’est pas encore payé : {card} vient après.',
    'KRN-165': 'Cette carte n’a pas été perdue depuis la table : {card} ne peut pas répondre à sa perte.',
    'KRN-194': '{card} est pour un tirage qui vise une valeur d’une telle carte : {what}. Celui-ci ne la vise pas.',
    'KRN-195': 'Ce tirage n’est pas celui du joueur qui fait tirer les deux : il ne vise rien à quoi {card} pourrait répondre.',
  },
}
