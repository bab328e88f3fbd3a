// French: what came of forgetting somebody.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'forgotten.client': 'Données personnelles du client supprimées',
  'failed.client': 'Les données personnelles du client n’ont pas pu être supprimées',
  'forgotten.request': 'Données personnelles de la demande supprimées',
  'failed.request': 'Les données personnelles de la demande n’ont pas pu être supprimées',
  'forgotten.vendor': 'Données personnelles du sous-traitant supprimées',
  'failed.vendor': 'Les données personnelles du sous-traitant n’ont pas pu être supprimées',
  'forgotten.user': 'Données personnelles de l’utilisateur supprimées',
  'failed.user': 'Les données personnelles de l’utilisateur n’ont pas pu être supprimées',
});
