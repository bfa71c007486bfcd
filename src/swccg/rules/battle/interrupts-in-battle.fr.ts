import type { interruptsInBattle as en } from './interrupts-in-battle.en.ts'

export const interruptsInBattle: typeof en = {
  rules: {
    'BAT-013':
      'Plus d’une bataille pour elles. Les personnages, véhicules et vaisseaux combattent une fois par tour ; les dispositifs, armes et Effets peuvent servir dans plusieurs batailles d’un tour si leur texte le permet.',
    'BAT-022':
      'Ce qui répond à une bataille. Les réponses à une bataille sont les actions qui répondent à une bataille juste engagée et celles qui se jouent au début d’une bataille.',
    'BAT-032':
      'Le moment des actions de bataille. Les actions de premier niveau faites pour les batailles ne se jouent en règle générale que durant le segment des armes.',
    'BAT-075':
      'Changer l’attrition. Les actions de premier niveau qui changent l’attrition, sans la compenser ni l’annuler, se jouent dans la partie facultative du segment de puissance, et seulement si cette attrition existe, fût-elle de 0.',
    'BAT-076':
      'Attrition et puissance ensemble. Les actions de premier niveau qui changent à la fois l’attrition et la puissance totale se jouent dans la partie facultative du segment de puissance, et seulement si cette attrition existe.',
    'BAT-087':
      'Réponses à la victoire et à la défaite. Après les actions automatiques, les joueurs peuvent répondre à tour de rôle à la victoire ou à la défaite, d’abord l’adversaire de celui qui a engagé la bataille, jusqu’à ce que les deux passent à la suite. Le segment des dommages ne vient qu’ensuite.',
    'BAT-089':
      'Des cartes pour le segment des dommages. Ce qui dit se jouer au segment des dommages s’y joue.',
    'BAT-093':
      'Des cartes pour les dommages. Une carte qui modifie, compense ou annule des dommages de bataille demande qu’il en reste à compenser.',
    'BAT-094':
      'Des cartes pour l’attrition. Une carte qui compense ou annule l’attrition sert au segment des dommages et demande qu’il en reste à compenser.',
    'BAT-095':
      'Les deux à la fois. Une carte qui concerne à la fois les dommages de bataille et l’attrition ne demande que l’un des deux.',
    'BAT-146':
      'Vérifié une seule fois. Ce que demande un changement optionnel du nombre de destinées de bataille est vérifié quand vous l’initiez. Une fois résolu, il attend le tirage et n’est plus vérifié.',
    'BAT-174': 'En bataille. « En bataille » veut dire : qui participe à la bataille.',
    'BAT-175':
      'Ensemble en bataille. Des personnages qui participent à la même bataille sont « ensemble en bataille », « en bataille avec » l’autre et « engagés dans la même bataille ».',
    'BAT-176':
      'Seulement dans sa propre bataille. Ce que le texte d’une carte qui combat dit des batailles ne sert que dans une bataille à laquelle elle participe.',
    'BAT-177':
      'Ce que vise une Interruption de bataille. Ce que vise une Interruption qui ne se joue que durant une bataille doit participer à cette bataille, sauf si l’Interruption dit le contraire.',
    'BAT-169':
      'On n’exclut que ce qui participe. Seule une carte qui participe à ce moment à une bataille peut être exclue, hormis celle qui ne peut pas y participer.',
  },
  reasons: {
    'BAT-065/none drawn':
      'Le {by} n’a tiré aucune destinée de bataille dans cette bataille : {card} n’a rien à quoi répondre.',
    'BAT-075/none': 'Il n’y a aucune attrition, pas même de 0, que {card} puisse changer.',
    'BAT-076/none': 'Il n’y a aucune attrition, pas même de 0, que {card} puisse changer.',
    'BAT-022': '{card} se joue quand une bataille vient d’être engagée.',
    'BAT-032': '{card} se joue durant une bataille.',
    'BAT-032/segment': '{card} se joue à un autre moment d’une bataille : {phase}.',
    'BAT-075':
      '{card} change l’attrition : cela se joue dans la partie facultative du segment de puissance, s’il y a une attrition.',
    'BAT-076':
      '{card} change l’attrition et la puissance totale : cela se joue dans la partie facultative du segment de puissance, s’il y a une attrition.',
    'BAT-175': 'Les cartes que {card} demande ne sont pas ensemble dans cette bataille.',
    'BAT-176': '{card} ne participe pas à cette bataille : son texte n’y sert pas.',
    'BAT-177': '{card} ne participe pas à cette bataille et n’est pas une cible pour {by}.',
    'BAT-093': 'Vous n’avez pas de dommages de bataille que {card} pourrait compenser.',
    'BAT-094': 'Vous n’avez pas d’attrition que {card} pourrait compenser.',
    'BAT-087': '{card} répond à une bataille gagnée ou perdue.',
    'BAT-169': '{card} ne participe pas à cette bataille et ne peut donc pas en être exclu.',
  },
  log: {
    'destinies added': '{card} ajoute {count} {kind}.',
  },
}
