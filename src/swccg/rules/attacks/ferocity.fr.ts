import type { ferocity as en } from './ferocity.en.ts'

export const ferocity: typeof en = {
  rules: {
    'ATK-009':
      '4 d’aptitude, une destinée. Au segment de puissance, le côté dont des personnages, véhicules ou vaisseaux spatiaux participent à l’attaque peut tirer une destinée si ses cartes y ont 4 d’aptitude ou plus. Les cartes qui n’y participent pas ne comptent pas.',
    'ATK-010':
      'Elle n’ajoute qu’à la puissance. La destinée tirée dans une attaque s’ajoute à la puissance totale. Elle ne crée pas d’attrition.',
    'ATK-011':
      'Une attaque n’est pas une bataille. Ce que des actions et des textes disent des batailles ne vaut pas pour une attaque.',
    'ATK-012':
      'Pas une destinée de bataille. Ce qui modifie, fixe ou restreint les destinées de bataille, ou leur donne un coût, ne touche pas la destinée tirée dans une attaque.',
    'ATK-014':
      'Pas de destinées de puissance. Les actions qui ajoutent des destinées à la puissance ne se font pas dans une attaque, sauf si elles sont permises durant les attaques.',
    'ATK-030':
      'La férocité. Les créatures ont une férocité au lieu d’une puissance, quand elles attaquent comme quand elles sont attaquées.',
    'ATK-031':
      'Férocité variable. Une férocité qui dépend d’un tirage est tirée à nouveau pour chaque attaque à laquelle la créature participe, et chaque fois qu’une carte en a besoin.',
    'ATK-032':
      'Une créature a une valeur de défense. Chaque créature a sa propre valeur de défense, sur sa carte sous un mot à elle.',
    'ATK-045':
      'Touchée, la créature combat encore. Une créature touchée reste dans l’attaque, qui continue avec le segment de puissance.',
    'ATK-046':
      'Vaincre le défenseur. Le défenseur n’est vaincu que si le total de l’attaquant est plus grand. L’égalité ne fait rien.',
    'ATK-051':
      'Le total des attaquants. Le total des attaquants est la puissance de tous, avec ce qui la modifie, et une destinée s’ils ont ensemble 4 d’aptitude ou plus.',
    'ATK-052':
      'Le total de la créature. Le total d’une créature attaquée est sa férocité plus sa valeur de défense, avec ce qui les modifie. Seul un total plus grand la vainc.',
    'ATK-054':
      'Une attaque manquée ne coûte rien. Si votre attaque contre une créature échoue, il n’arrive rien aux attaquants.',
    'ATK-058':
      'Férocité contre puissance. La férocité de la créature se compare à la puissance de la cible et, si celle-ci a 4 d’aptitude ou plus, à une destinée en plus. Ce qui les modifie compte.',
    'ATK-060':
      'Une créature qui échoue. Une créature qui ne parvient pas à vaincre sa cible n’est pas vaincue elle-même. Toutes deux restent.',
    'ATK-066':
      'Les parasites l’emportent. Dès que l’attaque atteint le segment de puissance, un parasite l’emporte automatiquement.',
    'ATK-083':
      'Deux sortes de textes. Un texte écrit pour les batailles n’a pas d’effet sur les attaques, ni un texte pour les attaques sur les batailles.',
    'ATK-090':
      'Si la créature n’a pas été touchée. Seulement si la créature n’a pas été touchée, votre puissance totale, comptée comme pour une bataille et avec une destinée à partir de 4 d’aptitude, se compare à sa férocité plus sa valeur de défense.',
    'ATK-091':
      'La destinée est obligatoire. Selon les décisions d’août 2001, un côté qui a 4 d’aptitude ou plus dans une attaque doit tirer sa destinée.',
    'ATK-092':
      'S’attacher, c’est attaquer. Selon les décisions d’août 2001, une créature qui s’attache attaque en s’attachant à un hôte. Attachée, elle n’attaque ni ne se déplace d’elle-même, et suit son hôte.',
  },
  log: {
    ferocity: 'Férocité de {card} : {count}.',
    'no attack destiny':
      'Avec une aptitude de {ability} dans l’attaque, le {player} ne tire pas de destinée.',
    'declines attack destiny': 'Le {player} ne tire pas de destinée dans cette attaque.',
    'parasite wins': '{card} a atteint {cards} : un parasite gagne de lui-même.',
    'defender defeated': '{attackers} est plus que {defenders} : défaite de {cards}.',
    'defender not defeated': '{attackers} n’est pas plus que {defenders} : pas de défaite pour {cards}.',
  },
  decisions: {
    'attack destiny': {
      title: 'Tirer une destinée ?',
      text: 'Avec une aptitude de {ability} dans l’attaque, le {player} peut tirer une destinée, ajoutée à la puissance totale.',
    },
  },
}
