import type { moving as en } from './moving.en.ts'

export const moving: typeof en = {
  rules: {
    'MOV-001':
      'La phase de déplacement. La phase de bataille terminée, vous passez à votre phase de déplacement, la cinquième des six phases du tour ; votre phase de pioche vient ensuite.',
    'MOV-002':
      'Qui déplace quoi. Durant votre phase de déplacement, vous pouvez déplacer vos propres personnages, véhicules, vaisseaux spatiaux et toute autre carte à vous qui en est capable. Rien ne vous y oblige.',
    'MOV-003':
      'Trois sortes de mouvement. Quand un personnage, une créature, un vaisseau spatial, un véhicule ou un système planétaire mobile Death Star se déplace, c’est par un déplacement normal, un déplacement illimité ou une réaction. Il n’existe pas de quatrième sorte.',
    'MOV-004':
      'Relocalisation sans mouvement. Une carte qui change de place autrement que par déplacement normal, déplacement illimité ou réaction ne s’est pas déplacée. Ce qui limite, modifie, annule ou suspend le mouvement n’a aucune prise sur elle.',
    'MOV-005':
      'Sans pilote, pas de mouvement. Un véhicule ou un vaisseau spatial que personne ne pilote ni ne conduit reste sur place. Les Lift Tubes et les véhicules créatures ne sont jamais sans pilote.',
    'MOV-006':
      'L’astromécano ne sert qu’à l’hypervitesse. Votre vaisseau spatial n’a besoin d’un astromécano ou d’un ordinateur de navigation que pour utiliser son hypervitesse. Il fait tous ses autres déplacements sans cela.',
    'MOV-008':
      'Liste des déplacements normaux. Sont des déplacements normaux : vitesse terrestre, hypervitesse, déplacement de secteur, texte de localisation, transit par les aires de mise à quai, atterrissage, décollage, transport par navette, passage par les sites d’un vaisseau spatial ou d’un véhicule. S’y ajoutent le déplacement d’une Death Star, le trajet vers une Death Star en orbite ou depuis elle, l’entrée des chasseurs stellaires du côté lumineux dans Death Star: Trench, et les deux trajets d’un Bombing Run.',
    'MOV-009':
      'Seule la carte active s’est déplacée. Le déplacement normal est compté à la carte qui l’effectue. Les cartes qu’elle emporte gardent le leur.',
    'MOV-011':
      'Un déplacement normal par tour. Chaque carte n’a droit qu’à un seul déplacement normal par tour. Elle peut encore faire ensuite des déplacements illimités ou être portée.',
    'MOV-012':
      'Durant votre phase de déplacement. Vous effectuez les déplacements normaux durant votre propre phase de déplacement. Il faut une carte ou une règle pour en faire à un autre moment.',
    'MOV-013':
      'Déplacement normal par texte de jeu. Certains déplacements normaux viennent des règles, d’autres d’un texte de jeu. Les uns comme les autres consomment le seul déplacement normal que la carte possède pour ce tour.',
    'MOV-014':
      'Gratuit, mais compté. Gratuit veut dire que vous n’utilisez pas de Force. Un déplacement normal gratuit reste le déplacement normal de cette carte pour ce tour.',
    'MOV-100':
      'Liste des déplacements illimités. Sont des déplacements illimités : embarquer ou débarquer, passer d’un vaisseau spatial amarré à l’autre, changer de groupe de capacité, être relocalisé à une autre localisation, et les transferts de prisonniers.',
    'MOV-101':
      'Autant que vous voulez. Une carte fait autant de déplacements illimités que vous voulez dans un tour, même si elle a déjà fait son déplacement normal.',
    'MOV-141':
      'Une carte portée ne bouge pas. Tant qu’une carte est à bord d’une autre, les trajets de celle-ci ne sont pas les siens : elle ne se déplace pas.',
    'MOV-146':
      'Déployée ici, déplacée ailleurs. Un texte qui limite les endroits où une carte peut se déployer ne l’y retient pas. Elle peut ensuite aller ailleurs comme toute autre carte.',
    'MOV-147':
      'Ne peut pas se déplacer. Une carte qui ne peut pas se déplacer ne fait ni déplacement normal, ni déplacement illimité, ni réaction.',
    'MOV-149':
      'Le reste du groupe se déplace. Quand une action déplace plusieurs cartes et que l’une ne peut pas se déplacer, celle-ci reste. Les autres se déplacent tout de même.',
    'MOV-150':
      'Autres façons de le dire. Sur une carte, lisez « ne peut pas être déplacé » et les tournures semblables comme « ne peut pas se déplacer ».',
    'MOV-161':
      'Toujours à portée. Une carte qui utilise sa vitesse terrestre ou son hypervitesse ne dépasse jamais sa propre portée, à moins qu’une carte ne le permette en toutes lettres. La vieille tournure « à portée » est donc superflue.',
    'MOV-215':
      'Doit avoir un pilote à bord. D’anciennes cartes disent qu’il faut un pilote à bord pour utiliser la puissance, la manœuvre ou l’hypervitesse. Les règles des vaisseaux spatiaux et des véhicules le disent déjà : ces mots n’ajoutent rien.',
    'TRM-045':
      'Pont et cargaison. Les places de pilotes, de conducteurs et de passagers sont sur le pont ou dans le cockpit, et les personnages qui s’y trouvent les occupent. Les places de véhicules et de chasseurs stellaires sont dans la cargaison.',
    'TRM-046':
      'Dans ses sites, hors capacité. Un personnage à un site de votre vaisseau spatial ou véhicule n’occupe aucune place de la carte. De là, il ne la pilote pas, ne la conduit pas et ne l’améliore en rien.',
    'TRM-048':
      'En cargaison, simples passagers. Qui est à bord d’un véhicule ou d’un vaisseau spatial rangé dans une cargaison en est passager : il ne le pilote ni ne le conduit.',
    'TRM-123':
      'Véhicule de transport sans conducteur. Lift Tubes mis à part, un véhicule de transport sans conducteur ne se déplace pas et n’a l’usage ni de sa puissance, ni de sa manœuvre, ni de sa vitesse terrestre, ni de ses armes ou dispositifs. De son texte, seul ce qui touche au déploiement et aux capacités agit encore.',
    'TRM-303':
      'Qui est passager. Est passager quiconque est à bord de votre vaisseau spatial ou véhicule sans le piloter ni le conduire. Les astromécanos en sont aussi.',
    'TRM-313':
      'Ce que coûte l’absence de pilote. Sans pilote, votre vaisseau spatial, véhicule de combat ou véhicule de navette ne se déplace pas et n’a l’usage ni de sa puissance, ni de sa manœuvre, ni de son hypervitesse, ni de sa vitesse terrestre, ni de ses armes ou dispositifs. Seul son texte sur le déploiement et les capacités agit.',
    'TRM-314':
      'Les pilotes en trop. Un pilote qui monte à bord prend une place de pilote s’il en reste une. Quand elles sont toutes prises, il est passager et son texte n’améliore pas le vaisseau.',
    'TRM-328':
      'Les localisations d’une planète. Un système planétaire comprend ses sites et ses secteurs nuageux. Chacun d’eux est associé au système planétaire et à tous les autres.',
    'TRM-334':
      'Les sites d’un même vaisseau. Tous les sites d’un même vaisseau spatial, d’un même véhicule ou d’une même Death Star sont associés entre eux.',
    'TRM-348':
      'Autres mouvements aux secteurs. À un secteur, vos cartes peuvent aussi réagir et faire des déplacements illimités comme ailleurs, outre les déplacements normaux propres à ce genre de secteur.',
    'TRM-358':
      'Batailles dans un vaisseau spatial. Les cartes à un site de vaisseau spatial sont à bord, mais non présentes sur le pont. Elles livrent les batailles de leur site et restent hors de celles du vaisseau spatial.',
    'TRM-449':
      'Classes de vaisseaux spatiaux. Un vaisseau spatial est un vaisseau capital, un chasseur stellaire ou un escadron. Le mot se lit dans son cadre de description.',
    'TRM-456':
      'Vaisseau atterri : tous passagers. Dans votre vaisseau spatial atterri, tous sont des passagers : on peut les comptabiliser en valeur de perte et ils peuvent utiliser leur texte de jeu, mais ils ne pilotent pas. Un pilote peut seulement encore décoller ou quitter le vaisseau spatial qui le contient.',
    'TRM-472':
      'Classes de véhicules. Un véhicule est un véhicule de combat, un véhicule créature, un véhicule de navette ou un véhicule de transport. Le mot se lit dans son cadre de description.',
    'TRM-473':
      'Le véhicule créature se guide. Un véhicule créature a sa propre aptitude ; il se passe de conducteur et de pilote.',
  },
  reasons: {
    'MOV-002': 'Ce n’est pas à vous de déplacer {card}.',
    'MOV-005': '{card} n’a pas le pilote ou le conducteur qu’il faut pour se déplacer.',
    'MOV-011': '{card} a déjà fait son déplacement normal ce tour-ci[ : {by}].',
    'MOV-012/phase':
      '{card} ne fait pas ce déplacement durant la {phase} du {turn}. Les déplacements normaux se font durant votre propre phase de déplacement.',
    'MOV-147': '{card} ne peut pas se déplacer[, par le texte de {by}].',
    'MOV-150': '{by} dit en d’autres termes que {card} ne peut pas se déplacer.',
    'TRM-123': '{card} n’a pas de conducteur.',
    'TRM-313': '{card} n’a pas de pilote.',
  },
}
