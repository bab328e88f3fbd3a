// Spanish: the form of an estimate that is there already.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  edit: 'Editar cotización',
  'edit-it': 'Editar {number}',
  estimate: 'Cotización',
  'all-estimates': 'Todas las cotizaciones',
  'see-as-client': 'Ver lo guardado como lo ve el cliente',
  // It cannot be changed
  'client-approved': 'El cliente aprobó esta cotización',
  'client-declined': 'El cliente rechazó esta cotización',
  answered: 'Lo respondido queda como estaba. Duplíquela para hacer otra oferta.',
  archived: 'Esta cotización está archivada',
  'restore-first': 'Restáurela antes de cambiarla.',
  withdrawn: 'Esta cotización está retirada',
  'put-back-first': 'Vuelva a ponerla antes de cambiarla.',
  open: 'Abrir la cotización',
  // Its panels
  'client-and-project': 'Cliente y proyecto',
  'line-items': 'Partidas',
  options: 'Opciones',
  terms: 'Condiciones',
  'words-around': 'Textos de la oferta',
  'summary-of': 'Resumen de la cotización',
  summary: 'Resumen',
  total: 'Total',
  // Notices
  overtaken: 'Esta cotización cambió después de que usted dejó de trabajar en ella',
  'what-you-see':
    'Lo que ve es su trabajo sin terminar. Si lo guarda, reemplaza la versión más nueva.',
  'client-has': 'Su cliente tiene la revisión {revision}; al guardar se crea la revisión {next}',
  'what-link-shows': `El enlace muestra enseguida la nueva revisión, y solo esa se puede aprobar.
    A quien apruebe la anterior se le muestra primero qué cambió.`,
  // Saving
  save: 'Guardar cambios',
  'save-revision': 'Guardar nueva revisión',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  discard: 'Descartar cambios',
  saved: 'Cotización guardada',
  'revision-saved': 'Revisión {revision} guardada',
  'update-failed': 'No se pudo actualizar la cotización',
  'not-readable': 'La versión más nueva aún no se puede leer. Inténtelo de nuevo en un momento.',
});
