// Spanish: vendors.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The list
  vendors: 'Proveedores',
  'vendors-counted': 'Proveedores ({count})',
  lead: 'Administre los subcontratistas y los proveedores con los que trabaja',
  'add-vendor': 'Agregar proveedor',
  import: 'Importar',
  export: 'Exportar',
  loading: 'Cargando proveedores...',
  'load-failed': 'No se pudieron cargar los proveedores',
  search: 'Buscar proveedores',
  'search-placeholder': 'Buscar proveedores...',
  'all-categories': 'Todas las categorías',
  'no-vendors': 'No se encontraron proveedores',
  'clear-filters': 'Quitar filtros',
  'try-another-word': 'Pruebe otra búsqueda o vea todas las categorías',
  'add-first': 'Empiece por agregar su primer proveedor',

  // Views
  'view-all': 'Todos',
  'view-newest': 'Más recientes',

  // Figures
  'at-a-glance': 'Los proveedores de un vistazo',
  'total-vendors': 'Total de proveedores',
  'active-vendors': 'Proveedores activos',
  'active-hint': 'Disponibles para trabajo nuevo',
  categories: 'Categorías',
  'categories-hint': 'Oficios cubiertos',

  // How they stand
  active: 'Activo',
  inactive: 'Inactivo',
  archived: 'Archivado',
  'papers-ended': 'Documento vencido',
  'papers-end-soon': 'El documento vence pronto',
  'paper-ended': '{paper}: venció',
  'paper-ends-soon': '{paper}: vence pronto',

  // Columns and fields
  vendor: 'Proveedor',
  contact: 'Contacto',
  category: 'Categoría',
  status: 'Estado',
  actions: 'Acciones',
  'company-name': 'Nombre de la empresa',
  'contact-person': 'Persona de contacto',
  email: 'Correo',
  phone: 'Teléfono',
  address: 'Dirección',
  notes: 'Notas',
  'no-category': 'Sin categoría',
  'inactive-help':
    'Los proveedores inactivos conservan su historial, pero no pueden recibir pagos nuevos.',

  // Adding, editing
  'edit-vendor': 'Editar proveedor',
  'save-changes': 'Guardar cambios',
  saving: 'Guardando...',
  open: 'Abrir',
  added: 'Proveedor agregado',
  'add-failed': 'No se pudo agregar el proveedor',
  updated: 'Proveedor actualizado',
  'update-failed': 'No se pudo actualizar el proveedor',
  'edit-named': 'Editar {name}',

  // Deleting, restoring
  delete: 'Eliminar',
  'delete-named': 'Eliminar {name}',
  'delete-asked': '¿Eliminar a {name}?',
  'delete-lead': `Si el proveedor tiene pagos, trabajos o una cuenta bancaria, se archiva en lugar
    de eliminarse: sale de la lista, pero puede restaurarlo en cualquier momento. Eliminar no se
    puede deshacer.`,
  deleted: 'Proveedor eliminado',
  'vendor-archived': 'Proveedor archivado',
  'delete-failed': 'No se pudo eliminar el proveedor',
  'restore-named': 'Restaurar {name}',
  restored: 'Proveedor restaurado',
  'restored-more': '{name} está otra vez en la lista.',
  'restore-failed': 'No se pudo restaurar el proveedor',

  // Several at once
  'make-active': 'Activar',
  'make-inactive': 'Desactivar',
  'made-active': '{count, plural, one {# activado} other {# activados}}',
  'made-inactive': '{count, plural, one {# desactivado} other {# desactivados}}',

  // Import
  'import-vendors': 'Importar proveedores',
  'import-lead': `La primera fila tiene los nombres de las columnas. Name, Contact Person, Email y
    Phone son obligatorias; Address, Category y Notes son opcionales. Una fila actualiza un
    proveedor si tiene el ID exportado de ese proveedor, o el mismo nombre y correo. Las cuentas
    bancarias nunca se importan. Verá qué pasa con cada fila antes de que se guarde algo.`,
  'import-failed': 'No se pudieron importar los proveedores',
  'read-failed': 'No se pudo leer el archivo',
});
