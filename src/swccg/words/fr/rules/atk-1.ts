export const atk1 = {
  'ATK-100': {
    title: 'Les créatures se déplacent gratuitement',
    text: 'Selon les décisions d’août 2001, votre créature peut se déplacer une fois par phase de déplacement à vous, d’une vitesse terrestre de 1 et sans Force. Elle ne quitte jamais son habitat.',
  },
  'ATK-101': {
    title: 'Ce qu’attaquent les sélectives',
    text: 'Une créature sélective attaque les personnages, les véhicules créatures et les créatures d’autres espèces, mais ignore les créatures sélectives de la sienne.',
  },
  'ATK-102': {
    title: 'Les espions et les créatures',
    text: 'Un espion clandestin peut attaquer des créatures et être attaqué par elles.',
  },
}
