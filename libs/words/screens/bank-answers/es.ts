// Spanish: what the bank says of batches, and the bank that is simulated.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // What the bank said, recorded by hand
  'title.accepted': 'El banco aceptó el archivo',
  'lead.accepted': 'Los pagos se liquidarán en su fecha de liquidación.',
  'title.rejected': 'El banco rechazó el archivo',
  'lead.rejected': `No se hizo ninguno de estos pagos. Todos vuelven a Pendientes, y otra persona
    que no sea usted tiene que aprobarlos antes de enviarlos de nuevo.`,
  'title.returned': 'El pago fue devuelto',
  'lead.returned': `El pago vuelve a Pendientes con el motivo. Otra persona que no sea usted tiene
    que revisarlo y aprobarlo antes de que se pague de nuevo.`,
  'record.accepted': 'Registrar la aceptación',
  'record.rejected': 'Registrar el rechazo',
  'record.returned': 'Registrar la devolución',
  recording: 'Registrando...',
  'record-failed': 'No se pudo registrar la respuesta del banco',
  'say-how-you-know': 'Indique cómo lo sabe para continuar.',
  'say-why': 'Indique el motivo para continuar.',
  reason: 'Motivo',
  'how-you-know': '¿Cómo lo sabe?',
  'what-the-bank-said': 'Qué dijo el banco',

  // What nobody could read or place
  'unclear-files': `{count, plural, one {El banco envió un archivo que hay que revisar} other {El
    banco envió # archivos que hay que revisar}}`,
  'and-more': 'Y {count} más en {file}.',
  'bank-says': 'El banco dice: “{said}”',
  'ask-the-bank':
    'Pregunte al banco qué significa esto. No se hizo ni se revirtió ningún pago por ello.',
  'open-batch': 'Abrir {batch}',
  'mark-seen': 'Marcar como resuelto',
  'mark-seen-lead':
    '{file} saldrá de esta lista. El historial lo conserva, junto con quién lo resolvió.',
  'what-was-done': '¿Qué hizo usted?',

  // Whether the bank has the file
  'file-unknown': 'No sabemos si el banco tiene el archivo',
  'file-unknown-means': `El envío se interrumpió. Pregunte al banco si tiene {file} antes de que se
    envíe algo de nuevo.`,
  'bank-has-it': 'El banco lo tiene',
  'bank-has-not': 'El banco no lo tiene',

  // The simulated bank
  'simulated-bank': 'Banco simulado',
  'simulation-only': 'Simulación: no se mueve dinero',
  'simulated-lead': 'Los archivos recibidos y la respuesta del banco',
  'simulated-means': `Por sí solo, el banco simulado acepta cada archivo después de un momento y
    liquida cada pago en su fecha. Use esta página para que haga otra cosa.`,
  'no-simulation': 'No hay banco simulado',
  'no-simulation-means': 'Hay un banco real conectado; las respuestas vienen de él.',
  'read-failed': 'No se pudo cargar el banco simulado',
  'no-files': 'Todavía no hay archivos',
  'no-files-hint':
    'Procese pagos aprobados. Su archivo aparece aquí cuando el lote ya no se puede detener.',
  told: 'Banco simulado actualizado',
  'tell-failed': 'No se pudo actualizar el banco simulado',
  'state.received': 'Recibido',
  'state.accepted': 'Aceptado',
  'state.rejected': 'Rechazado',
  accept: 'Aceptar',
  reject: 'Rechazar',
  'entries-of': 'Registros de {file}',
  payee: 'Beneficiario',
  trace: 'Número de rastreo',
  arrives: 'Llega',
  amount: 'Monto',
  actions: 'Acciones',
  returned: 'Devuelto',
  'tell-about': 'Definir la respuesta del banco para {payee}',
  'return-it': 'Devolver el pago…',
  'correct-it': 'Pagar y corregir la cuenta…',

  // What it is told of an entry
  'tell-title.return': 'Simular una devolución',
  'tell-lead.return':
    'El banco devolverá este pago. Es una simulación, así que no se mueve dinero.',
  'tell-submit.return': 'Devolver el pago',
  'tell-title.correct': 'Simular una corrección',
  'tell-lead.correct': `El banco lo pagará y enviará los datos corregidos de la cuenta. Es una
    simulación, así que no se mueve dinero.`,
  'tell-submit.correct': 'Enviar corrección',
  telling: 'Actualizando...',
  'what-the-bank-says': 'Qué dice el banco',
  'own-words': 'En palabras del banco',
  'as-it-should-be': 'Valor corregido',

  // The codes in which it answers
  'code.R01': 'R01: La cuenta no tiene suficiente dinero.',
  'code.R02': 'R02: La cuenta está cerrada.',
  'code.R03': 'R03: La cuenta no existe, o no está a este nombre.',
  'code.R04': 'R04: El número de cuenta no es válido.',
  'code.R08': 'R08: El titular de la cuenta detuvo el pago.',
  'code.R10': 'R10: El titular de la cuenta no nos conoce o no autorizó el cargo.',
  'code.R12': 'R12: La sucursal se vendió a otro banco.',
  'code.R15': 'R15: El titular de la cuenta falleció.',
  'code.R16': 'R16: La cuenta está congelada.',
  'code.R17': 'R17: El banco no pudo usar un campo, o sospecha un fraude por el número de cuenta.',
  'code.R20': 'R20: La cuenta no puede recibir este tipo de pagos.',
  'code.R23': 'R23: El destinatario rechazó el pago.',
  'code.R24': 'R24: El banco recibió el mismo pago dos veces.',
  'code.R29': 'R29: La empresa no autorizó el cargo.',
  'code.C01': 'C01: Hay que corregir el número de cuenta.',
  'code.C02': 'C02: Hay que corregir el número de ruta.',
  'code.C05': 'C05: Hay que corregir el tipo de cuenta, de cheques o de ahorros.',
});
