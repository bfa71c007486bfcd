export const allowedByText: typeof import('./allowed-by-text.en.ts').allowedByText = {
  rules: {
    'DEP-069': 'Deux coûts. La Force que coûte un texte qui déploie une carte s’ajoute à ce que coûte la carte même.',
    'KRN-089': 'Ordre gardé. Déployer d’un paquet ou d’une pile n’en change pas l’ordre, sauf si le texte demande de mélanger.',
    'KRN-158': 'Toujours immunisée. Une carte est toujours immunisée contre une autre seulement si son propre texte le dit sans condition.',
    'TRN-042': 'Désignée par son titre. Un texte qui nomme un titre vise toute carte de ce titre, de n’importe quelle série. Une carte combinée compte sous chacun de ses titres.',
    'TRN-043': 'Demandée comme gratuite. Une carte de départ qui demande des cartes gratuites à déployer vise celles qui n’ont pas de coût, même si rien ne coûte à ce moment.',
    'DEP-177': 'Deux Étoiles de la Mort. Dans un texte de jeu, « Death Star » ne désigne que la première, et « Death Star II » que la seconde.',
  },
  reasons: {
    'TRN-043': '{card} a un coût de déploiement, et {by} demande des cartes qui n’en ont pas, même si tout est gratuit à ce moment.',
    'KRN-158': '{card} n’est pas toujours immunisée contre {title}, comme {by} le demande.',
    'DEP-177': '{by} désigne la première Étoile de la Mort, et {card} appartient à la seconde.',
  },
}
