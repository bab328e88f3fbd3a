// Spanish: the form of an estimate that is there already.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  edit: 'Editar cotización',
  'edit-it': 'Editar {number}',
  estimate: 'Cotización',
  'all-estimates': 'Todas las cotizaciones',
  'see-as-client': 'Ver la versión guardada como la ve el cliente',
  // It cannot be changed
  'client-approved': 'El cliente aprobó esta cotización',
  'client-declined': 'El cliente rechazó esta cotización',
  answered: 'Esta versión ya no se puede cambiar. Duplíquela para hacer otra oferta.',
  archived: 'Esta cotización está archivada',
  'restore-first': 'Restáurela antes de hacer cambios.',
  withdrawn: 'Esta cotización se retiró',
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
    'Está viendo sus cambios sin guardar. Si guarda, se reemplaza la versión más reciente.',
  'client-has': 'Su cliente tiene la versión {revision}. Al guardar se crea la versión {next}.',
  'what-link-shows': `El enlace del cliente muestra la nueva versión de inmediato, y solo esa se
    puede aprobar. Si el cliente todavía tiene abierta la anterior, verá primero qué cambió.`,
  // Saving
  save: 'Guardar cambios',
  'save-revision': 'Guardar nueva versión',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  discard: 'Descartar cambios',
  saved: 'Cotización guardada',
  'revision-saved': 'Versión {revision} guardada',
  'update-failed': 'No se pudo actualizar la cotización',
  'not-readable': 'La última versión aún no está lista. Inténtelo de nuevo en un momento.',
});
