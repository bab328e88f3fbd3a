// Spanish: the list of estimates, and the dashboard’s part of it.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The list
  title: 'Cotizaciones',
  standard: 'Cotización estándar',
  templates: 'Plantillas',
  'multi-option': 'Con opciones',
  'all-statuses': 'Todos los estados',
  search: 'Buscar cotizaciones',
  'search-hint': 'Buscar número, cliente o proyecto...',
  'archived-ones': 'Archivadas',
  export: 'Exportar',
  'export-as-csv': 'Exportar como CSV',
  'estimates-failed': 'No se pudieron cargar las cotizaciones',
  'none-match': 'Ninguna cotización coincide con sus filtros',
  'clear-filters': 'Quitar filtros',
  'try-another-word': 'Pruebe otra búsqueda o muestre todos los estados.',
  'none-found': 'No se encontraron cotizaciones',
  'first-takes-minutes':
    'Su primera cotización solo toma unos minutos. Elija un cliente y agregue algunas partidas.',

  // Its views
  'view.all': 'Todas',
  'view.needs-you': 'Requieren atención',
  'view.pending': 'Pendientes',
  'view.expiring': 'Vencen esta semana',
  'view.draft': 'Borradores',
  'view.no-job': 'Aceptadas, sin trabajo',

  // Its figures
  'at-a-glance': 'Las cotizaciones de un vistazo',
  total: 'Total de cotizaciones',
  pending: 'Pendientes',
  accepted: 'Aceptadas',
  revenue: 'Ingresos',
  'figures-failed': 'No se pudieron cargar las cifras',
  'sent-compared': 'Enviadas: {compared}',
  'none-this-month': 'Ninguna todavía este mes',
  'as-many': '{now} este mes, igual que el mes pasado a esta fecha',
  'compared-count': '{now} este mes, {before} el mes pasado a esta fecha',
  'no-money-this-month': 'Nada todavía este mes',
  'no-money-last-month': 'Nada el mes pasado a esta fecha',
  'same-as-last': 'Igual que el mes pasado a esta fecha',
  'compared-money': '{change}% comparado con el mes pasado a esta fecha',

  // The columns
  estimate: 'Cotización',
  client: 'Cliente',
  project: 'Proyecto',
  status: 'Estado',
  amount: 'Monto',
  created: 'Creada',
  'valid-until': 'Válida hasta',
  actions: 'Acciones',
  'has-options': ', opciones',
  'change-order': 'Orden de cambio',
  'not-ready': 'No está lista',
  'not-ready-to-send': 'No está lista para enviar: {what}',
  'not-ready-to-send-aside': 'No está lista para enviar: ',
  'no-lines': 'Todavía sin partidas',
  'answer-questions': '{questions} por responder',
  'convert-to-job': 'Convertir en trabajo',

  // What is done with one
  'more-actions': 'Más acciones para {number}',
  'download-pdf': 'Descargar PDF',
  view: 'Ver',
  'view-named': 'Ver {number}',
  edit: 'Editar',
  'edit-named': 'Editar {number}',
  'send-to-client': 'Enviar al cliente',
  'resend-email': 'Reenviar el correo',

  // What is done with several
  send: 'Enviar',
  archive: 'Archivar',
  delete: 'Eliminar',
  'delete-drafts': 'Eliminar borradores',
  'delete-warning': `{count, plural, one {¿Seguro que quiere eliminar esta cotización?} other
    {¿Seguro que quiere eliminar estas # cotizaciones?}} Esta acción no se puede deshacer.`,
  'send-estimates': 'Enviar cotizaciones',
  'send-means': `{count, plural, one {Se envía} other {Cada una se envía}} por correo con el PDF y
    el enlace para aprobarla. Los clientes que ya la tienen la recibirán otra vez.`,
  'not-sent': 'No se envían por su estado:',
  'none-can-be-sent': 'ninguna se puede enviar: {reasons}',
  'done-sent': '{count, plural, one {# enviada} other {# enviadas}}',
  'done-held':
    '{count, plural, one {# se enviará en un momento} other {# se enviarán en un momento}}',
  'done-taken-back': '{count, plural, one {# deshecha} other {# deshechas}}',
  'done-archived': '{count, plural, one {# archivada} other {# archivadas}}',
  'done-restored': '{count, plural, one {# restaurada} other {# restauradas}}',
  'done-deleted': '{count, plural, one {# eliminada} other {# eliminadas}}',

  // On the dashboard
  'pending-estimates': 'Cotizaciones pendientes',
  'accepted-estimates': 'Cotizaciones aceptadas',
  'total-revenue': 'Ingresos totales',
  tracker: 'Seguimiento de cotizaciones',
  'view-all': 'Ver todas las cotizaciones',
  latest: 'Últimas cotizaciones',
  'new-estimate': 'Nueva cotización',
  'followed-here': 'Aquí puede dar seguimiento a las cotizaciones que crea para sus clientes.',

  // Unfinished
  unfinished: 'Sin terminar',
  'continue-title': 'Continúe donde se quedó',
  'nothing-unfinished': 'Nada sin terminar',
  'unfinished-are-here':
    'Las cotizaciones que se empezaron y no se guardaron se conservan aquí treinta días.',
  'unfinished-estimates': 'Cotizaciones sin terminar',
  continue: 'Continuar',
  'throw-away-named': 'Descartar {name}',
  'thrown-away': 'Descartado',
  'or-begin-with': 'O empiece con',
  'a-template': 'una plantilla',
  'throw-away-asked': '¿Descartar esto?',
  'throw-away': 'Descartar',
  'throw-away-means': '“{name}”, editada por última vez por {by}, se eliminará para todos.',
  'kind.simple': 'Nueva cotización',
  'kind.guided': 'Nueva cotización, paso a paso',
  'kind.options': 'Nueva cotización con opciones',
  'kind.edit': 'Cambios a una cotización',
  untitled: 'Sin título',
  you: 'usted',
  'has-it-open':
    '{count, plural, one {{names} lo tiene abierto} other {{names} lo tienen abierto}}',
});
