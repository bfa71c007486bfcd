export const unresolvedDestinyDraws: typeof import('./unresolved-destiny-draws.en.ts').unresolvedDestinyDraws = {
  rules: {
    'BAT-139': 'Annulée comme toute autre. Les destinées de bataille « si vous ne le pouvez autrement » peuvent être annulées ou réduites en nombre comme toutes les autres.',
    'BAT-140': 'Pour un nouveau tirage aussi. Quand une destinée de bataille est annulée et tirée à nouveau, un texte « si vous ne le pouvez autrement » peut servir au nouveau tirage, même s’il a déjà servi au premier.',
    'KRN-218': 'Un tirage annulé. Seul le tirage est annulé : la carte tirée va à la pile de cartes utilisées.',
    'KRN-337': 'La carte et sa valeur. La carte de destinée et la valeur de destinée sont deux choses. Si la carte part, la valeur reste ; si la valeur est annulée, la carte reste, sauf si un texte parle de l’autre.',
    'KRN-355': 'Tirages non résolus. Un tirage est non résolu jusqu’à ce qu’il soit complet. Des réponses peuvent modifier ou viser sa carte, qui est une unité de Force et n’est pas sur la table.',
    'KRN-357': 'Quand la carte est partie. Une fois que la carte de destinée est dans une main ou une autre pile, elle ne peut plus être visée. Sa valeur peut encore être modifiée, annulée ou fixée.',
    'KRN-358': 'Un tirage annulé compte. Un tirage annulé compte toujours dans le nombre de tirages permis et pour les limites. S’il est refait, le nouveau tirage compte à sa place.',
  },
  reasons: {
    'KRN-357': '{card} n’est plus un tirage en suspens. {by} ne peut rien lui faire ; seule sa valeur de destinée peut recevoir une réponse.',
  },
  log: {
    'destiny redrawn': '{card} : la destinée est annulée et tirée de nouveau.',
    'destiny canceled': '{card} : la destinée est annulée.',
    'destiny changed': '{card} : la destinée est maintenant de {destiny}.',
    'drawn card moved': '{by} : {card} quitte le tirage[ ({pile})] ; son nombre de destinée demeure.',
  },
}
