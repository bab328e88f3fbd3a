// Spanish: sets of lines that are offered again and again.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  templates: 'Plantillas',
  estimates: 'Cotizaciones',
  about: 'Partidas que usa a menudo, listas para insertar en una cotización.',
  search: 'Buscar plantillas',
  'search-example': 'Buscar plantillas...',
  'load-failed': 'No se pudieron cargar las plantillas',
  loading: 'Cargando plantillas',
  'show-more': 'Mostrar más',
  // Its columns
  'column-template': 'Plantilla',
  'column-lines': 'Partidas',
  'column-items': 'Partidas',
  'column-subtotal': 'Subtotal',
  'column-saved': 'Guardada',
  'column-actions': 'Acciones',
  // A template
  'line-items': '{count, plural, one {# partida} other {# partidas}}',
  insert: 'Insertar',
  'insert-it': 'Insertar {name}',
  'rename-it': 'Cambiar el nombre de {name}',
  'delete-it': 'Eliminar {name}',
  'add-from': 'Agregar de una plantilla',
  // None
  'none-yet': 'Aún no hay plantillas',
  'how-to-begin': `Escriba una vez las partidas de un techo típico y presione “Guardar como
    plantilla” debajo de ellas.`,
  'none-found': 'No se encontraron plantillas',
  'try-others': 'Pruebe con otras palabras',
  'clear-search': 'Borrar búsqueda',
  // Rename and delete
  rename: 'Cambiar el nombre de la plantilla',
  name: 'Nombre de la plantilla',
  save: 'Guardar',
  saving: 'Guardando...',
  'delete-question': '¿Eliminar esta plantilla?',
  'what-goes':
    '“{name}” ya no estará disponible. Las cotizaciones creadas con ella conservan sus partidas.',
  delete: 'Eliminar',
  deleted: 'Plantilla eliminada',
  'delete-failed': 'No se pudo eliminar la plantilla',
  'done-deleted': '{count, plural, one {# eliminada} other {# eliminadas}}',
  'done-restored': '{count, plural, one {# restaurada} other {# restauradas}}',
  // Save as template
  'save-as': 'Guardar como plantilla',
  'name-example': 'p. ej., Cambio de techo de asfalto, una capa',
  'describe-first': 'Primero escriba una descripción para al menos una partida.',
  contents: `{count, plural, one {# partida} other {# partidas}}, con sus descripciones, cantidades
    y precios.`,
  'no-line-yet': 'Aún no hay partidas.',
  'save-new': 'Guardar plantilla',
  replace: 'Reemplazar plantilla',
  saved: 'Plantilla guardada',
  'save-failed': 'No se pudo guardar la plantilla',
  replaces: 'Reemplaza',
  'replaces-nothing': 'Nada (plantilla nueva)',
});
