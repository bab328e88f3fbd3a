// Spanish: what came of forgetting somebody.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'forgotten.client': 'Datos personales del cliente eliminados',
  'failed.client': 'No se pudieron eliminar los datos personales del cliente',
  'forgotten.request': 'Datos personales de la solicitud eliminados',
  'failed.request': 'No se pudieron eliminar los datos personales de la solicitud',
  'forgotten.vendor': 'Datos personales del proveedor eliminados',
  'failed.vendor': 'No se pudieron eliminar los datos personales del proveedor',
  'forgotten.user': 'Datos personales del usuario eliminados',
  'failed.user': 'No se pudieron eliminar los datos personales del usuario',
});
