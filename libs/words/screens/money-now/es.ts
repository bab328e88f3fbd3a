// Spanish: what the vendors' money waits for, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Pagos a proveedores',
  figures: 'Los pagos a proveedores de un vistazo',
  pending: 'Pendientes',
  approved: 'Aprobados',
  paid: 'Pagados',
  payments: '{count, plural, one {# pago} other {# pagos}}',
  batches: '{count, plural, one {# lote} other {# lotes}}',
  answers: '{count, plural, one {# respuesta del banco} other {# respuestas del banco}}',
  failed: 'No se pudieron cargar los pagos a proveedores',
  loading: 'Cargando…',
  nothing: 'Ningún pago requiere atención',
  'nothing-means': `Aquí aparecen los pagos por aprobar, pagar o corregir, y los lotes y cuentas
    bancarias sin confirmar.`,
  'deed-named': '{deed}: {who} {what}',

  // What is the matter, after how many they are
  'came-back': 'que devolvió el banco',
  unclear: 'sin poder leer o asociar',
  unconfirmed: 'sin confirmar por el banco',
  account: 'tiene una cuenta sin confirmar que termina en {endsWith}, ingresada por {who}',
  approve: 'por aprobar',
  ready: 'con aprobación, por procesar',
  'all-approved': 'con aprobación',
  held: 'con aprobación, pero en espera',
  later: 'con aprobación, para otro día',

  // What is done about it
  look: 'Ver',
  check: 'Verificar',
  'see-to': 'Corregir',
  confirm: 'Confirmar',
  review: 'Revisar',
  pay: 'Pagar',

  // The list of what came back
  'came-back-list': 'Devueltos por el banco',
  'none-came-back': 'No hay pagos devueltos',
  'none-came-back-means':
    'Aquí aparecen los pagos que el banco devolvió y que no se han vuelto a enviar.',

  // The list of batches that the bank has not confirmed
  'only-unconfirmed': 'Solo lotes que el banco aún no confirma.',
  'none-unconfirmed': 'El banco confirmó todos los lotes',
  'all-batches': 'Todos los lotes',
});
