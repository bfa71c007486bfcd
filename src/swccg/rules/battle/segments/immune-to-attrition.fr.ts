export const immuneToAttrition: typeof import('./immune-to-attrition.en.ts').immuneToAttrition = {
  rules: {
    'BAT-178': 'Immunisé contre l’attrition. Une carte immunisée contre l’attrition inférieure à un nombre échappe à l’attrition quand celle-ci est en tout inférieure à ce nombre. Sinon, son immunité ne sert à rien.',
    'BAT-180': 'L’immunité couvre ceux à bord. L’immunité d’un vaisseau spatial ou d’un véhicule fermé couvre aussi les cartes sur son pont, dans son cockpit ou dans sa cargaison, mais non celles à ses sites.',
    'BAT-181': 'L’immunité la plus haute compte. Si une carte est immunisée contre l’attrition à plusieurs titres, seule la plus haute immunité compte. Elles ne s’additionnent pas.',
    'BAT-182': 'L’immunité retirée. Si un texte donne à une carte une immunité contre l’attrition et qu’un autre la retire, elle n’en a pas, dans quelque ordre qu’ils soient venus.',
    'BAT-183': 'Une immunité à perdre. Une action par laquelle une carte perd son immunité contre l’attrition ne peut pas commencer si la carte n’en a pas, ou si elle lui a été retirée.',
    'BAT-196': 'À ses sites aussi. Selon les décisions d’août 2001, l’immunité d’un véhicule fermé ou d’un vaisseau spatial couvre toutes les cartes à bord, y compris celles à ses sites.',
  },
  reasons: {
    'BAT-183': '{card} n’a pas d’immunité contre l’attrition à perdre par {by}.',
    'BAT-182': 'L’immunité de {card} contre l’attrition lui a été retirée.',
  },
}
