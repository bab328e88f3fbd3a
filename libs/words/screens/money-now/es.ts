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
  failed: 'No se pudo cargar lo que esperan los pagos',
  loading: 'Cargando…',
  nothing: 'Ningún pago espera a nadie',
  'nothing-means': `Aquí están los pagos por aprobar, por pagar o por atender, y los lotes y cuentas
    que alguien debe confirmar.`,
  'deed-named': '{deed}: {who} {what}',

  // What is the matter, after how many they are
  'came-back': 'con devolución del banco, por atender',
  unclear: 'sin leer o sin asignar',
  unconfirmed: 'sin confirmar por el banco',
  account: 'tiene una cuenta que termina en {endsWith} sin confirmar, ingresada por {who}',
  approve: 'por aprobar',
  ready: 'con aprobación, por incluir en un lote',
  'all-approved': 'con aprobación',
  held: 'con aprobación, pero en espera',
  later: 'con aprobación, para otro día',

  // What is done about it
  look: 'Ver',
  check: 'Comprobar',
  'see-to': 'Atender',
  confirm: 'Confirmar',
  review: 'Revisar',
  pay: 'Pagar',

  // The list of what came back
  'came-back-list': 'Devueltos por el banco',
  'none-came-back': 'No se devolvió nada',
  'none-came-back-means': 'Aquí está lo que el banco devuelve y no se ha enviado otra vez.',

  // The list of batches that the bank has not confirmed
  'only-unconfirmed': 'Solo los lotes que el banco todavía no ha confirmado.',
  'none-unconfirmed': 'El banco confirmó todos los lotes',
  'all-batches': 'Todos los lotes',
});
