export const transferring: typeof import('./transferring.en.ts').transferring = {
  rules: {
    'WPN-043': 'Transférer. Durant votre phase de déploiement, une arme ou un dispositif passe entre deux de vos personnages, véhicules ou vaisseaux spatiaux présents ensemble, pour autant de Force que son coût de déploiement.',
    'WPN-044': 'Un transfert suit les restrictions. Un transfert n’est pas un déploiement, mais la carte ne va que là où elle pourrait être déployée.',
    'WPN-077': 'À qui passe une carte volée. Une carte volée qui a des restrictions de déploiement ne passe qu’à des personnages qui les remplissent, et eux seuls peuvent l’utiliser.',
  },
  reasons: {
    'WPN-077': '{card} a été volé, et {ship} ne satisfait pas à ses restrictions de déploiement.',
    'WPN-043/phase': 'On transfère {card} durant sa phase de déploiement ; c’est la {phase} du {turn}.',
    'WPN-043/apart': '{ship} n’est pas présent avec la carte qui porte {card}.',
    'WPN-043/what': '{card} n’est ni une arme ni un dispositif que porte une carte : impossible de transférer cela à {ship}.',
    'WPN-043/whose': '{card} ne passe qu’entre vos propres personnages, véhicules et vaisseaux spatiaux, et {ship} n’en fait pas partie.',
    'WPN-044': '{card} ne pourrait pas se déployer sur {ship} : le transfert est donc impossible aussi.',
  },
  log: { transfer: 'Le {player} transfère {card} à {ship}{cost}.' },
  events: {
    transferring: '{card} est en cours de transfert à {ship}',
    transferred: '{card} vient d’être transférée à {ship}',
  },
  deeds: { transfer: 'transférer', 'transfer/offer': '{card} : transférer à {ship}{cost}' },
  passing: { 'respond/transferring': '{card} est confiée à {ship}' },
}
