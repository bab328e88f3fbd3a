// French: the form of an estimate that is there already.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  edit: 'Modifier le devis',
  'edit-it': 'Modifier {number}',
  estimate: 'Devis',
  'all-estimates': 'Tous les devis',
  'see-as-client': 'Voir ce qui est enregistré comme le client',
  // It cannot be changed
  'client-approved': 'Le client a approuvé ce devis',
  'client-declined': 'Le client a refusé ce devis',
  answered: 'Ce à quoi on a répondu reste tel quel. Dupliquez-le pour faire une autre offre.',
  archived: 'Ce devis est archivé',
  'restore-first': 'Restaurez-le avant de le modifier.',
  withdrawn: 'Ce devis est retiré',
  'put-back-first': 'Remettez-le avant de le modifier.',
  open: 'Ouvrir le devis',
  // Its panels
  'client-and-project': 'Client et projet',
  'line-items': 'Lignes',
  options: 'Options',
  terms: 'Conditions',
  'words-around': 'Textes autour de l’offre',
  'summary-of': 'Récapitulatif du devis',
  summary: 'Récapitulatif',
  total: 'Total',
  // Notices
  overtaken: 'Ce devis a été modifié depuis que vous l’avez laissé',
  'what-you-see':
    'Ce que vous voyez est votre travail inachevé. L’enregistrer remplace la version plus récente.',
  'client-has': 'Votre client a la révision {revision} ; enregistrer crée la révision {next}',
  'what-link-shows': `Le lien montre aussitôt la nouvelle révision, la seule qui puisse être
    approuvée. Qui approuve l’ancienne voit d’abord ce qui a changé.`,
  // Saving
  save: 'Enregistrer les modifications',
  'save-revision': 'Enregistrer la nouvelle révision',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  discard: 'Abandonner les modifications',
  saved: 'Devis enregistré',
  'revision-saved': 'Révision {revision} enregistrée',
  'update-failed': 'Le devis n’a pas pu être mis à jour',
  'not-readable': 'La version la plus récente n’est pas encore lisible. Réessayez dans un instant.',
});
