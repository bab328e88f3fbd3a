// Spanish: paying vendors: the slip, and what became of the payments.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The slip
  paying: 'Pagar',
  selected: '{count} pago(s) seleccionado(s)',
  'window-loading': 'Consultando la hora de corte del banco…',
  'no-network': 'En espera de conexión',
  process: 'Procesar pagos ACH ({count})',
  labor: 'Mano de obra',
  materials: 'Materiales',
  'can-stop': 'Puede detenerlo durante {minutes, plural, one {un minuto} other {# minutos}}',
  arrives: 'En las cuentas de los proveedores el {day}',
  'arrives-between': 'En las cuentas de los proveedores del {first} al {last}',

  // The bank
  'bank-not-ready': 'Los datos del banco faltan o son incorrectos',
  'bank-not-ready-means': `Todavía puede aprobar pagos. Se podrán enviar cuando los datos bancarios
    de su empresa sean correctos.`,
  'open-bank-data': 'Abrir los ajustes del banco',
  from: 'Desde',
  'simulated-bank': 'Banco simulado',
  'left-of-limit': 'Disponible del límite diario',
  'over-limit':
    'Esto pasa de su límite diario de {limit}. Seleccione menos pagos o pague el resto mañana.',
  'holder.business': 'Empresas',
  'holder.person': 'Personales',
  'cut-off': 'Hora límite: {when}',
  'cut-off-today': 'Hora límite: hoy, {hour}',
  left: 'Quedan {time}',
  over: 'Ya pasó: se envía el {day}',
  'if-late': 'Después de eso, llega el {day}',
  'if-late-closed': 'Después de eso, llega el {day}: los bancos cierran el {holidays}',

  // What became of them
  'none-selected': 'Ningún pago seleccionado',
  'none-selected-more': 'Seleccione los pagos aprobados que quiere procesar.',
  failed: 'No se pudieron procesar los pagos del lote. Inténtelo de nuevo.',
  'goes-at': '{batch} va al banco ({when})',
  'in-it':
    '{count, plural, one {# pago} other {# pagos}}, {total}. Puede detenerlo hasta entonces.',
  'not-in-it':
    '{count, plural, one {# pago no está incluido.} other {# pagos no están incluidos.}}',
  complete: 'Lote procesado',
  processed: 'Pagos procesados: {success}. Fallidos: {failed}',
  stop: 'Detener lote',
  'did-not-go': '{count, plural, one {Un pago no se envió} other {# pagos no se enviaron}}',
  'those-that-stayed': '{payments}:',
  close: 'Cerrar',
});
