import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Quatre pour trois',
  why: 'Ayez Leia et trois soldats à Mos Eisley à la fin de votre phase de déploiement. Vous avez 3 Force.',
  steps: [],
  hint: 'Celui qui vient d’abord rend les autres moins chers.',
  because:
    'Leia coûte les 3. Un soldat se déploie gratuitement là où se trouve déjà un Rebelle d’aptitude 3 ou plus : les trois viennent donc après elle, sur son site.',
} satisfies TextsOfScenario
