export const impliedTargetRule: typeof import('./implied-target-rule.en.ts').impliedTargetRule = {
  rules: {
    'KRN-212': 'En vain, mais permis. Une valeur qui ne peut être modifiée peut être visée tout de même. Il n’en résulte rien.',
    'KRN-211': 'Ce qui existe est modifié. Un modificateur qui s’applique de lui-même change ceux de ses nombres qui existent. Celui qui n’existe pas n’apparaît pas pour autant.',
    'KRN-208': 'Ce qu’on gagne n’est pas visé. Ce qu’une action donne à une carte n’est pas une cible de cette action : la carte n’a pas à l’avoir avant.',
    'KRN-210': 'Tous sauf les protégés. Un texte sur toutes les cartes d’un groupe passe sur celles qui en sont protégées, et change les autres.',
    'KRN-202': 'Rien à changer. On ne peut pas changer un nombre qu’une carte n’a pas ; elle n’est donc pas une cible pour cela.',
  },

  reasons: {
    'KRN-202': '{card} n’a pas un tel nombre.',
    'KRN-202/value': '{card} n’a pas de valeur : {what}. {by} ne peut donc pas la changer.',
  },
}
