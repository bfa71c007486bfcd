export const frozenCaptives: typeof import('./frozen-captives.en.ts').frozenCaptives = {
  rules: {
    'WPN-075': 'Un captif gelé n’est pas touché. Un captif gelé ne peut pas être touché.',
    'ATK-081': 'Les captifs gelés sont à l’abri. Les créatures n’attaquent pas un captif gelé, et Great Pit Of Carkoon non plus.',
    'TRM-054': 'Gelé : ni puissance ni aptitude. Ce qui demande la puissance, l’aptitude ou la vitesse terrestre d’un captif gelé trouve 0.',
    'TRM-056': 'Pas de torture des captifs gelés. Aucune carte ne peut torturer ni interroger un captif gelé.',
  },
  reasons: {
    'WPN-075': '{card} est congelé et ne peut pas être touché.',
    'ATK-081': '{card} est congelé, et les créatures ne l’attaquent pas.',
    'TRM-056': '{card} est un captif gelé : {by} ne peut ni le torturer ni l’interroger.',
  },
}
