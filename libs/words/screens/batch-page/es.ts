// Spanish: the page of a batch.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  batch: 'Lote',
  'no-such-batch': 'No hay ningún lote {id}.',
  life: 'Avance del lote',
  proof: 'Conciliación',

  // Its head
  simulated: 'Banco simulado: no se mueve dinero',
  'tell-the-bank': 'Elegir su respuesta',
  'and-sum': '{contents}, {amount}',
  'and-sum-arriving': '{contents}, {amount}, en las cuentas de los proveedores el {day, date}',
  'and-sum-rest-arriving':
    '{contents}, {amount}, el resto en las cuentas de los proveedores el {day, date}',
  'tests-carry-none': '. No se mueve dinero: cada una prueba una cuenta.',
  'chosen-in-batch': '{chosen} seleccionados, {count} en el lote, {left} sin incluir',
  'chosen-in-file': '{chosen} seleccionados, {count} en el archivo, {left} sin incluir',
  'bank-said': 'Qué dijo el banco',
  'bank-accepted-it': 'El banco lo aceptó',
  'bank-rejected-it': 'El banco lo rechazó',
  remittance: 'Aviso de pago',

  // How it ended
  'stopped-itself': 'Se detuvo automáticamente: no se envió nada',
  'stopped-itself-means': `No se pagó a nadie. Todos los pagos están de nuevo en Aprobados.
    Corrija el problema y procéselos otra vez.`,
  'was-stopped': 'Detenido: no se envió nada',
  'was-stopped-means': 'Todos los pagos están de nuevo en Aprobados.',
  'select-again': `{count, plural, one {Seleccionarlo de nuevo} other {Seleccionar estos # de
    nuevo}}`,
  'tests-wait': 'Espera hasta el {day, date}',
  'tests-wait-means': 'Hoy ya no se pueden crear más archivos para el banco.',
  'none-tried': 'No se probó ninguna cuenta',
  'none-tried-means': 'Envíe cada prueba otra vez desde la página de su proveedor.',
  'bank-rejected': 'El banco rechazó el archivo',
  'bank-rejected-means': `Todos los pagos están de nuevo en Aprobados, o en Pendientes si
    requieren dos aprobaciones. Corrija el problema y procéselos otra vez.`,
  'rejected-late-means': `El banco ya había aceptado este archivo, así que llame al banco. Todos los
    pagos están de nuevo en Pendientes. Apruébelos otra vez cuando esté seguro de que ninguno se
    pagó.`,

  // Its stations
  'station.open': 'Abierto',
  'station.stopped': 'Detenido',
  'station.written': 'Archivo creado',
  'station.submitted': 'Enviado',
  'station.accepted': 'Aceptado',
  'station.rejected': 'Rechazado por el banco',
  'station.settled': 'Liquidado',
  chose: '{who} seleccionó {count}',
  'ended-by': '{who}: {reason}',
  'file-and-left-out': '{file}, {count} sin incluir',
  arrived: '{count, plural, one {# llegó} other {# llegaron}}',
  'came-back': '{count, plural, one {# devuelto} other {# devueltos}}',

  // Its sums
  'to-the-cent': 'Cuadra al centavo',
  agrees: 'Cuadra',
  'does-not-agree': 'No cuadra',
  'sum.here': '{count, plural, one {# pago aquí} other {# pagos aquí}}',
  'sum.recorded': 'Como se registró',
  'sum.read-back': 'En el archivo, {count} registros',
  'sum.control': 'Registro de control del archivo',
  'sum.settled': 'Liquidado, {count}',
  'sum.returned': 'Devuelto, {count}',
  'sum.rejected': 'Rechazado con el archivo',
  'sum.open': 'En camino',
  'sum.missing': 'Sin explicar',

  // What is not in it
  'at-risk': 'En riesgo ({count})',
  'at-risk-means': 'Quedará fuera del archivo si no se corrige antes de que el lote vaya al banco',
  'left-out': 'Sin incluir ({count})',
  'left-out-means': 'Elegidos para este lote, pero no se pagaron con él',
  'was-not-ready': 'No estaba listo cuando se creó el archivo.',
  'open-vendor': 'Abrir proveedor',

  // Its entries
  entries: 'Registros',
  'entries-lead': 'Si llama al banco, tenga a la mano el número de rastreo',
  'kind.CCD': 'Cuentas de empresas (CCD)',
  'kind.PPD': 'Cuentas personales (PPD)',
  'kind.none': 'No están en el archivo',
  'kind.chosen': 'Seleccionados',
  vendor: 'Proveedor',
  account: 'Cuenta',
  trace: 'Número de rastreo',
  amount: 'Monto',
  outcome: 'Resultado',
  actions: 'Acciones',
  'bank-said-of': 'Qué dijo el banco de {payee}',
  'bank-sent-back': 'El banco lo devolvió',
  'outcome.returned': 'Devuelto {code}',
  'outcome.settled': 'Liquidado',
  'outcome.settled-on': 'Liquidado el {day, date}',
  'outcome.arrives': 'Llega el {day, date}',
  'outcome.sent': 'En camino',
  'outcome.rejected': 'Rechazado con el archivo',
  'outcome.left-out': 'No enviado',
  'outcome.waits': 'En espera',
  'outcome.at-risk': 'En riesgo',
  correction: 'Corrección {code}',
  'ask-the-bank': 'Esta corrección no se puede aplicar aquí. Pregunte al banco.',

  // What came back
  'payment-came-back': 'El pago {id} a {payee} fue devuelto',
  'was-paid-again': 'Se pagó de nuevo a {payee}',
  'did-not-get-it': '{payee} no recibió el pago',
  'enter-account': 'Ingresar la cuenta',
  'pay-again': 'Pagar de nuevo',
  'open-payment': 'Abrir pago',
  'paid-again': 'Pagado de nuevo.',
  'paid-again-with': 'Pagado de nuevo con',
  'on-its-way-again': 'De nuevo en camino.',
  'on-its-way-again-with': 'De nuevo en camino con',
  'now-void': 'El pago se anuló. No se pagará nada más por él.',
  'now-pending': 'El pago espera aprobación de nuevo.',
  'now-ready': 'Aprobado de nuevo, listo para pagar.',
  'waits-for-account': 'El pago está en Aprobados, retenido hasta que se confirme otra cuenta.',
  'held-back': 'Retenido:',

  // Its file
  'bank-file': 'Archivo del banco',
  download: 'Descargar',
  'download-failed': 'No se pudo descargar el archivo',
  name: 'Nombre',
  written: 'Creado',
  'written-at': '{day, date}, {time}, hora del Este',
  'file-of-day': 'Número de archivo del día',
  'bank-answer': 'Respuesta del banco',
  rejected: 'Rechazado el',
  accepted: 'Aceptado el',
  'no-answer': 'Todavía ninguna',
  'cannot-be-read': `Este archivo ya no se puede leer: se eliminaron los datos personales de un
    proveedor que está en él.`,
  size: 'Tamaño',
  'size-is': '{lines} líneas, {bytes, number} bytes',
  business: 'Empresas, CCD',
  personal: 'Personales, PPD',
  debits: 'Débitos',
  'entries-addenda': 'Registros y adendas',
  'entry-hash': 'Hash de registros',
  hash: 'SHA-256',
  copy: 'Copiar',
  'copy-hash': 'Copiar el SHA-256',
  'hash-copied': 'SHA-256 copiado',

  // Keys
  'key.next': 'Registro siguiente',
  'key.before': 'Registro anterior',
  'key.download': 'Descargar el archivo',
});
