export const movesLike: typeof import('./moves-like.en.ts').movesLike = {
  rules: {
    'MOV-184': 'Se déplace comme un personnage. Sans être un personnage, une telle carte peut utiliser une vitesse terrestre de 1, le transit par les aires de mise à quai et le transport par navette, embarquer, débarquer et passer entre vaisseaux spatiaux amarrés.',
    'MOV-186': 'Pas traité en personnage. Un texte qui déplace ou affecte des personnages ignore une carte qui se déplace seulement comme eux. Nabrun Leids, par exemple, ne l’emmène pas.',
    'MOV-187': 'Se déplace comme un chasseur stellaire. Toutes les règles de mouvement des chasseurs stellaires valent pour une carte qui se déplace comme eux, escadron ou carte dont le texte le dit.',
    'MOV-188': 'Pas visé en chasseur stellaire. Se déplacer comme un chasseur stellaire n’est pas en être un. Ce qui vise des chasseurs stellaires ne peut pas viser une telle carte.',
  },
  reasons: {
    'MOV-186': '{card} se déplace seulement comme un personnage, et {by} vise de vrais personnages.',
    'MOV-188': '{card} ne fait que se déplacer comme un chasseur stellaire, et {by} vise les chasseurs stellaires.',
    'MOV-188/starfighter': '{card} se déplace seulement comme un chasseur stellaire, et {to} n’admet que des chasseurs stellaires.',
  },
}
