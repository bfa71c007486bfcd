export const characteristics: typeof import('./characteristics.en.ts').characteristics = {
  rules: {
    'TRM-093': 'Caractéristiques. Une caractéristique est un mot de la liste dans le titre, le texte ou l’histoire d’une carte, en capitales ou non.',
    'TRM-477': 'Attributs. Les textes ne se réfèrent pas seulement aux caractéristiques et aux titres, mais à ce qu’une carte est par ailleurs : son type, ses icônes, si elle est unique, ses nombres, son état.',
    'TRM-476': '« Non- ». Un texte peut viser des cartes qui n’ont pas une caractéristique : il met « non- » devant elle.',
    'TRM-475': 'Des mots d’une sorte de carte. Une caractéristique appartient à une sorte de carte. Le même mot sur une autre sorte ne veut rien dire.',
  },

  reasons: {
    'TRM-477': '{by} vise des cartes d’un autre genre ou état que {card}.',
    'TRM-476': '{by} vise les cartes qui ne sont pas telles, et {card} l’est.',
    'TRM-475': '{card} porte ce mot dans son titre, mais n’est pas de la sorte de carte dont parle {by}.',
  },
}
