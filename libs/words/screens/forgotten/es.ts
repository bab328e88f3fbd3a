// Spanish: what came of forgetting somebody.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'forgotten.client': 'Cliente olvidado',
  'failed.client': 'No se pudo olvidar al cliente',
  'forgotten.request': 'Solicitud olvidada',
  'failed.request': 'No se pudo olvidar la solicitud',
  'forgotten.vendor': 'Proveedor olvidado',
  'failed.vendor': 'No se pudo olvidar al proveedor',
  'forgotten.user': 'Usuario olvidado',
  'failed.user': 'No se pudo olvidar al usuario',
});
