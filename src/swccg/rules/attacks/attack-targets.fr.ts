export const targets: typeof import('./attack-targets.en.ts').targets = {
  rules: {
    'ATK-018': 'Des proies inactives. Une créature peut attaquer des cartes inactives.',
    'ATK-057': 'Qui une créature peut attaquer. Une créature non parasite peut attaquer les véhicules créatures, et les personnages qui ne sont ni des droïdes ni à bord d’un vaisseau spatial ou véhicule, même ouvert.',
    'ATK-063': 'À quoi s’attache un parasite. Les cibles possibles d’un parasite sont celles que sa carte nomme après le mot parasite.',
    'ATK-064': 'Les parasites et ceux à bord. Un parasite n’attaque pas une cible à bord d’un vaisseau spatial ou véhicule, ouvert ou non, sauf s’il est à bord du même.',
    'ATK-065': 'Des hôtes pour cibles. Une cible possible qui est déjà un hôte, ou qui est elle-même une créature attachée à un hôte, peut encore être celle d’un parasite.',
    'ATK-080': 'Ce qu’attaque une créature. Une créature n’attaque que là où elle est présente avec une autre créature, un véhicule créature ou un personnage qui n’est pas un droïde. Les personnages disparus comptent, et les captifs qui ne sont pas gelés.',
    'ATK-082': 'À l’abri à bord. Selon les décisions d’août 2001, les personnages à bord d’un véhicule autre qu’un véhicule créature sont à l’abri des créatures, même si le véhicule est ouvert.',
    'ATK-096': 'Les Mynocks s’attachent aux phases de bataille. Selon les décisions d’août 2001, un Mynock présent avec un chasseur stellaire doit l’attaquer en s’y attachant. C’est une attaque comme une autre, à la phase de bataille de l’un ou l’autre joueur.',
    'ATK-102': 'Les espions et les créatures. Un espion clandestin peut attaquer des créatures et être attaqué par elles.',
    'ATK-035': 'D’abord choisir un côté. Celui qui engage une attaque choisit d’abord un côté de la Force qui a une cible possible, le sien ou celui de son adversaire.',
  },
  reasons: {
    'ATK-057': '{card} n’est ni un véhicule créature ni un personnage non droïde : {by} ne l’attaque pas.',
    'ATK-057/aboard': '{card} est à bord de {ship}, où {by} ne l’attaque pas.',
    'ATK-063': '{card} n’est pas ce à quoi {by} s’attache.',
    'ATK-064': '{card} est à bord de {ship}, hors d’atteinte de {by}.',
    'ATK-080': '{card} n’est ni un véhicule créature ni un personnage non droïde : {by} ne l’attaque pas.',
    'ATK-082': 'À bord de {ship}, {card} est à l’abri de {by}.',
    'ATK-035': 'Le {by} n’a rien avec {card} qu’elle pourrait attaquer.',
    'ATK-035/spared': 'Le texte de {by} épargne {card}.',
  },
}
