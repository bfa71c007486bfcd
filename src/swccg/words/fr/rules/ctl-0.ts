export const ctl0 = {
  'CTL-001': {
    title: 'La phase de contrôle',
    text: 'Durant la deuxième phase de votre tour, vous pouvez engager des drains de Force, et agir autrement avant, entre et après.',
  },
  'CTL-002': {
    title: 'Où l’on draine',
    text: 'Durant votre phase de contrôle, vous pouvez engager un drain de Force à chaque localisation que vous contrôlez, une fois.',
  },
  'CTL-003': {
    title: 'Un drain après l’autre',
    text: 'Chaque drain de Force est une action à part ; le suivant attend la fin du premier.',
  },
  'CTL-004': {
    title: 'Ce que coûte un drain',
    text: 'Un drain de Force coûte 0 Force, à moins qu’un texte n’y change quelque chose.',
  },
  'CTL-005': {
    title: 'Ce que prend un drain',
    text: 'Un drain de Force est d’autant de Force qu’il y a d’icônes du côté de votre adversaire à la localisation, changé par les modificateurs.',
  },
  'CTL-006': {
    title: 'Ce que fait un drain',
    text: 'Votre adversaire perd autant de Force, de sa main ou de sa Force vitale, comme il veut.',
  },
  'CTL-007': {
    title: 'Drains de 0',
    text: 'Sans icône du côté de l’adversaire, un drain est de 0. Vous pouvez l’engager, et des modificateurs peuvent l’augmenter.',
  },
  'CTL-008': {
    title: 'Qui participe à un drain',
    text: 'Vos personnages, véhicules, vaisseaux spatiaux, armes et dispositifs à la localisation participent tous à votre drain.',
  },
  'CTL-009': {
    title: 'Un drain par carte',
    text: 'Aucune carte ne participe à deux drains de Force en un tour. Là où est une telle carte, vous ne pouvez pas drainer.',
  },
  'CTL-010': {
    title: 'Au lieu d’un drain de Force',
    text: 'Ce qui se fait au lieu d’un drain de Force ne se fait que là où vous contrôlez la localisation et où vous pourriez engager un drain.',
  },
  'CTL-011': {
    title: 'Plus de drain ensuite',
    text: 'Là où vous avez fait quelque chose au lieu d’un drain de Force, vous n’en engagez plus ce tour-ci.',
  },
  'CTL-012': {
    title: 'Droïdes qui peuvent drainer',
    text: 'Une carte qui peut drainer sans donner de présence vous permet de drainer là où elle est. La présence ou l’espion de l’adversaire l’en empêche comme tout drain.',
  },
  'CTL-013': {
    title: 'Réponses à un drain',
    text: 'Ce qui sert quand un drain de Force vient d’être engagé s’utilise avant toute perte de Force.',
  },
  'CTL-014': {
    title: 'Après un drain',
    text: 'Ce qui sert quand un joueur vient de drainer s’utilise après la perte de la Force.',
  },
  'CTL-015': {
    title: 'Modificateurs de drain',
    text: 'Un texte qui calcule avec la quantité d’un drain est un modificateur de drain de Force ; rien d’autre n’en est un.',
  },
  'CTL-016': {
    title: 'Limiter n’est pas modifier',
    text: 'Un texte qui limite ce qu’un drain de Force fait perdre, ou qui change la façon de payer, n’est pas un modificateur de drain de Force.',
  },
  'CTL-017': {
    title: 'Icônes et drains',
    text: 'Un texte qui ajoute ou annule des icônes de Force n’est pas un modificateur de drain, mais le drain suit les icônes.',
  },
  'CTL-018': {
    title: 'Bonus de drain',
    text: 'Un modificateur qui augmente un drain de Force est un bonus de drain.',
  },
  'CTL-019': {
    title: 'Ne peut pas être modifié',
    text: 'Ce que les textes de l’adversaire ajoutent ou retirent à un drain de Force qu’il ne peut pas modifier n’a aucun effet.',
  },
  'CTL-020': {
    title: 'Fixé malgré tout',
    text: 'Un drain de Force que l’adversaire ne peut pas modifier peut encore être fixé par lui à un nombre.',
  },
  'CTL-021': {
    title: 'Ne peut pas être annulé',
    text: 'L’adversaire ne peut pas engager une réponse qui annulerait un drain de Force qu’il ne peut pas annuler.',
  },
  'CTL-022': {
    title: 'La présence l’arrête tout de même',
    text: 'Une réaction qui apporte une présence sur place annule même un drain qui ne peut pas être annulé.',
  },
  'CTL-023': {
    title: 'Drains protégés, modificateurs non',
    text: 'Qu’un drain de Force ne puisse pas être modifié ou annulé ne protège pas ce que son joueur y ajoute.',
  },
  'CTL-024': {
    title: 'Les limites valent tout de même',
    text: 'Un texte qui limite la perte agit sur un drain de Force qui ne peut pas être modifié ni annulé.',
  },
  'CTL-025': {
    title: 'Interdit n’est pas annulé',
    text: 'Un drain que l’on vous empêche d’engager n’a pas été annulé, et une protection contre l’annulation n’y fait rien.',
  },
  'CTL-026': {
    title: 'Les modificateurs de l’adversaire',
    text: 'Là où les modificateurs des drains de Force de votre adversaire sont annulés, ce sont ceux de ses cartes à ses propres drains.',
  },
  'CTL-027': {
    title: 'La présence arrête un drain',
    text: 'Si votre adversaire vient à avoir une présence à la localisation pendant que vous y drainez, le drain est annulé.',
  },
  'CTL-029': {
    title: 'Les espions clandestins arrêtent les drains',
    text: 'Là où est un espion clandestin de votre adversaire, vous ne pouvez pas engager de drain de Force.',
  },
  'CTL-030': {
    title: 'Ce qu’un drain déclenche',
    text: 'Ce que le lancement d’un drain de Force a déclenché reste acquis, même si le drain est ensuite annulé.',
  },
  'CTL-031': {
    title: 'Pour avoir drainé',
    text: 'Ce que vous obtenez pour avoir drainé vient une fois le drain accompli, fût-il de 0. Un drain annulé ne compte pas.',
  },
  'CTL-032': {
    title: 'Force à utiliser d’abord',
    text: 'Si un texte vous demande d’abord d’utiliser de la Force pour drainer, vous devez la payer toute. Sinon le drain n’est pas lancé et ne déclenche rien.',
  },
  'CTL-033': {
    title: 'Présence',
    text: 'Vous avez une présence à une localisation où votre aptitude totale est d’au moins 1, ou où une de vos cartes porte l’icône de présence.',
  },
  'CTL-034': {
    title: 'Présence de l’intérieur',
    text: 'Les cartes dans des vaisseaux spatiaux et des véhicules fermés donnent elles aussi une présence à la localisation.',
  },
  'CTL-035': {
    title: 'Présence en un seul lieu',
    text: 'Aucune carte ne donne de présence à deux localisations à la fois.',
  },
  'CTL-036': {
    title: 'Ce que c’est qu’être présent',
    text: 'Être présent, c’est se trouver physiquement en un lieu : un site, un secteur, un système planétaire, l’intérieur d’un véhicule ou vaisseau spatial fermé, ou une prison.',
  },
  'CTL-037': {
    title: 'En un seul endroit',
    text: 'Une carte n’est présente qu’en un seul endroit. À l’intérieur d’un véhicule ou vaisseau spatial fermé, elle est présente là.',
  },
  'CTL-038': {
    title: 'À un lieu, mais pas présent',
    text: 'Une carte à l’intérieur d’un véhicule ou vaisseau spatial fermé est à la localisation, mais n’y est pas présente.',
  },
  'CTL-039': {
    title: 'Inactive, donc pas présente',
    text: 'Une carte inactive n’est présente nulle part, sauf pour ce qui la compte comme étant sur la table : un captif est présent pour les textes qui concernent les captifs.',
  },
  'CTL-040': {
    title: 'Présents ensemble à l’intérieur',
    text: 'Ceux qui sont à l’intérieur d’un vaisseau spatial ou d’un véhicule y sont présents, donc présents ensemble. Un pilote permanent en fait partie.',
  },
  'CTL-041': {
    title: 'Présent, et présent avec',
    text: 'Une carte est présente quelque part ; deux cartes ne sont présentes l’une avec l’autre que si elles sont au même endroit. Une carte dans un véhicule ou vaisseau spatial fermé n’est pas au même endroit qu’une carte au-dehors.',
  },
  'CTL-042': {
    title: 'Là où elle est présente',
    text: 'Une carte qui agit « là où elle est présente » doit être présente à la localisation même. Ce sur quoi elle agit n’a besoin que d’être à cette localisation.',
  },
  'CTL-043': {
    title: 'Contrôler',
    text: 'Vous contrôlez une localisation où vous avez une présence et où votre adversaire n’en a pas.',
  },
  'CTL-044': {
    title: 'Contrôler n’est pas une action',
    text: 'Qui contrôle une localisation se demande chaque fois que cela compte ; cela change de soi-même.',
  },
  'CTL-045': {
    title: 'Localisation inoccupée',
    text: 'Une localisation est inoccupée si aucun joueur n’y a de présence.',
  },
  'CTL-046': {
    title: 'Un espion infiltré est quelqu’un',
    text: 'Une localisation où se trouve un espion infiltré n’est pas inoccupée, bien que l’espion ne donne pas de présence.',
  },
  'CTL-047': {
    title: 'Occuper',
    text: 'Vous occupez une localisation où vous avez une présence, que l’adversaire en ait une ou non.',
  },
  'CTL-048': {
    title: 'Ce qu’est « ici »',
    text: '« Ici » désigne cette localisation, sauf si le texte parle manifestement de cette carte elle-même.',
  },
  'CTL-049': {
    title: 'Le système lui-même',
    text: 'Un système planétaire est cette localisation même. Déployer à bord d’un vaisseau spatial qui s’y trouve n’est pas y déployer.',
  },
  'CTL-050': {
    title: 'Sur une planète',
    text: 'Une carte est sur une planète si elle est à un de ses sites, secteurs nuageux ou secteurs de Death Star II, ou à l’intérieur de quelque chose qui s’y trouve.',
  },
  'CTL-051': {
    title: 'À une planète',
    text: 'Une carte est à une planète si elle est dessus, ou en orbite à son système planétaire.',
  },
  'CTL-052': {
    title: 'Déployée à une localisation',
    text: 'Une carte déployée de telle sorte qu’elle est à une localisation, fût-ce à bord ou sur quelque chose, a été déployée à cette localisation.',
  },
  'CTL-053': {
    title: 'Avec',
    text: 'Une carte est avec une autre quand toutes deux sont à la même localisation. Aucune carte n’est avec elle-même.',
  },
  'CTL-054': {
    title: 'À bord',
    text: 'Une carte est à bord d’un vaisseau spatial ou véhicule si elle est à un de ses sites, sur sa passerelle, dans son poste de pilotage ou dans sa soute.',
  },
  'CTL-055': {
    title: 'Pas au système où il orbite',
    text: 'Une carte à un site d’un vaisseau spatial, véhicule ou système mobile n’est pas au système où celui-ci se trouve.',
  },
  'CTL-056': {
    title: 'Seul',
    text: 'Un personnage est seul là où son joueur n’a ni autre personnage ni autre carte ayant une aptitude.',
  },
  'CTL-057': {
    title: 'Jamais seuls',
    text: 'Une carte de personnage qui réunit plusieurs personnes n’est jamais seule, ni les pilotes permanents d’une carte qui en a plusieurs.',
  },
  'CTL-058': {
    title: 'Un vaisseau ou véhicule seul',
    text: 'Un vaisseau spatial ou véhicule est seul là où son joueur n’a ni personnage, ni véhicule, ni vaisseau spatial en dehors de lui et de ce qu’il porte.',
  },
  'CTL-059': {
    title: 'Toutes les cartes',
    text: 'Ce qui fait quitter la table à toutes les cartes ou à tous les personnages d’un lieu prend celles des deux joueurs, inactives comprises.',
  },
  'CTL-060': {
    title: 'À l’abri en prison',
    text: 'Ce qui emporte toutes les cartes ou tous les personnages d’un site épargne les captifs qui y sont en prison.',
  },
  'CTL-061': {
    title: 'Pas tout à fait toutes',
    text: 'Une arme ou Interruption qui fait quitter la table à toutes les cartes d’une localisation prend les personnages, véhicules, vaisseaux spatiaux, armes et dispositifs.',
  },
  'CTL-062': {
    title: 'Nulle échappatoire',
    text: 'Là où toutes les cartes sont perdues, ou tous les personnages, rien n’en protège l’un d’eux, sauf si un texte le dit.',
  },
  'CTL-063': {
    title: 'Sa destinée peut être annulée',
    text: 'Rien ne préserve une carte de ce qui frappe toutes les cartes, mais une destinée tirée pour cela peut être annulée comme toute autre.',
  },
  'CTL-065': {
    title: 'C’est la cible qui doit être présente',
    text: 'Quand un texte cible un personnage présent, c’est la cible qui doit être présente à la localisation, et non la carte dont c’est le texte.',
  },
}
