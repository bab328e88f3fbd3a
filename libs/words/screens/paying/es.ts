// Spanish: paying vendors: the slip, and what became of the payments.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The slip
  paying: 'Pagar',
  selected: '{count} pago(s) seleccionado(s)',
  'window-loading': 'Los horarios del banco están en camino',
  'no-network': 'Esperando la red',
  process: 'Procesar pagos ACH ({count})',
  labor: 'Mano de obra',
  materials: 'Materiales',
  'can-stop': 'Puede detenerlo durante {minutes, plural, one {un minuto} other {# minutos}}',
  arrives: 'En sus cuentas el {day}',
  'arrives-between': 'En sus cuentas del {first} al {last}',

  // The bank
  'bank-not-ready': 'Los datos del banco faltan o están mal',
  'bank-not-ready-means': `Los pagos se pueden aprobar; se envían cuando los datos del banco de
    la empresa estén bien.`,
  'open-bank-data': 'Abrir los datos del banco',
  from: 'Desde',
  'simulated-bank': 'Banco simulado',
  'left-of-limit': 'Queda del límite diario',
  'over-limit': `Es más de los {limit} que pueden salir de la empresa en un día. Elija menos o
    pague el resto mañana.`,
  'holder.business': 'Empresas',
  'holder.person': 'Personales',
  'cut-off': 'Hora límite: {when}',
  'cut-off-today': 'Hora límite: hoy, {hour}',
  left: 'Quedan {time}',
  over: 'Ya pasó: se envía el {day}',
  'if-late': 'Después es el {day}',
  'if-late-closed': 'Después es el {day}: los bancos cierran el {holidays}',

  // What became of them
  'none-selected': 'Ningún pago seleccionado',
  'none-selected-more': 'Seleccione los pagos aprobados que quiere procesar.',
  failed: 'No se pudieron procesar los pagos del lote. Inténtelo de nuevo.',
  complete: 'Lote procesado',
  processed: 'Pagos procesados: {success}. Fallidos: {failed}',
  stop: 'Detener',
  'did-not-go': '{count, plural, one {Un pago no salió} other {# pagos no salieron}}',
  'those-that-stayed': '{payments}:',
  close: 'Cerrar',
});
