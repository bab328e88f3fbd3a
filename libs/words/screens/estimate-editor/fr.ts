// French: the form of an estimate that is there already.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  edit: 'Modifier la soumission',
  'edit-it': 'Modifier {number}',
  estimate: 'Soumission',
  'all-estimates': 'Toutes les soumissions',
  'see-as-client': 'Voir la version enregistrée comme le client',
  // It cannot be changed
  'client-approved': 'Le client a approuvé cette soumission',
  'client-declined': 'Le client a refusé cette soumission',
  answered: 'Cette version ne peut plus être modifiée. Dupliquez-la pour faire une nouvelle offre.',
  archived: 'Cette soumission est archivée',
  'restore-first': 'Restaurez-la avant de la modifier.',
  withdrawn: 'Cette soumission a été retirée',
  'put-back-first': 'Réactivez-la avant de la modifier.',
  open: 'Ouvrir la soumission',
  // Its panels
  'client-and-project': 'Client et projet',
  'line-items': 'Lignes',
  options: 'Options',
  terms: 'Conditions',
  'words-around': 'Messages et remarques',
  'summary-of': 'Résumé de la soumission',
  summary: 'Résumé',
  total: 'Total',
  // Notices
  overtaken: 'Quelqu’un a modifié cette soumission après votre dernière modification',
  'what-you-see':
    'Vous voyez vos modifications non enregistrées. Enregistrer remplace la version plus récente.',
  'client-has':
    'Votre client a la révision {revision}. L’enregistrement créera la révision {next}.',
  'what-link-shows': `Le lien du client affiche aussitôt la nouvelle révision, et seule celle-ci
    peut être approuvée. Si le client a encore l’ancienne sous les yeux, il verra d’abord ce qui a
    changé.`,
  // Saving
  save: 'Enregistrer les modifications',
  'save-revision': 'Enregistrer la nouvelle révision',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  discard: 'Abandonner les modifications',
  saved: 'Soumission enregistrée',
  'revision-saved': 'Révision {revision} enregistrée',
  'update-failed': 'La soumission n’a pas pu être mise à jour',
  'not-readable': 'La version la plus récente n’est pas encore prête. Réessayez dans un instant.',
});
