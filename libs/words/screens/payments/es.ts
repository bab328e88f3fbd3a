// Spanish: payments: the lists of what is planned, approved and paid.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  title: 'Pagos a proveedores',
  lead: 'Administre los pagos ACH a proveedores',
  'create-payment': 'Crear pago',
  batches: 'Lotes',
  'by-status': 'Pagos por estado',
  'tab.pending': 'Pendientes',
  'tab.approved': 'Aprobados',
  'tab.paid': 'Pagados',
  'caption.pending': 'Pagos pendientes',
  'caption.approved': 'Pagos aprobados',
  'caption.paid': 'Pagos completados',
  'wait-for-approval': '{count, plural, one {# espera aprobación} other {# esperan aprobación}}',
  search: 'Buscar pagos',
  'search-placeholder': 'Proveedor o número de factura',

  // A list
  'select-all': 'Seleccionar los {count}',
  'select-one': 'Seleccionar {payee}, {amount}',
  clear: 'Quitar selección',
  'vendor-and-job': 'Proveedor y trabajo',
  status: 'Estado',
  scheduled: 'Programado',
  'labor-and-materials': 'Mano de obra y materiales',
  labor: 'Mano de obra',
  materials: 'Materiales',
  total: 'Total',
  loading: 'Cargando pagos...',
  'load-failed': 'No se pudieron cargar los pagos',
  'none-found': 'No se encontraron pagos',
  'clear-search': 'Borrar búsqueda',
  'no-such-payment': 'Ningún pago aquí coincide con “{q}” por proveedor o número de factura.',
  'show-more': 'Mostrar más',

  // A payment in a list
  'no-job': 'Sin trabajo',
  note: 'Nota:',
  invoice: 'Factura {number}',
  'one-of-two': '1 de 2: {who}',
  'scheduled-on': 'Programado: {day}',
  rejected: 'Rechazado: {reason}',
  'personal-account': 'personal ••{endsWith}',
  'more-for': 'Más acciones para el pago {id}',
  'open-payment': 'Abrir pago',

  // What others did meanwhile
  fresh: '{count, plural, one {# nuevo} other {# nuevos}}',
  'changed-by-others': '{count, plural, one {# cambiado por otros} other {# cambiados por otros}}',
  show: 'Mostrar',
  'not-here': 'Ya no está en esta lista.',

  // What the bank did not take
  'not-taken': 'El banco rechazó el archivo {file}',
  'not-taken-because': 'El banco rechazó el archivo {file}: {reason}',
  'open-batch': 'Abrir {batch}',
  'nothing-paid': 'No se hizo ninguno de sus pagos',

  // Pending
  'none-pending': 'No hay pagos pendientes',
  'none-pending-hint': 'Cree un pago por lo que le debe a un proveedor y apruébelo aquí.',
  waiting: 'Por aprobar',
  'approve-count': 'Aprobar {count}',
  edit: 'Editar',
  'approve-payment': 'Aprobar pago',

  // Approved
  'none-approved': 'No hay pagos aprobados',
  'none-approved-hint': 'Los pagos aparecen aquí cuando se aprueban.',
  ready: 'Listos para pagar',
  'due-by': 'Para pagar a más tardar el {day} ({count})',
  'held-back': 'Retenidos ({count})',
  'held-back-means': 'Aprobados, pero no se pueden pagar hasta que esto se resuelva',
  later: 'Más adelante',
  'later-count': 'Más adelante ({count})',
  'first-on': 'el primero el {day}',

  // Paid
  'none-paid': 'No hay pagos completados',
  'none-paid-hint': 'Los pagos aparecen aquí cuando el banco los liquida.',
  settled: 'liquidado el',
  payments: '{count, plural, one {# pago} other {# pagos}}',
  export: 'Exportar',

  // Keys
  'key.next': 'Pago siguiente',
  'key.before': 'Pago anterior',
  'key.open': 'Abrir el pago',
  'key.select': 'Seleccionar el pago',
  'key.select-range': 'Seleccionar hasta aquí',
  'key.clear': 'Quitar la selección',
  'key.approve': 'Aprobar el pago',
  'key.process': 'Procesar pagos ACH',

  // What is void, late, or found elsewhere
  'tab.void': 'Anulados',
  'caption.void': 'Pagos anulados',
  'none-void': 'No hay pagos anulados',
  'none-void-hint': 'Los pagos anulados se conservan aquí, con el motivo.',
  'also-found': 'También se encontró:',
  'found-in': '{count} en {tab}',
  'late-pay': 'Pagar',
});
