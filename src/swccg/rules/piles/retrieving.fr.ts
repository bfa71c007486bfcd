export const retrieving: typeof import('./retrieving.en.ts').retrieving = {
  rules: {
    'KRN-045': 'Récupérer de la Force. Récupérer 1 Force, c’est mettre la carte du dessus de sa propre pile de cartes perdues, face cachée, sur sa pile de cartes utilisées.',
    'KRN-046': 'En récupérer plusieurs. On récupère plusieurs Force l’une après l’autre, et c’est une seule action.',
    'KRN-048': 'Récupérer au hasard. Pour récupérer au hasard, on mélange et on coupe la pile de cartes perdues, puis on récupère la carte du dessus.',
    'KRN-049': 'Récupérer une certaine carte. Pour récupérer une certaine carte, cherchez dans votre pile de cartes perdues. Si elle y est, où qu’elle soit, elle va sur votre pile de cartes utilisées.',
    'KRN-050': 'Le reste garde son ordre. Récupérer une certaine carte laisse le reste de la pile de cartes perdues tel quel.',
    'KRN-051': 'Une certaine carte est aussi de la Force. Qui récupère une certaine carte a récupéré de la Force.',
    'TRM-338': 'Les deux la voient. Les deux joueurs voient ce qui est récupéré, même si la pile de cartes perdues est face cachée.',
  },
  log: {
    retrieves: 'Le {player} récupère {count} Force : {titles}.',
    'retrieves nothing': 'Le {player} ne récupère rien.',
  },
  decisions: {
    retrieve: { title: 'Récupérer {count} Force ?', text: 'Le {player} peut récupérer {count} Force.' },
  },
  events: { 'Force retrieved': 'De la Force a été récupérée' },
  options: { retrieve: 'Récupérer' },
}
