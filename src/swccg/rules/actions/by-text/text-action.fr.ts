export const action: typeof import('./text-action.en.ts').action = {
  rules: {
    'CTL-010': 'Au lieu d’un drain de Force. Ce qui se fait au lieu d’un drain de Force ne se fait que là où vous contrôlez la localisation et où vous pourriez engager un drain.',
    'KRN-103': 'Quatre sortes d’actions. Une action qui commence quelque chose est facultative ou obligatoire ; celle qui répond est choisie ou automatique. Vous choisissez la première et la troisième ; les deux autres doivent se faire.',
    'KRN-128': 'Une réponse peut gâter la suivante. Une réponse peut ôter ce dont une suivante aurait besoin. Celle-ci ne peut plus être engagée.',
    'KRN-169': 'Elle ne vient plus d’être perdue. Une carte qui a quitté de nouveau la pile de cartes perdues ne vient plus d’être perdue.',
    'KRN-199': 'Ce qui en découle est visé aussi. Qu’une cible soit choisie ou n’en découle, cela ne compte que pour changer de cible. Ce qui protège une carte d’être visée la protège dans les deux cas.',
    'KRN-200': 'Tout ce qui est nommé. Une action demande tout ce que sa carte énumère. Si une seule de ces choses ne peut être ciblée, l’action ne peut être commencée.',
    'KRN-220': 'Ignorer, c’est annuler. Tout ce qui arrête le texte de jeu entier d’une carte compte pour une annulation, et échoue si ce texte ne peut pas être annulé.',
  },
  reasons: {
    'KRN-128': '[{ship}|Ce qui vient d’être perdu] n’est plus là pour {card} : une réponse précédente y a pourvu.',
    'KRN-169': '{card} a quitté la pile de cartes perdues, et ne vient plus d’être perdue.',
    'CTL-010': '{card} demande que vous puissiez engager un drain à {at}.',
    'KRN-200': 'Il n’y a pas de {what} à {to} dont {card} pourrait faire quelque chose.',
    'KRN-199': '{card} serait visée aussi par {by}, et elle en est protégée.',
    'KRN-220': '{ship} empêche d’annuler le texte de jeu de {card} : {by} ne le peut donc pas.',
  },
}
