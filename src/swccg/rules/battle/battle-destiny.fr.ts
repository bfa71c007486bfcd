import type { battleDestiny as en } from './battle-destiny.en.ts'

export const battleDestiny: typeof en = {
  rules: {
    'BAT-045':
      'Destinées de puissance ajoutées. Les destinées de puissance que des textes ajoutent d’eux-mêmes sont comptées à ce moment, si leurs conditions sont alors remplies.',
    'BAT-046':
      'Seul ce qui participe ajoute des destinées. Un personnage, vaisseau spatial, véhicule, arme ou dispositif n’ajoute de destinées de puissance, de bataille ou d’attrition que s’il participe à la bataille, sauf si son texte dit le contraire.',
    'BAT-047':
      'Les Effets n’ont pas à participer. Les cartes d’autres types qui ajoutent des destinées, comme les Effets, ne demandent que ce que dit leur propre texte. Elles n’ont pas à participer à la bataille.',
    'BAT-048':
      'Ajoutées avant, comptées ensuite. Les destinées que des actions du segment des armes ont ajoutées sont acquises. On les compte simplement au moment de tirer.',
    'BAT-052':
      '4 d’aptitude, une destinée de bataille. Avec 4 d’aptitude ou plus qui comptent dans la bataille, vous pouvez tirer une destinée de bataille.',
    'BAT-053':
      'Plus d’aptitude, toujours une. Plus d’aptitude ne donne pas d’autre tirage : 8 ou plus, c’est encore une seule destinée de bataille.',
    'BAT-054':
      'L’aptitude qui compte. Pour la destinée de bataille compte l’aptitude de vos cartes présentes dans la bataille, et de vos personnages ou pilotes permanents qui y pilotent ou conduisent.',
    'BAT-055':
      'Les passagers ne comptent pas. Le passager d’un vaisseau spatial ou d’un véhicule fermé participe à la bataille, mais son aptitude ne compte pas pour la destinée de bataille.',
    'BAT-056':
      'Moins de 4 d’aptitude. Avec moins de 4 d’aptitude qui comptent, vous partez d’aucune destinée de bataille. Des cartes peuvent encore en ajouter.',
    'BAT-057':
      'Destinées de bataille ajoutées. Les destinées de bataille que des textes ajoutent d’eux-mêmes sont comptées à ce moment, si leurs conditions sont alors remplies.',
    'BAT-069':
      'Destinées d’attrition ajoutées. Les destinées d’attrition que des textes ajoutent d’eux-mêmes sont comptées à ce moment, si leurs conditions sont alors remplies.',
    'BAT-135':
      'Si vous ne le pouvez autrement. Un texte qui vous fait tirer une destinée de bataille « si vous ne le pouvez autrement » ne sert qu’au segment de puissance, et seulement si tout le reste vous donne moins de tirages que lui.',
    'BAT-136':
      'Jamais en plus des autres. Les tirages « si vous ne le pouvez autrement » ne s’ajoutent pas aux autres. Vous faites votre nombre habituel de tirages ou le nombre que dit ce texte, selon le plus grand.',
    'BAT-138':
      'Malgré les conditions et les limites. Les tirages « si vous ne le pouvez autrement » se font malgré les conditions de tirage, comme 6 d’aptitude requis, et malgré ce que votre adversaire oppose pour limiter leur nombre.',
    'BAT-141':
      'Une condition vaut pour chaque tirage. Une condition pour tirer une destinée de bataille vaut pour toutes celles que vous tireriez, y compris celles qui sont ajoutées, mais non pour celles « si vous ne le pouvez autrement ».',
    'BAT-142':
      'L’aptitude qui remplit une condition. Pour une condition de tirage de destinée de bataille ne compte que l’aptitude qui peut elle-même servir à tirer une destinée de bataille.',
    'BAT-143':
      '« Pouvoir » laisse le choix. Un texte qui change le nombre de destinées de bataille est automatique s’il ne vous laisse pas le choix. S’il dit que vous pouvez, ou si c’est une Interruption, il est optionnel.',
    'BAT-144':
      'Vérifié avant votre premier tirage. Ce qui change automatiquement le nombre de vos destinées de bataille est vérifié juste avant la première. Les cartes qu’il y faut doivent alors participer encore à la bataille.',
    'BAT-147':
      'Un second exemplaire n’ajoute rien. Un second exemplaire d’une carte n’ajoute pas d’autres destinées à celles du premier.',
    'BAT-148':
      'Compter les destinées de bataille. Une pour 4 d’aptitude, plus celles que des actions ont ajoutées, plus celles que des cartes ajoutent automatiquement. Conditions non remplies et limites réduisent ce nombre. Si un texte « si vous ne le pouvez autrement » donne plus, c’est son nombre qui compte.',
    'BAT-165':
      'Une carte exclue n’est avec personne. Une carte exclue ne remplit pas une condition qui la demande avec une autre, par exemple pour ajouter ou annuler une destinée de bataille.',
    'BAT-185':
      'Si autrement vous n’en avez aucune. Selon les décisions d’août 2001, « une destinée de bataille si vous ne le pouvez autrement » ne sert qu’au segment de puissance, et seulement si vous n’en avez aucune par d’autres moyens. Cela n’en fait jamais deux ou plus.',
    'BAT-186':
      'Malgré les conditions. Selon les décisions d’août 2001, « une destinée de bataille si vous ne le pouvez autrement » se tire malgré des conditions comme 6 d’aptitude requis.',
    'BAT-195':
      'L’un avec l’autre, tous deux en bataille. Ce qui ajoute ou annule une destinée de bataille quand des personnages sont l’un « avec » l’autre demande que tous participent à la bataille, sauf indication contraire.',
    'BAT-199':
      'Agents chez eux. Sur la planète qui lui correspond, l’aptitude d’un agent ne compte pas pour la destinée de bataille.',
  },
}
