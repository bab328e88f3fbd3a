// French default texts of new estimates; see usual-offers.ts.
import { usualIntro } from '../../shared/intro-message.ts';

export const usualInFrench = {
  any: {
    introMessage: usualIntro.fr,
    customerNotes: '',
    warrantyText: '',
  },
  replacement: {
    introMessage:
      'Merci de nous avoir reçus sur votre toit. Voici ce que demande un toit neuf, poste par ' +
      'poste.',
    customerNotes:
      'Nous protégeons les plantes et le revêtement, gardons la maison au sec chaque nuit, ' +
      'emportons l’ancienne couverture et passons un aimant sur le terrain. Si nous trouvons du ' +
      'bois pourri, nous vous montrons des photos et convenons du prix avant de le remplacer.',
    warrantyText: '',
  },
  repair: {
    introMessage:
      'Merci de nous avoir appelés. Voici ce que nous avons constaté et ce que demande la ' +
      'réparation.',
    customerNotes:
      'Le prix vaut pour les endroits indiqués. S’il en faut davantage, nous vous montrons des ' +
      'photos et vous demandons votre accord avant de continuer.',
    warrantyText: '',
  },
  storm: {
    introMessage:
      'Nous sommes désolés pour votre toit. Voici ce qu’a fait la tempête et ce qu’il faut faire.',
    customerNotes:
      'Si vous faites une déclaration à l’assurance, nous documentons les dégâts par des photos ' +
      'et recevons votre expert sur le toit. Ce que paie votre assureur se règle entre vous et ' +
      'lui.',
    warrantyText: '',
  },
  upkeep: {
    introMessage: 'Merci de prendre soin de votre toit. Voici ce que nous faisons à chaque visite.',
    customerNotes: '',
    warrantyText: '',
  },
  inspection: {
    introMessage:
      'Merci de nous confier l’examen de votre toit. Vous recevez un rapport avec photos.',
    customerNotes: '',
    warrantyText: '',
  },
  emergency: {
    introMessage: 'Voici ce qui arrête l’eau maintenant. Ce qu’il faut à long terme vient ensuite.',
    customerNotes:
      'Ce sont des travaux d’urgence pour éviter d’autres dégâts. Gardez cette soumission et nos ' +
      'photos pour votre assureur.',
    warrantyText: '',
  },
};
