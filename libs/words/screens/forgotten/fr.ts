// French: what came of forgetting somebody.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'forgotten.client': 'Client oublié',
  'failed.client': 'Impossible d’oublier le client',
  'forgotten.request': 'Demande oubliée',
  'failed.request': 'Impossible d’oublier la demande',
  'forgotten.vendor': 'Sous-traitant oublié',
  'failed.vendor': 'Impossible d’oublier le sous-traitant',
  'forgotten.user': 'Utilisateur oublié',
  'failed.user': 'Impossible d’oublier l’utilisateur',
});
