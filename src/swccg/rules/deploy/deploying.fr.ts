export const deploying: typeof import('./deploying.en.ts').deploying = {
  rules: {
    'DEP-001': 'La phase de déploiement. Durant votre phase de déploiement, la troisième de votre tour, vous déployez sur la table des cartes de votre main.',
    'DEP-003': 'Ce qu’est déployer. Déployer une carte, c’est la mettre en jeu sur la table : personnages, véhicules, vaisseaux spatiaux, armes, dispositifs, Effets, créatures et localisations.',
    'DEP-014': 'Seulement durant votre phase de déploiement. Vous ne déployez que durant votre phase de déploiement, sauf si un texte nomme un autre moment ou une action à laquelle répondre ainsi.',
    'DEP-015': 'Un lieu ou un prix n’est pas un moment. Un texte qui dit seulement où une carte se déploie, ou à quel coût, ne permet pas de la déployer à un autre moment.',
    'DEP-247': 'Depuis la main. Les cartes se déploient depuis la main. Depuis un paquet ou une pile, il faut une carte qui le permette.',
    'KRN-229': 'Conditions et coûts. Qui peut passer outre aux conditions paie quand même le coût, et ce qui est gratuit doit quand même remplir ses conditions.',
    'TRM-363': 'Les cartes volées sont à vous. Les cartes volées de votre Force vitale ou de votre main s’activent, s’utilisent, se perdent et se déploient comme les vôtres.',
    'DEP-009': 'Le coût de déploiement. Pour déployer une carte, vous utilisez autant de Force que son coût de déploiement, dans sa case ou son texte.',
    'TRN-027': 'Gratuit, mais pas sans conditions. Ce qui est déployé au début de la partie ne coûte rien, mais doit respecter toutes les conditions et restrictions du déploiement.',
  },
  reasons: {
    'KRN-229': 'Passer outre aux conditions ne rend pas {card} gratuit : il faut {need} Force, et vous en avez {have}.',
    'KRN-229/free': 'Même gratuite, {card} doit remplir ses conditions.',
    '*/no place': '{card} se déploie à une localisation ou à bord d’une carte.',
    'DEP-003': '{card} n’est pas une carte qui se déploie.',
    'DEP-014/phase': 'On déploie {card} durant sa phase de déploiement ; c’est la {phase} du {turn}.',
    'DEP-015': 'Ce que {card} dit des lieux ou des coûts ne permet pas de déployer cette carte à un autre moment.',
    'DEP-247': '{card} n’est pas dans votre main, et aucun texte ne permet de déployer cette carte de là où elle est.',
    'TRN-027': 'Au début de la partie ce serait gratuit, mais les conditions du déploiement de {card} valent aussi alors.',
  },
  deeds: {
    deploy: 'déployer',
    'deploy/offer': '{cards} : déployer[ à {to}][ sur {ship}][ ({slot})][ ({system})]{cost}',
  },
}
