import type { landing as en } from './landing.en.ts'

export const landing: typeof en = {
  rules: {
    'MOV-041':
      'Qui peut atterrir. Vos chasseurs stellaires et vos escadrons, ainsi que les cartes qui se déplacent comme un chasseur stellaire, peuvent atterrir et décoller. Les autres vaisseaux capitaux restent dans l’espace.',
    'MOV-042':
      'Entre système et site extérieur. Vous pouvez atterrir directement d’un système planétaire à n’importe quel site extérieur associé, et en décoller de la même façon.',
    'MOV-043':
      'Entre secteur et site. Du secteur nuageux le plus bas, vous pouvez atterrir à un site extérieur associé, et de Big One à son site de la caverne. On décolle par ces deux mêmes voies.',
    'MOV-044':
      'À quai dans un vaisseau spatial. Un vaisseau spatial qui a pour site une aire de mise à quai accueille des visiteurs : votre chasseur stellaire peut y atterrir depuis le système planétaire où ce vaisseau spatial est présent, et en redécoller vers lui.',
    'MOV-045':
      'Coût de l’atterrissage et du décollage. Vous utilisez 1 Force pour atterrir, et 1 Force pour décoller.',
    'MOV-046':
      'Gratuit à quai. Si le site est une aire de mise à quai, vous y atterrissez ou en décollez gratuitement.',
    'MOV-047':
      'Les TIE veulent une aire. Un TIE n’atterrit pas n’importe où : le site doit être une aire de mise à quai.',
    'MOV-048':
      'Atterri, donc sans pilote. Tant que votre vaisseau spatial est atterri, il passe pour être sans pilote, quels que soient ses occupants.',
    'MOV-049':
      'Atterrir à travers les nuages. Dès qu’il y a des secteurs nuageux au système planétaire, la voie directe est fermée. Votre chasseur stellaire traverse d’abord les nuages et atterrit depuis le plus bas ; en décollant, il arrive de même au plus bas.',
    'MOV-078':
      'Atterrir depuis un secteur. Depuis les secteurs, il n’y a que deux façons d’atterrir : de Big One à son propre site, et du secteur nuageux le plus bas à un site extérieur associé. On décolle par les mêmes voies.',
    'MOV-301':
      'À quai sous les nuages. Atterrir du secteur nuageux le plus bas à une aire de mise à quai est gratuit, comme en décoller vers lui. À un autre site, vous utilisez 1 Force.',
    'TRM-251':
      'Quitter l’aire d’un vaisseau spatial. Votre vaisseau spatial piloté quitte l’aire de mise à quai d’un autre vaisseau spatial pour le système planétaire où est celui-ci. C’est son déplacement normal, et cela compte comme un décollage.',
    'TRM-329':
      'Les secteurs d’astéroïdes à part. Les secteurs d’astéroïdes sont associés à leur système planétaire et entre eux. Ils n’en font pourtant pas partie, et les sites et secteurs nuageux ne leur sont pas associés.',
    'TRM-332':
      'L’orbite n’associe rien. Les sites d’un vaisseau spatial ou d’une Death Star et le système planétaire autour duquel il ou elle est en orbite ne sont pas des localisations associées, dans un sens ni dans l’autre.',
  },
  reasons: {
    'MOV-041':
      '{card} ne peut ni atterrir ni décoller : c’est l’affaire des chasseurs stellaires, des escadrons et de ce qui se déplace comme un chasseur stellaire.',
    'MOV-042/aboard': '{card} est à bord de quelque chose et ne peut de là ni atterrir ni décoller.',
    'MOV-042/interior':
      '{to} est un site intérieur ; on n’atterrit qu’à des sites extérieurs, et on ne décolle que de là.',
    'MOV-042/ship site': '{to} n’est pas l’aire de mise à quai d’un vaisseau spatial qui est à {from}.',
    'MOV-042/unrelated':
      '{to} et {from} ne sont pas des localisations associées : {card} ne peut pas passer de l’une à l’autre.',
    'MOV-042/wrong ends':
      '{card} atterrit d’un système planétaire ou d’un secteur à un site, et décolle dans l’autre sens ; ce n’est ni l’un ni l’autre.',
    'MOV-047': '{card} est un TIE et n’atterrit qu’à une aire de mise à quai ; {to} n’en est pas une.',
    'MOV-049':
      '{sector} se trouve entre les deux ; on n’atterrit que depuis le secteur nuageux le plus bas, et on ne décolle que vers lui.',
    'MOV-049/higher':
      '{card} ne passe des nuages aux sites, ou l’inverse, que par le secteur nuageux le plus bas[, {sector}].',
    'MOV-078/asteroid':
      'Aucun vaisseau ne passe de {from} à {to} : parmi les astéroïdes, seuls Big One et sa propre caverne communiquent.',
    'MOV-078/ship':
      '{card} est un vaisseau spatial : ici, il faut atterrir ou décoller au lieu d’utiliser le déplacement de secteur.',
    'MOV-078/site':
      '{from} et {to} ne communiquent pas : des nuages, on ne descend qu’aux sites extérieurs associés.',
    'MOV-042/landing aboard':
      'Selon les décisions d’août 2001, les vaisseaux décollent de {to} mais n’y atterrissent pas.',
    'TRM-329': 'Un secteur d’astéroïdes appartient au système, non à ses sites.',
    'TRM-332': '{to} appartient à son vaisseau, non au système où se trouve ce vaisseau.',
  },
  log: {
    'move/landing': '{cards} {cards|atterrit|atterrissent} à {to}{cost}.',
    'move/taking off': '{cards} {cards|décolle|décollent}[ de {from}] vers {to}{cost}.',
  },
  labels: {
    landing: 'atterrir',
    'taking off': 'décoller',
  },
  moves: {
    landing: 'atterrissage',
    'taking off': 'décollage',
  },
  offers: {
    landing: '{cards} : atterrir à {to}',
    'taking off': '{cards} : décoller vers {to}',
  },
}
