// Spanish: what the bank says of batches, and the bank that is simulated.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // What the bank said, recorded by hand
  'title.accepted': 'El banco aceptó el archivo',
  'lead.accepted': 'Los pagos se liquidan en su día.',
  'title.rejected': 'El banco rechazó el archivo',
  'lead.rejected': `No se paga nada de él: cada pago vuelve a Pendientes, y lo aprueba alguien
    distinto de usted antes de que se envíe otra vez.`,
  'title.returned': 'El pago fue devuelto',
  'lead.returned': `Vuelve a Pendientes con el motivo. Alguien distinto de usted lo comprueba y lo
    aprueba antes de que se pague otra vez.`,
  'record.accepted': 'Registrar',
  'record.rejected': 'Registrar',
  'record.returned': 'Registrar la devolución',
  recording: 'Registrando...',
  'record-failed': 'No se pudo registrar',
  'say-how-you-know': 'Diga cómo lo sabe para continuar.',
  'say-why': 'Diga por qué para continuar.',
  reason: 'Motivo',
  'how-you-know': 'Cómo lo sabe',
  'what-the-bank-said': 'Qué dijo el banco',

  // What nobody could read or place
  'unclear-files': `{count, plural, one {El banco envió un archivo que alguien debe revisar} other
    {El banco envió # archivos que alguien debe revisar}}`,
  'and-more': 'Y {count} más en {file}.',
  'bank-says': 'El banco dice: “{said}”',
  'ask-the-bank': `Pregunte al banco qué significa: por ello no se pagó ni se retiró nada.`,
  'open-batch': 'Abrir {batch}',
  'mark-seen': 'Marcar como atendido',
  'mark-seen-lead': `{file} sale de esta lista; el historial lo conserva, junto con quien lo
    atendió.`,
  'what-was-done': 'Qué se hizo',

  // Whether the bank has the file
  'file-unknown': 'No sabemos si el banco tiene el archivo',
  'file-unknown-means': `El envío se interrumpió. Pregunte al banco por {file} antes de enviar
    cualquier otra cosa.`,
  'bank-has-it': 'El banco lo tiene',
  'bank-has-not': 'El banco no lo tiene',

  // The simulated bank
  'simulated-bank': 'Banco simulado',
  'simulation-only': 'Simulación, no se mueve dinero',
  'simulated-lead': 'Los archivos que recibió y qué responde',
  'simulated-means': `Por sí solo acepta cada archivo después de un momento y liquida cada pago en
    su día. Aquí se le indica que haga otra cosa.`,
  'no-simulation': 'Aquí no hay simulación',
  'no-simulation-means': 'Hay un banco real conectado; lo que dice viene de él.',
  'read-failed': 'No se pudo leer el banco simulado',
  'no-files': 'Todavía no hay archivos',
  'no-files-hint': `Procese pagos aprobados: cuando ya no se puedan detener, su archivo estará
    aquí.`,
  told: 'Se le indicó al banco simulado',
  'tell-failed': 'No se le pudo indicar',
  'state.received': 'Recibido',
  'state.accepted': 'Aceptado',
  'state.rejected': 'Rechazado',
  accept: 'Aceptar',
  reject: 'Rechazar',
  'entries-of': 'Registros de {file}',
  payee: 'Beneficiario',
  trace: 'Rastreo',
  arrives: 'Llega',
  amount: 'Monto',
  actions: 'Acciones',
  returned: 'Devuelto',
  'tell-about': 'Indicar al banco sobre {payee}',
  'return-it': 'Devolverlo…',
  'correct-it': 'Pagarlo y corregir la cuenta…',

  // What it is told of an entry
  'tell-title.return': 'Simular una devolución',
  'tell-lead.return': 'El banco devuelve este pago. Es una simulación: no se mueve dinero.',
  'tell-submit.return': 'Devolverlo',
  'tell-title.correct': 'Simular una corrección',
  'tell-lead.correct': `El banco lo paga y dice cuál debería ser la cuenta. Es una simulación: no se
    mueve dinero.`,
  'tell-submit.correct': 'Corregirlo',
  telling: 'Indicando...',
  'what-the-bank-says': 'Qué dice el banco',
  'own-words': 'En sus propias palabras',
  'as-it-should-be': 'Como debería ser',

  // The codes in which it answers
  'code.R01': 'R01: La cuenta no tiene suficiente dinero.',
  'code.R02': 'R02: La cuenta está cerrada.',
  'code.R03': 'R03: No existe tal cuenta, o no está a este nombre.',
  'code.R04': 'R04: El número de cuenta tiene una forma incorrecta.',
  'code.R08': 'R08: El titular de la cuenta detuvo el pago.',
  'code.R10': 'R10: El titular de la cuenta no nos conoce o no autorizó el cargo.',
  'code.R12': 'R12: La sucursal se vendió a otro banco.',
  'code.R15': 'R15: El titular de la cuenta falleció.',
  'code.R16': 'R16: La cuenta está congelada.',
  'code.R17': `R17: El banco no pudo usar un campo, o sospecha un fraude por el número de
    cuenta.`,
  'code.R20': 'R20: La cuenta no puede recibir este tipo de pagos.',
  'code.R23': 'R23: El destinatario rechazó el pago.',
  'code.R24': 'R24: El banco recibió el mismo pago dos veces.',
  'code.R29': 'R29: La empresa no autorizó el cargo.',
  'code.C01': 'C01: Hay que corregir el número de cuenta.',
  'code.C02': 'C02: Hay que corregir el número de ruta.',
  'code.C05': 'C05: Hay que corregir el tipo de cuenta, corriente o de ahorros.',
});
