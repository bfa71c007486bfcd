import type { uniqueness as en } from './uniqueness.en.ts'

export const uniqueness: typeof en = {
  rules: {
    'DEP-072':
      'Personas. Toutes les versions d’un personnage, véhicule, vaisseau spatial, arme ou dispositif unique sont une même persona, quel que soit le côté de la Force.',
    'DEP-073':
      'Une version chacun. Vous ne pouvez pas avoir sur la table deux versions d’une persona unique, de quelque époque qu’elles soient.',
    'DEP-075':
      'Les armes permanentes comptent. Une arme permanente représente sa persona : vous ne pouvez pas en déployer une autre version.',
    'DEP-076':
      'Une pour chaque joueur. Les deux joueurs peuvent avoir en même temps sur la table une version de la même persona.',
    'DEP-077':
      'Une version pour les deux. Selon les décisions d’août 2001, une seule version d’une persona unique peut être sur la table, les deux joueurs compris.',
    'DEP-078':
      'Les captifs et leurs personas. Tant qu’un captif d’une persona est sur la table, le Côté lumineux ne peut pas déployer cette persona.',
    'DEP-080':
      'Personnalités volées. Un vaisseau, véhicule, arme ou dispositif volé, sur la table, empêche celui à qui il était de déployer quelque version que ce soit de cette personnalité.',
    'DEP-082':
      'Pas le même titre. L’adversaire peut avoir la persona sur la table, mais pas une carte exactement du même titre.',
    'DEP-083':
      'Deux versions à la fois. Qui se trouve avoir deux cartes d’une même personnalité, pour en avoir volé une, en met aussitôt une aux cartes perdues. Elle ne vient pas d’être perdue.',
    'DEP-087':
      'Plusieurs personas en une carte. Une carte qui contient plusieurs personas répond à chacune : un texte qui en cherche ou en nomme une trouve la carte.',
    'DEP-088':
      'Les pilotes permanents sont là. Un pilote permanent unique compte là où un texte demande que cette persona pilote un vaisseau ou soit en bataille.',
    'DEP-097':
      'Même titre, même persona. Les personnages, pilotes permanents, vaisseaux spatiaux ou armes uniques portant exactement le même titre sont une même persona.',
    'DEP-098':
      'Contenue, et muette. Une persona que contient une autre carte compte même tant que le texte de cette carte est annulé ou suspendu.',
    'DEP-099':
      'Contenue, plus maintenant. Le pilote permanent d’un vaisseau ou véhicule volé, et une arme permanente enlevée, ne comptent plus.',
    'DEP-143':
      'Après une conversion. Qui a perdu un personnage par conversion peut redéployer sa persona, tant qu’aucune carte du même titre n’est sur la table.',
    'DEP-159':
      'L’ancienne persona ne revient pas. La persona passée de l’autre côté ne peut plus être déployée durant la partie.',
    'DEP-174': 'Cartes combinées. Une carte combinée, deux titres joints par « & », compte pour les deux.',
    'DEP-193':
      'De côté, mais compté. Une carte capturée, gelée, portée disparue ou inactive compte encore pour l’unicité et les personas.',
    'DEP-235':
      'Les points sont des nombres. Un point devant un titre le rend unique ; deux ou trois points disent combien d’exemplaires peuvent être sur la table.',
    'DEP-236':
      'Une fois par tour. Les points limitent aussi le nombre d’exemplaires que vous pouvez déployer par tour, y compris ceux qui ont quitté la table.',
    'DEP-237':
      'Un autre titre compte à part. La limite par tour suit le titre. Une autre version de la persona, d’un autre titre, peut encore se déployer.',
    'DEP-238':
      'Unique des deux côtés. Un titre unique qui existe des deux côtés ne peut être sur la table qu’une seule fois en tout.',
    'DEP-401':
      'La personnalité d’un captif. Un captif du côté lumineux n’empêche pas le côté obscur de déployer sa propre version de cette personnalité, d’un autre titre.',
    'KRN-280':
      'Hors jeu. Tant qu’un de vos personnages, véhicules ou vaisseaux spatiaux uniques est hors jeu, vous ne pouvez en jouer aucune version.',
    'KRN-281':
      'Les personas contenues dans une carte. Ce qu’une carte contient compte aussi, pilotes permanents et vaisseaux combinés : si elle est hors jeu, toute carte qui contient la même persona l’est aussi, et inversement.',
  },
  reasons: {
    'DEP-080':
      '{by} a été volé : tant que cette carte est sur la table, celui qui l’avait ne déploie pas {card}.',
    'DEP-073': 'Vous avez sur la table une autre version de {card} : {by}.',
    'DEP-075': '{by} et {card} représentent la même arme.',
    'DEP-077': 'Une version de {card} est déjà sur la table : {by}.',
    'DEP-078': '{by} est un captif de la même persona que {card}.',
    'DEP-082':
      '{by} porte exactement le titre de {card} ; seules des versions d’autres titres peuvent se faire face.',
    'DEP-097': '{by} contient la même persona que {card}.',
    'DEP-174': '{by} et {card} ont en commun un des deux titres d’une carte combinée.',
    'DEP-193': '{by} est hors d’action, mais compte tout de même contre {card}.',
    'DEP-193/replaced': '{card} est hors d’action : {by} ne peut pas prendre sa place.',
    'DEP-235': '{card} est unique, et {by} est sur la table.',
    'DEP-235/limit': 'Pas plus de {count} {count|exemplaire|exemplaires} de {card} sur la table.',
    'DEP-236': 'Vous avez déjà déployé {card} ce tour-ci[, {count} fois].',
    'DEP-238':
      '{by} est sur la table, et le titre de {card} ne peut y être qu’une fois pour les deux joueurs.',
    'KRN-281': '{by} est hors jeu, et {card} contient la même persona.',
    'KRN-280': '{by} est hors jeu, et avec cette carte toute version de {card}.',
    'DEP-098': 'Le texte de {by} est sans effet, mais la persona contenue compte contre {card}.',
    'DEP-159':
      'La persona de {card} est passée de l’autre côté : {by}. Elle ne peut plus être déployée durant cette partie.',
  },
}
