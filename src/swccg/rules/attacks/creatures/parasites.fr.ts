export const parasites: typeof import('./parasites.en.ts').parasites = {
  rules: {
    'ATK-067': 'Un parasite s’attache. Au début du segment des dommages, le parasite s’attache à sa cible. Celle-ci est désormais son hôte, avec le résultat que dit son texte.',
    'ATK-069': 'Sur un hôte inactif. Un parasite reste actif même si son hôte est inactif.',
  },
  log: {
    attaches: '{card} s’attache à {ship}.',
    detaches: '{card} lâche son hôte à {at}.',
    'lost outside its habitat': '{card} est perdue : {at} est hors de son habitat.',
    'squeezes its host': '{card} resserre son étreinte : {ship} perd 1 de puissance.',
    'does not squeeze its host': '{card} ne resserre pas son étreinte sur {ship}.',
  },
  decisions: { 'carry host off': { title: '{by} emporte {card}', text: 'Le {player} dit où.' } },
  events: {
    attached: '{card} s’est attachée à {ship}',
    squeezed: '{card} a essayé de resserrer son étreinte sur {ship}',
  },
  options: { detach: 'Un parasite lâche {by}', squeeze: '{by} peut resserrer son étreinte' },
}
