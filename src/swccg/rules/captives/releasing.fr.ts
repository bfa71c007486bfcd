export const releasing: typeof import('./releasing.en.ts').releasing = {
  rules: {
    'BAT-151': 'Libéré, il revient. Un captif qui vient d’être libéré revient dans une bataille à laquelle il participait auparavant. La limite d’une bataille par tour ne l’arrête pas.',
    'TRM-061': 'Délivrer un captif gelé sans escorte. Ce qui libère des captifs libère aussi les gelés. De plus, le côté lumineux peut libérer celui que nul n’escorte et qui n’est dans aucune prison, là où il contrôle.',
    'TRM-062': 'Où va un captif gelé. Libéré à un site, un captif gelé va du côté lumineux de ce site. Libéré ailleurs, il va aux cartes utilisées.',
    'TRM-066': 'Des cartes qui libèrent. Le côté lumineux délivre des captifs avec des cartes qui le disent, y compris son texte sur des localisations du côté obscur.',
    'TRM-067': 'Sans escorte, plus de captif. Un captif est libéré quand son escorte est perdue, disparaît ou quitte la table de quelque façon. Seul un captif gelé dont l’escorte disparaît reste là tel quel.',
    'TRM-069': 'Où va un captif libéré. Libéré de son escorte, un captif va où le côté lumineux le veut : aux cartes utilisées ou, à un site, du côté lumineux de ce site.',
    'TRM-070': 'Hors de prison. Un captif libéré d’une prison va du côté lumineux de ce site.',
  },
  reasons: {
    'TRM-061/who': 'Seul le côté lumineux délivre {card}.',
    'TRM-061/no captive': '{card} n’est pas un captif.',
    'TRM-061/not frozen': '{card} n’est pas gelé : un tel captif n’est pas délivré sans une carte qui le permette.',
    'TRM-061/escorted': '{by} escorte {card}.',
    'TRM-061/imprisoned': '{card} est en prison : {at}.',
    'TRM-061/no control': 'Le côté lumineux ne contrôle pas le lieu où se trouve {card}.',
  },
  log: {
    released: '{card} est libéré[ et se trouve maintenant à {at}][ : {by}].',
    'sets free': 'Le {player} délivre {card}[ à {at}].',
  },
  decisions: {
    'goal of released': { title: '{card} est libéré', text: 'Le {player} choisit où va cette carte.' },
  },
  events: { released: '{card} vient d’être libéré[ à {at}]' },
  options: {
    frees: '{by} : {card} est libéré',
    released: 'Libération : {by}',
    'to site': 'Du côté lumineux de {by}',
    'to Used Pile': 'Aux cartes utilisées',
  },
  deeds: { release: 'délivrer', 'release/offer': 'Délivrer {card}' },
}
