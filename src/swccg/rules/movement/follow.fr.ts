export const follow: typeof import('./follow.en.ts').follow = {
  rules: {
    'MOV-027': 'Suivre : après tout déplacement. Quand un texte permet à une carte d’en suivre une autre, peu importe comment celle-ci s’est déplacée : un transit par les aires de mise à quai ou une Interruption qui la relocalise conviennent aussi.',
    'MOV-028':
      'Suivre : les moyens permis. La carte qui suit utilise sa vitesse terrestre, son hypervitesse, un déplacement de secteur, l’atterrissage ou le décollage, ou bien passe entre un système planétaire mobile et celui autour duquel il est en orbite, ou entre un site de vaisseau spatial ou de véhicule et l’extérieur. Aucun autre moyen ne convient.',
    'MOV-029': 'Suivre : partir du bon endroit. Pour suivre, votre carte doit être à une localisation que la carte suivie vient de quitter ou de traverser.',
    'MOV-030': 'Suivre : jusqu’au bout. La carte qui suit vise la nouvelle localisation de l’autre, et aucune autre. Si elle ne peut l’atteindre par ce déplacement, elle ne suit pas du tout.',
    'MOV-031': 'Suivre : au coût habituel. Payez pour la carte qui suit ce que coûte d’ordinaire sa propre façon de se déplacer.',
    'MOV-032': 'Suivre : un déplacement normal. En suivant une autre carte, une carte fait son déplacement normal du tour.',
    'MOV-033': 'Suivre : la carte peut déroger. Si le texte qui permet de suivre dit autre chose, c’est lui qui l’emporte. Aratech Corporation, par exemple, le rend gratuit.',
  },
  reasons: {
    'MOV-027': '{card} ne peut suivre qu’en réponse à un déplacement qui vient de s’achever.',
    'MOV-027/leader': 'Le texte de {by} ne permet pas à {card} de suivre ce qui vient de se déplacer.',
    'MOV-027/no text': 'Aucun texte ne permet à {card} de suivre une autre carte.',
    'MOV-027/once': 'Le texte de {by} a déjà servi ce tour-ci.',
    'MOV-028': '{card} n’a aucune sorte de déplacement qui y mène et qui soit permise pour suivre.',
    'MOV-029': '{card} n’est pas à une localisation que {leader} vient de quitter ou de traverser.',
    'MOV-030': '{card} doit suivre {leader} là où est maintenant cette carte, et nulle part ailleurs.',
    'MOV-030/range': '{card} ne peut pas aller si loin en un déplacement, et on suit jusqu’au bout ou pas du tout.',
  },
  log: { 'move/follow': '{cards} {cards|suit|suivent} jusqu’à {to}{cost}.' },
  labels: { follow: 'suivre' },
  moves: { follow: 'poursuite d’une autre carte' },
  offers: { follow: '{cards} : suivre jusqu’à {to}[, par le texte de {by}]' },
}
