import type { initiating as en } from './initiating.en.ts'

export const initiating: typeof en = {
  rules: {
    'DEP-239':
      'Une Interruption unique des deux côtés. D’une Interruption unique que les deux côtés possèdent, un seul exemplaire se joue par tour, quel que soit le joueur.',
    'DRW-014':
      'Interruption unique, une fois par tour. Vous ne jouez une Interruption unique qu’une fois par tour. Un second exemplaire attend un autre tour.',
    'KRN-010':
      'Ce qui va aux cartes utilisées. Outre la Force que vous utilisez, votre pile de cartes utilisées reçoit les cartes qu’une règle ou un texte y envoie, comme une Interruption qui a servi.',
    'KRN-030':
      'Utiliser 0 Force. Une pile de Force vide n’empêche personne d’utiliser 0 Force ou toute sa pile de Force.',
    'KRN-054':
      'Ce qui part emporte sa charge. Quand une carte quitte la table, tout ce qui est à son bord, sur elle ou porté par elle va à la pile de cartes perdues de son propriétaire, sauf indication contraire.',
    'KRN-055':
      'Tout à la fois. Une carte et tout ce qui est perdu avec elle partent au même instant. Nul ne peut agir entre-temps.',
    'KRN-106':
      'L’adversaire répond d’abord. Quand un joueur a agi, son adversaire peut répondre le premier. Ensuite, c’est chacun son tour.',
    'KRN-107':
      'Actions « juste ». Une réponse facultative est une action « juste », que son texte contienne ce mot ou non.',
    'KRN-133':
      'Ce qu’un coût peut être. Un coût peut être de la Force à utiliser ou à perdre, une carte ou une action à sacrifier, ou un nombre que fixe un tirage de destinée.',
    'KRN-136':
      'Reprise en main. Prendre en main une carte de destin pour tirer de nouveau fait partie du résultat et n’est pas un coût.',
    'KRN-171':
      'Retour à l’action du dessous. Quand une réponse est finie, l’action qui est dessous redevient l’action en cours, et les réponses à celle-ci reprennent.',
    'KRN-177':
      'Après une réponse. Quand une réponse est finie, c’est d’abord à l’adversaire de celui qui l’a faite de répondre à l’action du dessous.',
    'KRN-214': 'Annulée : pas de résultat. Une action annulée pendant qu’on y répond n’a pas de résultat.',
    'KRN-215': 'Annulée, mais payée. Ce qui a été payé pour une action annulée reste payé.',
    'KRN-216':
      'Annulée, mais utilisée. Si une action n’est permise qu’une fois par tour, ou chose semblable, elle a eu lieu même annulée.',
    'KRN-217':
      'Où va une carte annulée. Une carte annulée va à la pile de cartes perdues de son propriétaire, sauf si elle est envoyée ailleurs.',
    'KRN-258':
      'Une carte inactive ne fait rien. Une carte inactive, disparue ou captive par exemple, est d’une certaine façon sur la table, mais elle ne fait rien.',
    'TRM-427':
      'Une fonction à la fois. Si une Interruption peut faire plusieurs choses, vous dites laquelle en la jouant.',
    'TRM-428':
      'Après une Interruption perdue. Une fois accomplie, une Interruption jouée comme perdue va à votre pile de cartes perdues.',
    'TRM-429':
      'Après une Interruption utilisée. Une fois accomplie, une Interruption jouée comme utilisée va à votre pile de cartes utilisées, ou à votre pile de cartes perdues si elle a été annulée.',
    'TRM-454':
      'Vaisseau atterri : le texte. Sur un vaisseau spatial atterri, ne tenez compte que du texte de jeu sur le déploiement, les capacités, le mouvement et le décollage, ainsi que sur l’identité et l’aptitude de ses pilotes permanents et astromécanos.',
    'TRM-457':
      'Perdu avec le vaisseau. Si votre vaisseau spatial ou véhicule quitte la table, tout ce qui est à son bord est perdu. Seuls les cavaliers d’un véhicule créature peuvent descendre à temps.',
    'CTL-042':
      'Là où elle est présente. Une carte qui agit « là où elle est présente » doit être présente à la localisation même. Ce sur quoi elle agit n’a besoin que d’être à cette localisation.',
    'KRN-222':
      'Un texte annulé ne fait rien. Un texte de jeu annulé ne permet et ne déclenche rien, et aucun de ses modificateurs ne s’applique.',
    'KRN-118':
      'Les deux joueurs. Si une action obligatoire fait faire quelque chose aux deux joueurs, celui dont c’est le tour dit quand, et qui passe d’abord.',
    'TRN-046':
      'Rien d’un tour avant le premier. Ce qui se fait durant un tour, par exemple une fois par tour, ne peut pas se faire avant le début du premier tour.',
    'TRN-047':
      'Pas d’actions avant le premier tour. On ne peut pas commencer d’action, comme jouer une Interruption utilisée, pendant que la partie se met en place.',
  },
  reasons: {
    'TRM-454': '{card} est atterri : cette partie de son texte de jeu ne fait rien pour l’instant.',
    'KRN-107':
      '{card} dit ce qui peut être fait une fois que cela s’est produit : l’adversaire passe d’abord.',
    'DRW-014': 'Vous avez déjà joué {card} ce tour-ci, et cette carte est unique.',
    'DEP-239': 'Votre adversaire a déjà joué {card} ce tour-ci, et elle est unique.',
    'KRN-258': '{card} est inactif et ne fait rien.',
    'KRN-222': 'Le texte de jeu de {card} est annulé par {by}.',
    'CTL-042': '{by} y est présent ; il suffit que {card} soit à cette localisation pour perdre son texte.',
    'KRN-118': '{card} fait faire quelque chose aux deux joueurs : c’est le {by} qui dit quand.',
    'TRN-046': 'Aucun tour n’a commencé, et cela se fait durant un tour.',
    'TRN-047': 'La partie se met encore en place : aucune action ne peut commencer avant le premier tour.',
  },
  deeds: {
    play: 'jouer',
    'play/offer': 'Jouer {card}[ sur {cards}][, vers {to}][ ({pile} du {owner})]{cost}',
    use: 'utiliser',
    'use/offer': 'Utiliser {card}[ sur {cards}][, vers {to}][ ({pile} du {owner})]{cost}',
  },
}
