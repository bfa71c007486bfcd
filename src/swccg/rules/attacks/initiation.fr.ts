import type { initiation as en } from './initiation.en.ts'

export const initiation: typeof en = {
  rules: {
    'ATK-003':
      'Attaquer dans sa phase de bataille. Vous n’engagez d’attaque que durant votre propre phase de bataille. Font exception les créatures qui rencontrent des créatures, et les cartes qui disent le contraire.',
    'ATK-015':
      'Les attaques sont gratuites. Engager une attaque ne coûte rien, quel que soit le côté qui attaque.',
    'ATK-016': 'Sans présence. Il ne faut pas de présence pour engager une attaque.',
    'ATK-017':
      'Vos propres cartes aussi. Vous pouvez attaquer vos propres cartes, et une créature qui doit attaquer peut vous y obliger.',
    'ATK-019':
      'Inactive, elle n’attaque pas. Une carte inactive ne peut pas engager d’attaque contre une créature.',
    'ATK-024':
      'Les créatures doivent attaquer. Durant votre phase de bataille, chacune de vos créatures présente avec une cible possible doit en attaquer une, même si seules vos propres cartes conviennent.',
    'ATK-025': 'Une attaque obligatoire par tour. Une créature ne fait qu’une attaque obligatoire par tour.',
    'ATK-027':
      'Attaquer une créature. Durant votre phase de bataille, vos personnages, véhicules et vaisseaux spatiaux peuvent attaquer une créature avec laquelle ils sont présents, fût-elle à vous.',
    'ATK-028':
      'Une attaque par localisation. Durant votre phase de bataille, vous ne pouvez engager qu’une attaque contre une créature à chaque localisation.',
    'ATK-029':
      'Une bataille et une attaque. Les mêmes cartes peuvent livrer une bataille et faire une attaque durant un tour, même à la même localisation et dans l’ordre que vous voulez.',
    'ATK-034':
      'Quand une attaque est possible. Pour engager une attaque, il faut que ce qui peut attaquer soit avec ce qu’il peut attaquer.',
    'ATK-036':
      'Le hasard choisit la cible. La cible d’une attaque est tirée au hasard parmi les cibles possibles du côté choisi.',
    'ATK-048':
      'Toutes vos cartes attaquent. Quand vous attaquez une créature, tous vos personnages, véhicules et vaisseaux spatiaux qui s’y trouvent attaquent. Vous ne pouvez en retenir aucun.',
    'ATK-049':
      'Toute créature peut être la cible. Quand vous attaquez une créature, chaque créature qui s’y trouve est une cible possible, de quelque côté qu’elle soit.',
    'ATK-055':
      'Chaque créature pour soi. Les créatures qui attaquent sont des parasites ou non. Chacune attaque séparément.',
    'ATK-056':
      'Qui attaque. L’attaquant est une créature non parasite du joueur dont c’est la phase de bataille.',
    'ATK-062': 'Un parasite attaché est en repos. Un parasite déjà attaché à un hôte n’attaque pas.',
    'ATK-077':
      'À chaque phase de bataille. Selon les décisions d’août 2001, chaque créature présente avec un véhicule créature ou un personnage qui n’est pas un droïde doit attaquer une fois à chaque phase de bataille, quel que soit le joueur.',
    'ATK-078':
      'L’attaque d’une créature est gratuite. Une créature attaque gratuitement un personnage ou un véhicule créature.',
    'ATK-079':
      'Le propriétaire nomme le côté. S’il y a des cibles des deux côtés, le propriétaire de la créature décide quel côté elle attaque. Entre plusieurs cibles de ce côté, une est tirée au hasard.',
    'ATK-085':
      'Vous choisissez la créature. Selon les décisions d’août 2001, vous choisissez laquelle des créatures présentes vous attaquez.',
    'ATK-086':
      'Tout ce qui pourrait livrer bataille. Selon les décisions d’août 2001, toutes vos cartes à cet endroit qui pourraient participer à une bataille participent à votre attaque contre une créature.',
    'ATK-087':
      '1 Force pour une attaque. Selon les décisions d’août 2001, vous utilisez 1 Force pour engager une attaque contre une créature.',
    'ATK-093':
      'Attachée, mais pas à l’abri. Une créature attachée peut être attaquée par les créatures, véhicules et personnages présents, son hôte compris, et visée par des armes.',
    'BAT-159':
      'Les créatures, c’est autre chose. Une carte qui ne peut pas participer aux batailles peut tout de même attaquer des créatures et être attaquée par elles.',
  },
  reasons: {
    'ATK-003/turn': 'On engage une attaque durant sa propre phase de bataille, et c’est le tour du {turn}.',
    'ATK-003/phase':
      'On engage une attaque durant sa propre phase de bataille, et c’est la {phase} du {turn}.',
    'ATK-019': 'Inactif, et donc incapable d’engager une attaque : {cards}.',
    'ATK-025': '{card} a déjà fait son attaque ce tour-ci.',
    'ATK-028': 'Vous avez déjà attaqué une créature à {at} ce tour-ci.',
    'ATK-029': 'Déjà engagé dans une attaque ce tour-ci : {cards}.',
    'ATK-034/no creature': '{card} n’est pas une créature.',
    'ATK-034/elsewhere': '{card} n’est pas à {at}.',
    'ATK-034/apart': '{card} n’est pas avec {by}, qui ne peut donc pas l’attaquer.',
    'ATK-034/no target': 'Rien de ce que {card} pourrait attaquer n’est avec elle.',
    'ATK-034/nobody': 'Vous n’avez personne de présent avec {card} à {at} pour l’attaquer.',
    'ATK-034/strangers': 'N’est pas de ceux qui peuvent y attaquer : {cards}.',
    'ATK-048': 'On ne peut retenir personne : attaque aussi {cards}.',
    'ATK-056': '{card} n’attaque que durant la phase de bataille de son propre joueur.',
    'ATK-062': '{card} est attachée à {ship} et n’attaque personne.',
    'ATK-086': 'Tous ceux qui pourraient y livrer bataille attaquent ensemble : attaque aussi {cards}.',
  },
  log: {
    'attack on a creature': '{cards} {cards|attaque|attaquent} {card} à {at}{cost}.',
  },
  deeds: {
    attack: 'attaquer',
    'attack/offer': '[{cards} : attaquer {card}|{card} : attaquer]{cost}',
  },
}
