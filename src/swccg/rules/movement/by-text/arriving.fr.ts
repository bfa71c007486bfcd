export const arriving: typeof import('./arriving.en.ts').arriving = {
  rules: {
    'TRM-188': 'Disparus ensemble. Un personnage porté par un autre qui disparaît, comme dans Luke’s Backpack, disparaît aussi, sauf s’il est captif. Si l’un est retrouvé, l’autre l’est aussi.',
    'TRM-012': 'Les captifs ne disparaissent pas. Quand tous les personnages à un site disparaissent, le captif de l’un d’eux ne disparaît pas : il est libéré, comme chaque fois qu’une escorte n’est plus là.',
    'TRM-013': 'Les captifs gelés ne disparaissent pas. Un captif gelé n’est jamais porté disparu. Si son escorte disparaît, il reste au site, sans personne pour l’escorter.',
  },
  log: {
    'stays unattended': '{card} reste sans escorte : {by} a disparu.',
    missing: '{card} est maintenant une carte disparue[ : {by}].',
  },
  options: { missing: '{card}, carte disparue : {by}' },
}
