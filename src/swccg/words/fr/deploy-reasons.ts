/** Pourquoi une carte ne peut pas être déployée ; voir reasons.ts pour la façon d'écrire les phrases. */
export const deployReasons = {
  '*/out of row': '{card} n’a pas sa place à cet endroit de sa rangée.',
  '*/no place': '{card} se déploie à une localisation ou à bord d’une carte.',
  'DEP-003': '{card} n’est pas une carte qui se déploie.',
  'DEP-006': 'Vous n’avez ni présence ni icône de Force à {to} : {card} ne peut pas s’y déployer.',
  'DEP-007': 'Seules les icônes de Force de votre côté de {to} aideraient {card}.',
  'DEP-013': '{card} ne se déploie pas sur {to}.',
  'DEP-013/table': '{card} ne se déploie pas de votre côté de la table.',
  'DEP-013/location': '{card} est une localisation : elle va dans la rangée des localisations.',
  'DEP-014/phase': 'On déploie {card} durant sa phase de déploiement ; c’est la {phase} du {turn}.',
  'DEP-015':
    'Ce que {card} dit des lieux ou des coûts ne permet pas de déployer cette carte à un autre moment.',
  'DEP-028':
    'Personnages, véhicules et vaisseaux spatiaux ne se déploient pas à {to}, une localisation d’Ahch-To, et aucun texte ne le permet à {card}.',
  'DEP-029':
    'Rien de tel que {card} ne se déploie à {to}, une localisation de Dagobah, sauf si son texte le dit.',
  'DEP-030':
    '{card} se déploie à une localisation, et celles de Dagobah et d’Ahch-To, comme {to}, lui sont fermées.',
  'DEP-031': '{to} se trouve derrière le bouclier énergétique de {by} : {card} ne peut pas s’y déployer.',
  'DEP-032':
    '{card} est un espion, ce qui dispense de présence et d’icônes de Force, mais pas du bouclier énergétique de {by}.',
  'DEP-185':
    '{card} peut ignorer les restrictions de déploiement de localisation, mais seuls des mots sur les sites protégés aident à {to}.',
  'DEP-043': '{card} ne se déploie que tant que {title} est sur la table.',
  'DEP-068':
    '{card} déploie une carte et ne nomme pas de phase : elle se joue durant votre phase de déploiement.',
  'DEP-035/only':
    'Par son propre texte, {card} ne se déploie qu’à certains endroits[, et {to} n’en fait pas partie].',
  'DEP-035/forbidden': 'Le texte de {by} interdit de déployer {card}[ à {to}].',
  'DEP-036':
    'Que {card} ne puisse être à {to} tient aux sortes de cartes : ce n’est pas une restriction de déploiement de localisation.',
  'DEP-038':
    '{card} est un véhicule, et les véhicules ne se déploient pas aux systèmes planétaires comme {to}.',
  'DEP-040':
    '{card} est un chasseur stellaire ; parmi les sites, il ne se déploie qu’aux aires de mise à quai, et {to} n’en est pas une.',
  'DEP-041': 'Des règles propres à {to} empêchent d’y déployer {card}.',
  'DEP-042': 'L’Objectif {by} vous interdit de déployer {card}.',
  'DEP-045':
    '{card} peut ignorer les restrictions de déploiement de localisation, mais ce qui l’écarte de {to} n’en est pas une.',
  'DEP-046':
    '{card} peut ignorer les restrictions de déploiement de localisation, mais l’Objectif {by} en crée d’une autre sorte.',
  'DEP-050':
    'De deux cartes déployées simultanément, l’une va à bord de l’autre ; {card} ne peut pas aller à bord de {ship}.',
  'DEP-051': '{ship} n’a pas de place pour {card} : les deux ne peuvent pas se déployer simultanément.',
  'DEP-056': 'Rien ne permet de déployer {ship} et {card} simultanément ; déployez-les l’un après l’autre.',
  'DEP-059/planet': '{card} demande sur la table une planète à laquelle appartenir.',
  'DEP-066': '{by} est un espion sans présence à {to} : {card} ne peut pas l’y suivre.',
  'DEP-073': 'Vous avez sur la table une autre version de {card} : {by}.',
  'DEP-075': '{by} et {card} représentent la même arme.',
  'DEP-077': 'Une version de {card} est déjà sur la table : {by}.',
  'DEP-078': '{by} est un captif de la même persona que {card}.',
  'DEP-082':
    '{by} porte exactement le titre de {card} ; seules des versions d’autres titres peuvent se faire face.',
  'DEP-091': '{card} se déploie sur la carte même de la persona, et {ship} ne fait que la contenir.',
  'DEP-092': '{card} se déploie sur la carte même de la persona, et {ship} ne fait que la contenir.',
  'DEP-097': '{by} contient la même persona que {card}.',
  'DEP-173': '{card} est un vaisseau capital, et ceux-ci restent hors des secteurs nuageux comme {to}.',
  'DEP-174': '{by} et {card} ont en commun un des deux titres d’une carte combinée.',
  'DEP-179': 'Rien ne se déploie à {to}, un secteur de Death Star II ; {card} doit y voler.',
  'DEP-176':
    'Vous avez déployé dans cette partie des localisations de l’autre Étoile de la Mort, et {card} n’en est pas.',
  'DEP-177': '{by} désigne la première Étoile de la Mort, et {card} appartient à la seconde.',
  'DEP-182': '{card} ne vient à {to}, une localisation de Dagobah, que sur une carte qui s’y trouve.',
  'DEP-202':
    '{card} va sur un Skywalker, et {ship} n’en est pas un : seuls Luke, Leia, Shmi et un Vader qui a changé de côté le sont.',
  'DEP-211': '{card} viendrait entre deux sites de port spatial.',
  'DEP-193': '{by} est hors d’action, mais compte tout de même contre {card}.',
  'DEP-194': '{ship} est porté disparu : {card} ne peut pas y être déployée.',
  'DEP-207': '{card} ne vient à {to}, un secteur, qu’à bord d’une carte.',
  'DEP-209': '{card} va au système d’une planète, qui doit être sur la table.',
  'DEP-214': '{card} demande sur la table un vaisseau spatial ou un véhicule de sa sorte.',
  'DEP-235': '{card} est unique, et {by} est sur la table.',
  'DEP-235/limit': 'Pas plus de {count} {count|exemplaire|exemplaires} de {card} sur la table.',
  'DEP-236': 'Vous avez déjà déployé {card} ce tour-ci[, {count} fois].',
  'DEP-238': '{by} est sur la table, et le titre de {card} ne peut y être qu’une fois pour les deux joueurs.',
  'DEP-240':
    'Pas plus de {count} {count|exemplaire|exemplaires} de {card} à un même système ; {by} en est un.',
  'DEP-247':
    '{card} n’est pas dans votre main, et aucun texte ne permet de déployer cette carte de là où elle est.',
  'DEP-248': '{to} n’est pas dans l’habitat de {card}.',
  'DEP-249': '{card} est un Effet immédiat : il se déploie en réponse à quelque chose.',
  'DEP-250/time': '{card} est un Effet : il se déploie durant votre phase de déploiement.',
  'DEP-250/target': '{ship} n’est pas ce sur quoi se déploie {card}.',
  'DEP-256':
    '{card} n’a pas de pilote permanent : à vide, ce chasseur se déploie à une aire de mise à quai ou dans une soute, pas à {to}.',
  'DEP-257': '{card} ne piloterait pas {ship} ; seul un pilote se déploie avec le vaisseau.',
  'DEP-258/no vessel': '{card} ne peut pas être à bord de {ship}.',
  'DEP-265': '{card} va sur un chasseur, et {ship}, un escadron, n’en est pas un.',
  'DEP-266':
    '{card} est un escadron ; parmi les sites, il ne se déploie qu’aux aires de mise à quai, et {to} n’en est pas une.',
  'DEP-267':
    '{card} n’a pas de coût de déploiement : cette carte entre en jeu à la place de trois chasseurs stellaires.',
  'DEP-275': '{card} n’a personne pour voler à {to} ; déployez un pilote avec.',
  'DEP-276': '{card} ne se déploie à {to} qu’avec un pilote.',
  'DPL-001': '{card} ne peut pas recouvrir {to} : ce n’en est pas une autre version.',
  'DPL-001/kept': '{to} ne peut pas être convertie : {by}.',
  'DPL-002': '{to} est sur la table : {card} doit recouvrir cette carte.',
  'KRN-281': '{by} est hors jeu, et {card} contient la même persona.',
  'KRN-280': '{by} est hors jeu, et avec cette carte toute version de {card}.',
  'TRM-426/deployed': '{card} est une Interruption : elle se joue et ne se déploie pas.',
  'WPN-043/phase': 'On transfère {card} durant sa phase de déploiement ; c’est la {phase} du {turn}.',
  'WPN-043/apart': '{ship} n’est pas présent avec la carte qui porte {card}.',
  'WPN-043/what':
    '{card} n’est ni une arme ni un dispositif que porte une carte : impossible de transférer cela à {ship}.',
  'WPN-043/whose':
    '{card} ne passe qu’entre vos propres personnages, véhicules et vaisseaux spatiaux, et {ship} n’en fait pas partie.',
  'WPN-044': '{card} ne pourrait pas se déployer sur {ship} : le transfert est donc impossible aussi.',
  'WPN-046': '{card} est une arme d’artillerie : elle se déploie sur un site.',
  'WPN-012': 'Une arme de la sorte de {card} ne va pas sur {ship}.',
  'WPN-052': 'Le texte de {card} ne lui permet pas d’être sur {ship}.',
  'WPN-053': '{ship} n’est pas à vous, et {card} va sur vos propres cartes.',
}
