import type { forceDrains as en } from './force-drains.en.ts'

export const forceDrains: typeof en = {
  rules: {
    'CTL-001':
      'La phase de contrôle. Durant la deuxième phase de votre tour, vous pouvez engager des drains de Force, et agir autrement avant, entre et après.',
    'CTL-002':
      'Où l’on draine. Durant votre phase de contrôle, vous pouvez engager un drain de Force à chaque localisation que vous contrôlez, une fois.',
    'CTL-003':
      'Un drain après l’autre. Chaque drain de Force est une action à part ; le suivant attend la fin du premier.',
    'CTL-004':
      'Ce que coûte un drain. Un drain de Force coûte 0 Force, à moins qu’un texte n’y change quelque chose.',
    'CTL-005':
      'Ce que prend un drain. Un drain de Force est d’autant de Force qu’il y a d’icônes du côté de votre adversaire à la localisation, changé par les modificateurs.',
    'CTL-006':
      'Ce que fait un drain. Votre adversaire perd autant de Force, de sa main ou de sa Force vitale, comme il veut.',
    'CTL-007':
      'Drains de 0. Sans icône du côté de l’adversaire, un drain est de 0. Vous pouvez l’engager, et des modificateurs peuvent l’augmenter.',
    'CTL-008':
      'Qui participe à un drain. Vos personnages, véhicules, vaisseaux spatiaux, armes et dispositifs à la localisation participent tous à votre drain.',
    'CTL-009':
      'Un drain par carte. Aucune carte ne participe à deux drains de Force en un tour. Là où est une telle carte, vous ne pouvez pas drainer.',
    'CTL-011':
      'Plus de drain ensuite. Là où vous avez fait quelque chose au lieu d’un drain de Force, vous n’en engagez plus ce tour-ci.',
    'CTL-012':
      'Droïdes qui peuvent drainer. Une carte qui peut drainer sans donner de présence vous permet de drainer là où elle est. La présence ou l’espion de l’adversaire l’en empêche comme tout drain.',
    'CTL-013':
      'Réponses à un drain. Ce qui sert quand un drain de Force vient d’être engagé s’utilise avant toute perte de Force.',
    'CTL-014':
      'Après un drain. Ce qui sert quand un joueur vient de drainer s’utilise après la perte de la Force.',
    'CTL-015':
      'Modificateurs de drain. Un texte qui calcule avec la quantité d’un drain est un modificateur de drain de Force ; rien d’autre n’en est un.',
    'CTL-017':
      'Icônes et drains. Un texte qui ajoute ou annule des icônes de Force n’est pas un modificateur de drain, mais le drain suit les icônes.',
    'CTL-018': 'Bonus de drain. Un modificateur qui augmente un drain de Force est un bonus de drain.',
    'CTL-025':
      'Interdit n’est pas annulé. Un drain que l’on vous empêche d’engager n’a pas été annulé, et une protection contre l’annulation n’y fait rien.',
    'CTL-027':
      'La présence arrête un drain. Si votre adversaire vient à avoir une présence à la localisation pendant que vous y drainez, le drain est annulé.',
    'CTL-029':
      'Les espions clandestins arrêtent les drains. Là où est un espion clandestin de votre adversaire, vous ne pouvez pas engager de drain de Force.',
    'CTL-030':
      'Ce qu’un drain déclenche. Ce que le lancement d’un drain de Force a déclenché reste acquis, même si le drain est ensuite annulé.',
    'CTL-032':
      'Force à utiliser d’abord. Si un texte vous demande d’abord d’utiliser de la Force pour drainer, vous devez la payer toute. Sinon le drain n’est pas lancé et ne déclenche rien.',
    'KRN-095':
      'Presque tout est une action. Jouer ou déployer une carte, utiliser un texte, se déplacer, drainer, tirer et tirer une destinée sont des actions, et ajouter un modificateur facultatif en est une aussi.',
    'KRN-099':
      'Des actions dans une action. Une action peut en contenir d’autres. Un drain de Force est une action, et chaque unité de Force qu’il fait perdre en est une autre.',
    'KRN-139':
      'Le résultat. Quand toutes les réponses sont finies et que l’action n’a pas été annulée, elle a son résultat.',
    'KRN-292':
      'Les exemplaires ne s’ajoutent pas. Plusieurs exemplaires d’une carte ne modifient la même valeur qu’une fois, sauf si le texte dit cumulativement.',
    'KRN-296':
      'Modifier sans action. Un changement dont le texte ne laisse pas le choix est automatique : il vaut aussitôt et tant que sa condition est remplie, sans être une action.',
    'KRN-297':
      'Modificateurs facultatifs. Ce qu’un texte vous permet d’ajouter ne s’ajoute que si vous le choisissez, par une action à part. Ce que change une Interruption est de cette sorte.',
    'KRN-300':
      'Une valeur fixée le reste. Fixer une valeur, c’est la mettre à un nombre. Plus rien ne la modifie tant qu’elle n’est pas rétablie.',
    'KRN-305':
      'La plus basse l’emporte. Quand une valeur est fixée à plusieurs nombres, le plus bas compte, quel que soit l’ordre.',
    'KRN-313':
      'Coûts séparés. Ce qu’une autre carte vous fait utiliser en plus est un coût à part. Il ne change pas le coût de départ.',
    'KRN-321': 'Rien sous zéro. Quand une soustraction finirait sous zéro, le résultat est 0.',
    'TRM-206':
      'Réagir à un drain de Force. Si votre réaction apporte de la présence à la localisation du drain de Force de votre adversaire, ce drain de Force est annulé.',
  },
  reasons: {
    'CTL-001/turn': 'Vous drainez à {at} durant votre propre phase de contrôle, et ce n’est pas votre tour.',
    'CTL-001/phase': 'Vous drainez à {at} durant votre phase de contrôle ; c’est la {phase} du {turn}.',
    'CTL-002/control': 'Vous ne contrôlez pas {at}, et vous ne drainez que là où vous contrôlez.',
    'CTL-002/no location': '{card} n’est pas une localisation sur la table.',
    'CTL-002/once': 'Un drain de Force a déjà été engagé à {at} ce tour-ci.',
    'CTL-003': 'Un drain de Force est encore en cours ; il faudrait en attendre la fin pour drainer à {at}.',
    'CTL-004/force': 'Drainer à {at} coûte {need} Force ; vous en avez {have}.',
    'CTL-009': '{cards} à {at} {cards|a|ont} déjà participé à un drain de Force ce tour-ci.',
    'CTL-011':
      'Quelque chose a été fait à {at} au lieu d’un drain de Force ; vous n’y drainez plus ce tour-ci.',
    'CTL-025': 'Le texte de {by} interdit vos drains de Force à {at}.',
    'CTL-029': '{card} est un espion clandestin à {at} et vous empêche d’y drainer.',
    'CTL-032':
      'Des textes demandent {need} Force avant que vous drainiez à {at} ; vous en avez {have}. Aucun drain n’est donc lancé.',
  },
  log: {
    'drain increased': '{card} ajoute {count} au drain de Force à {at}.',
    'drain initiated': 'Le {player} engage un drain de Force de {count} à {at}{cost}.',
    'drain resolves': 'Le drain de Force à {at} est de {count}.',
    'drain completed': 'Le drain de Force à {at} est achevé.',
    'drain canceled': 'Le drain de Force à {at} est annulé.',
  },
  decisions: {
    'respond/Force drain initiated': {
      title: 'Répondre au drain de Force ?',
      text: 'Un drain de Force vient d’être engagé. Le {player} peut y répondre avant toute perte.',
    },
  },
  events: {
    'Force drain initiated': 'drain de Force à {at}',
    'Force drained': 'drain de Force à {at}, achevé',
  },
  passing: {
    'respond/Force drain initiated': 'le drain de Force à {at} a lieu[ : {count} Force à perdre]',
  },
}
