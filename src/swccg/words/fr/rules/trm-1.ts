export const trm1 = {
  'TRM-105': {
    title: 'Aucun combat dans Death Star II',
    text: 'À un secteur de Death Star II, ni vous ni votre adversaire ne pouvez déployer de cartes, engager une bataille ou commencer un drain de Force.',
  },
  'TRM-116': {
    title: 'Un tirage est obligatoire',
    text: 'Une fois commencée l’action qui fait tirer une destinée, vous devez tirer. Seules la destinée de bataille et celle que son texte vous permet de tirer sont laissées à votre choix.',
  },
  'TRM-120': {
    title: 'Qui peut conduire',
    text: 'N’importe lequel de vos personnages peut conduire un véhicule de transport, sauf les droïdes. Parmi eux, seul un droïde de véhicule le peut.',
  },
  'TRM-122': {
    title: 'Conduire n’est pas piloter',
    text: 'Si un pilote conduit votre véhicule de transport, ce qu’il ajoute en tant que pilote ne profite pas au véhicule.',
  },
  'TRM-123': {
    title: 'Véhicule de transport sans conducteur',
    text: 'Lift Tubes mis à part, un véhicule de transport sans conducteur ne se déplace pas et n’a l’usage ni de sa puissance, ni de sa manoeuvre, ni de sa vitesse terrestre, ni de ses armes ou dispositifs. De son texte, seul ce qui touche au déploiement et aux capacités agit encore.',
  },
  'TRM-134': {
    title: 'Ce qui est fermé',
    text: 'Tout vaisseau spatial est fermé. Un véhicule ne l’est que si son texte d’ambiance le dit.',
  },
  'TRM-135': {
    title: 'Enfermé',
    text: 'Un personnage à bord d’un véhicule ou vaisseau spatial fermé n’est pas présent à la localisation.',
  },
  'TRM-136': {
    title: 'Ce qui compte de l’intérieur',
    text: 'À bord d’une carte fermée, vos personnages gardent leur aptitude, leur valeur de perte et ceux de leurs textes de jeu qui s’appliquent. Pour la destinée de bataille, comptez l’aptitude des pilotes et des conducteurs, mais pas celle des passagers.',
  },
  'TRM-145': {
    title: 'Face visible, donc ouverte',
    text: 'Toute carte face visible sur la table peut être vue des deux joueurs, même sous d’autres cartes.',
  },
  'TRM-154': {
    title: 'Le personnage de plus haute capacité',
    text: 'Votre personnage de plus haute capacité est une carte de personnage de capacité supérieure à 0 qu’aucun autre de vos personnages ne dépasse. Droïdes et pilotes permanents n’entrent pas en ligne de compte.',
  },
  'TRM-155': {
    title: 'Plusieurs à égalité',
    text: 'Si plusieurs personnages d’un joueur ont à égalité la plus haute capacité, celui qui cible choisit parmi eux.',
  },
  'TRM-157': {
    title: 'À portée, sur d’anciennes cartes',
    text: 'Selon les décisions d’août 2001, une ancienne carte qui vous permet de vous déplacer « à portée » veut dire par vitesse terrestre ou hypervitesse. Le transit par les aires de mise à quai, le transport par navette et le reste n’en font pas partie.',
  },
  'TRM-168': {
    title: 'Le palais de Jabba sur Tatooine',
    text: 'Toutes les localisations Jabba’s Palace, y compris le site Tatooine: Jabba’s Palace, comptent à la fois comme localisations Jabba’s Palace et comme localisations Tatooine.',
  },
  'TRM-179': {
    title: 'Pilote assorti',
    text: 'Un pilote est assorti à un vaisseau unique si le texte de l’une des deux cartes nomme l’autre, par le titre ou la personnalité.',
  },
  'TRM-181': {
    title: 'Vaisseau assorti',
    text: 'Seul un vaisseau unique est assorti à un personnage.',
  },
  'TRM-194': {
    title: 'Comment un véhicule s’éloigne',
    text: 'Pour éloigner votre véhicule, utilisez sa vitesse terrestre ou tout déplacement de secteur qui est pour lui un déplacement normal.',
  },
  'TRM-195': {
    title: 'Comment un vaisseau spatial s’éloigne',
    text: 'Pour éloigner votre vaisseau spatial, utilisez son hypervitesse ou tout déplacement de secteur qui est pour lui un déplacement normal.',
  },
}
