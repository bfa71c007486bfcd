import type { crossingOver as en } from './crossing-over.en.ts'

export const crossingOver: typeof en = {
  rules: {
    'DEP-145':
      'Passer de l’autre côté. Un texte peut faire passer un personnage de l’autre côté : la carte se pose du côté de l’autre joueur et lui appartient désormais.',
    'DEP-146':
      'Passer n’est pas être converti. Qui passe de l’autre côté prend une autre identité ; qui est converti reste le même.',
    'DEP-147':
      'Pour le reste de la partie. Ce que change le passage reste changé, même si la carte quitte la table.',
    'DEP-148':
      'Un nouveau propriétaire. Un personnage passé de l’autre côté va à la main, aux piles et au paquet de son nouveau propriétaire.',
    'DEP-149':
      'Les icônes de l’autre côté. Rebelle devient Impérial et inversement, de même pour les icônes semblables d’autres époques.',
    'DEP-150':
      'Rebelle et Impérial. Selon les décisions d’août 2001, seuls Rebelle et Impérial s’échangent quand un personnage passe de l’autre côté.',
    'DEP-151':
      'Une nouvelle persona. Anakin Skywalker et Vader, Leia et Lady Vader, Luke et Son Of Vader, Ben Solo et Kylo : qui passe de l’autre côté devient l’autre.',
    'DEP-152':
      'Un nouveau titre. Le nom de la nouvelle persona est le titre de la carte, et elle est unique.',
    'DEP-153': 'Son propre texte. Là où son texte nomme l’ancienne persona, il nomme désormais la nouvelle.',
    'DEP-154':
      'L’arme change de nom aussi. Une arme permanente au nom de l’ancienne persona porte celui de la nouvelle après le passage.',
    'DEP-155':
      'Toujours son arme. Selon les décisions d’août 2001, une arme permanente est du texte de jeu du personnage, qui s’en sert aussi de l’autre côté.',
    'DEP-156':
      'Les Skywalker. Qui passe du Côté lumineux devient un Skywalker ; qui passe du Côté obscur n’en est plus un.',
    'DEP-157':
      'Jedi et Jedi obscurs. Un Jedi qui passe de l’autre côté est un Jedi obscur, et un Jedi obscur un Jedi.',
    'DEP-158':
      'Cette carte seulement. Les autres exemplaires de la carte et les autres cartes de la persona restent ce qu’ils étaient.',
    'DEP-161':
      'Ce qui visait l’ancien nom. Les cartes sur le personnage qui concernent son ancien nom, titre ou type sont perdues quand il passe de l’autre côté.',
    'DEP-162':
      'Ce qui peut rester pour une autre raison. Une carte sur le personnage reste si elle peut y être pour une autre raison.',
    'DEP-164':
      'Ce que dit le récit reste. Les caractéristiques restent quand un personnage passe de l’autre côté, même si le titre qui les portait aussi a disparu.',
  },
  log: {
    'crossed over': '{card} passe au {player}[ ; {cards} {cards|est perdue|sont perdues}].',
  },
  events: {
    'crossed over': 'la carte {card} est passée de l’autre côté',
  },
}
