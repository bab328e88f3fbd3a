// Spanish: batches: the list of them, how each stands, and stopping one.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The list
  title: 'Lotes',
  'title-count': 'Lotes ({count})',
  lead: 'Lo que se envió al banco y qué pasó con ello',
  'vendor-payments': 'Pagos a proveedores',
  search: 'Buscar lotes',
  'search-placeholder': 'Número, proveedor, monto o número de rastreo',
  loading: 'Cargando lotes...',
  'load-failed': 'No se pudieron cargar los lotes',
  'none-yet': 'Todavía no hay lotes',
  'none-yet-hint': 'Procese pagos aprobados para crear un lote.',
  'none-found': 'No se encontraron lotes',
  'none-found-hint': 'Ningún lote tiene “{q}” como número, proveedor, monto o número de rastreo.',
  'clear-search': 'Borrar búsqueda',

  // A batch in it
  batch: 'Lote',
  opened: 'Creado',
  status: 'Estado',
  arrives: 'Llega',
  payments: 'Pagos',
  total: 'Total',
  'test-transfers': 'Transferencias de prueba',
  'no-money': 'sin dinero',

  // What is in it, and how it stands
  'contents.payments': '{count, plural, one {# pago} other {# pagos}}',
  'contents.prenotes': `{count, plural, one {# transferencia de prueba} other {# transferencias de
    prueba}}`,
  'contents-on': '{contents}, {day}',
  'status.open': 'Abierto',
  'status.stopped': 'Detenido',
  'status.written': 'Archivo creado',
  'status.submitting': 'Enviando',
  'status.submitted': 'Enviado',
  'status.accepted': 'Aceptado',
  'status.rejected': 'Rechazado',
  'status.finished': 'Liquidado',
  returned: '{count, plural, one {# devuelto} other {# devueltos}}',

  // Beside the approved payments
  'at-the-bank': 'En el banco',
  'all-batches': 'Todos los lotes',

  // As long as it can be stopped
  'goes-in': 'Va al banco en {left}',
  'goes-now': 'Va al banco ahora',
  stop: 'Detener lote',
  stopped: 'Lote detenido',
  'stopped-means': 'No se envió nada al banco; los pagos están de nuevo en Aprobados.',
  'stop-failed': 'No se pudo detener el lote',
});
