export const locationText: typeof import('./location-text.en.ts').locationText = {
  rules: {
    'MOV-096': 'Texte de déplacement d’une localisation. Si le texte d’une localisation vous permet de vous déplacer, vous faites par là un déplacement normal. Il en va autrement si le texte parle de réaction.',
    'MOV-097': 'La localisation fixe les conditions. Quand utiliser le texte de déplacement d’une localisation, pour combien de Force et à quelles conditions : tout est écrit sur elle.',
    'MOV-098': 'Une carte à la fois. Si plusieurs cartes utilisent le texte de déplacement d’une localisation, il faut une action pour chacune, sauf avis contraire de la localisation.',
    'MOV-099': 'Localisation sans coût indiqué. Si vous vous déplacez par le texte d’une localisation qui n’indique aucun coût, vous utilisez 1 Force à chaque fois.',
  },
  reasons: {
    'MOV-096': 'Aucun texte de localisation n’y mène {card}.',
    'MOV-096/who': '{card} n’est ni un personnage, ni une créature, ni un véhicule : le texte d’une localisation ne le déplace pas.',
    'MOV-097': 'Le texte de {by} ne s’utilise que durant votre {phase}.',
    'MOV-097/who': 'Le texte de {by} ne déplace pas {card}.',
    'MOV-098': 'Le texte d’une localisation déplace une carte à la fois ; {card} ne part pas avec d’autres.',
  },
  log: {
    'move/location text': 'Par un texte de localisation, {cards} {cards|se déplace|se déplacent}[ de {from}][ à {to}][ à bord de {ship}]{cost}.',
  },
  labels: { 'location text': 'texte de localisation' },
  moves: { 'location text': 'texte de localisation' },
  offers: { 'location text': '{cards} : vers [{to}|{ship}][ ({slot})][, par le texte de {by}]' },
}
