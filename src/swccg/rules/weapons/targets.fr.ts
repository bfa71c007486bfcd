import type { targets as en } from './targets.en.ts'

export const targets: typeof en = {
  rules: {
    'WPN-004':
      'Seulement sur qui participe. Une arme qui tire durant une bataille doit viser une carte qui participe à cette bataille.',
    'WPN-006':
      'Ce que dit l’arme. Le texte de l’arme dit ce qu’elle peut viser, combien de Force vous utilisez pour tirer, quelle destinée il faut et ce qui s’ensuit.',
    'WPN-010':
      'Pas sur vos propres cartes. Vous ne pouvez pas viser vos propres cartes avec des armes. L’exception est votre propre créature dans une attaque.',
    'WPN-024':
      'Ensuite la cible. La cible est une carte de votre adversaire qui participe à la bataille et qui est présente avec l’arme.',
    'WPN-027':
      'Tirer sur le site voisin. Pour tirer sur une carte en bataille à une autre localisation, l’arme et la cible doivent être présentes chacune à la leur. La cible doit participer à la bataille, pas l’arme.',
    'WPN-028':
      'Tirer grâce à une autre carte. Quand une carte vous laisse tirer hors de la phase de bataille, la cible n’a pas besoin de participer à une bataille ou à une attaque.',
    'WPN-029':
      'Les clandestins hors bataille. Hors de la phase de bataille, une arme qui peut viser des personnages peut viser un espion clandestin.',
    'WPN-030':
      'Toute la portée hors bataille. Quand une carte permet de tirer hors de la phase de bataille, une arme à longue portée garde toute sa portée.',
    'WPN-059':
      'La valeur de défense d’un personnage. La valeur de défense d’un personnage est son aptitude, son blindage ou sa manœuvre, selon le plus élevé.',
    'WPN-060':
      'La valeur de défense d’un droïde. Un droïde sans blindage ni manœuvre a une valeur de défense de 0.',
    'WPN-061':
      'La valeur de défense d’un vaisseau. La valeur de défense d’un vaisseau spatial ou véhicule est son blindage ou sa manœuvre, selon ce qu’il a, avec tout ce qui la modifie.',
    'WPN-062':
      'La valeur de défense d’une créature. La valeur de défense d’une créature est le nombre inscrit sous un mot à elle, comme scales ou slither.',
    'WPN-063':
      'Une valeur de défense prêtée. Si une arme peut viser une autre sorte de carte, un texte dit quelle valeur de défense lui donner.',
    'WPN-073':
      'Les espions ne sont pas des cibles. Durant une bataille, vous ne pouvez pas viser avec des armes un espion clandestin de l’adversaire. Un texte qui touche toutes les cartes ou tous les personnages le touche quand même.',
    'WPN-074': 'Cartes exclues et armes. Une carte exclue ne tire pas, et les armes ne peuvent pas la viser.',
    'WPN-075': 'Un captif gelé n’est pas touché. Un captif gelé ne peut pas être touché.',
    'ATK-002':
      'Pas des cibles en bataille. Durant une bataille, vos armes ne peuvent normalement pas viser de créatures.',
    'WPN-071':
      'À l’intérieur, pas de tir. Les personnages à bord d’un vaisseau spatial ou d’un véhicule fermé ne sont pas présents. Ils ne tirent pas avec des armes de personnage, et les armes ne peuvent pas les viser.',
  },
  reasons: {
    'WPN-004': '{card} ne participe pas à la bataille à {at}.',
    'WPN-006/no weapon': '{card} n’a pas de texte permettant de tirer.',
    'WPN-006/target': '{by} n’est pas une cible que permet le texte de {card}.',
    'WPN-006/count': '{card} tire sur une cible au moins, et sur {count} au plus.',
    'WPN-006/gunner': 'Personne de présent avec {card} ne peut s’en servir.',
    'WPN-006/this gunner': '{by} ne peut pas tirer avec {card}.',
    'WPN-006/power': 'Aucun droïde de puissance ni générateur à fusion à vous n’est présent avec {card}.',
    'WPN-006/x': 'X est au moins 0, et au plus {max}, pour {card}.',
    'WPN-006/barred': 'Un autre texte empêche {card} de tirer.',
    'WPN-010': '{by} est à vous ; {card} tire sur les cartes de votre adversaire.',
    'WPN-024': '{by} n’est pas présent avec {card}.',
    'WPN-027':
      '{card} n’atteint un site adjacent que si l’arme et la cible sont présentes chacune à leur site.',
    'WPN-073': '{card} est clandestin : les armes ne peuvent pas le viser durant une bataille.',
    'WPN-074/weapon': '{card} est exclu de la bataille et ne tire pas.',
    'WPN-074/target': '{card} est exclu de la bataille et n’est pas une cible.',
    'WPN-075': '{card} est congelé et ne peut pas être touché.',
    'ATK-002': '{card} est une créature, et en bataille les armes ne tirent pas sur les créatures.',
    'WPN-071/weapon': '{card} est dans {ship} : on ne tire pas de là.',
    'WPN-071/target': '{card} est dans {ship} et n’est pas présent : ce n’est pas une cible.',
  },
}
