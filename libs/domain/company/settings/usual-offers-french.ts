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
      'Merci de nous avoir reçus. Voici ce que comprend votre nouvelle toiture, poste par poste.',
    customerNotes:
      'Nous protégeons les plantes et le revêtement extérieur, gardons la maison au sec chaque ' +
      'nuit, ramassons l’ancienne toiture et passons un aimant sur le terrain. Si nous trouvons ' +
      'du bois pourri sous la toiture, nous vous montrerons des photos et conviendrons du prix ' +
      'avec vous avant de le remplacer.',
    warrantyText: '',
  },
  repair: {
    introMessage:
      'Merci de nous avoir appelés. Voici ce que nous avons constaté et ce que demande la ' +
      'réparation.',
    customerNotes:
      'Le prix couvre les endroits indiqués. Si nous en trouvons d’autres à réparer, nous vous ' +
      'montrerons des photos et vous demanderons votre accord avant de continuer.',
    warrantyText: '',
  },
  storm: {
    introMessage:
      'Nous sommes désolés de ce qui est arrivé à votre toiture. Voici les dégâts de la tempête ' +
      'et ce qu’il faut pour les réparer.',
    customerNotes:
      'Si vous faites une réclamation d’assurance, nous documenterons les dégâts avec des ' +
      'photos et rencontrerons votre expert en sinistre sur le toit. Ce que paie votre assureur ' +
      'se règle entre vous et lui.',
    warrantyText: '',
  },
  upkeep: {
    introMessage:
      'Merci de prendre soin de votre toiture. Voici ce que nous faisons à chaque visite.',
    customerNotes: '',
    warrantyText: '',
  },
  inspection: {
    introMessage:
      'Merci de nous confier l’inspection de votre toiture. Vous recevrez un rapport avec photos.',
    customerNotes: '',
    warrantyText: '',
  },
  emergency: {
    introMessage:
      'Voici ce qu’il faut pour arrêter l’eau dès maintenant. La réparation permanente viendra ' +
      'ensuite.',
    customerNotes:
      'Ce sont des travaux d’urgence pour éviter d’autres dégâts. Gardez cette soumission et nos ' +
      'photos pour votre assureur.',
    warrantyText: '',
  },
};
