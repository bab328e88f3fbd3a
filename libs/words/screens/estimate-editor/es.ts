// Spanish: the form of an estimate that is there already.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  edit: 'Editar cotización',
  'edit-it': 'Editar {number}',
  estimate: 'Cotización',
  'all-estimates': 'Todas las cotizaciones',
  'see-as-client': 'Ver la versión guardada como el cliente',
  // It cannot be changed
  'client-approved': 'El cliente aprobó esta cotización',
  'client-declined': 'El cliente rechazó esta cotización',
  answered: 'Esta versión ya no se puede cambiar. Duplíquela para hacer una nueva oferta.',
  archived: 'Esta cotización está archivada',
  'restore-first': 'Restáurela antes de cambiarla.',
  withdrawn: 'Esta cotización está retirada',
  'put-back-first': 'Reactívela antes de hacer cambios.',
  open: 'Abrir cotización',
  // Its panels
  'client-and-project': 'Cliente y proyecto',
  'line-items': 'Partidas',
  options: 'Opciones',
  terms: 'Condiciones',
  'words-around': 'Mensajes y notas',
  'summary-of': 'Resumen de la cotización',
  summary: 'Resumen',
  total: 'Total',
  // Notices
  overtaken: 'Alguien cambió esta cotización después de su última edición',
  'what-you-see':
    'Está viendo sus cambios sin guardar. Al guardar se reemplaza la versión más reciente.',
  'client-has': 'Su cliente tiene la revisión {revision}. Al guardar se crea la revisión {next}.',
  'what-link-shows': `El enlace del cliente muestra la nueva revisión de inmediato, y solo esa se
    puede aprobar. Si el cliente todavía tiene abierta la anterior, verá primero qué cambió.`,
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
