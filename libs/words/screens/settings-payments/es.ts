// Spanish: settings of vendor payments and of the bank they go through.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Vendor payments
  payments: 'Pagos a proveedores',
  'payments-lead': 'Quién los aprueba, cuánto puede salir y qué se avisa a los proveedores.',
  'too-few': 'Esto requiere {count} personas que puedan aprobar pagos',
  'too-few-why': `{count, plural, one {Hay una} other {Hay #}}: algunos pagos nunca podrían
    aprobarse. Agregue primero un administrador o un contador, o exija menos.`,
  'add-person': 'Agregar una persona',
  'not-the-planner': 'Quien creó un pago no lo aprueba',
  'two-above': 'Dos personas aprueban a partir de ($)',
  'most-for-one': 'Máximo por pago ($)',
  'most-in-day': 'Máximo por día ($)',
  'no-limit': 'Sin límite',
  never: 'Nunca',
  'hold-lapsed': 'Retener pagos a proveedores con el seguro vencido',
  'mail-vendors': 'Escribir a los proveedores cuando su dinero llegó y cuando fue devuelto',

  // What the bank’s agreement says
  bank: 'Banco (ACH)',
  'bank-lead': 'Lo que dice el contrato ACH de su banco. Aparece en cada archivo de pagos.',
  'part.odfiRoutingNumber': 'Número de ruta del banco',
  'part.destinationName': 'Nombre del destino',
  'part.destinationRoutingNumber': 'Número de ruta del destino',
  'part.immediateOrigin': 'Origen inmediato',
  'part.originName': 'Nombre del origen',
  'part.companyName': 'Nombre de la empresa',
  'part.companyId': 'Identificación de la empresa',
  'part.entryDescription': 'Descripción de la entrada',
  'part.cutOff': 'Hora límite',
  'part.sameDayCutOff': 'Hora límite del mismo día',
  'part-help.odfiRoutingNumber': 'ODFI: el banco que envía los pagos.',
  'part-help.destinationRoutingNumber': 'Destino inmediato: casi siempre el mismo número.',
  'part-help.immediateOrigin': 'Asignado por el banco, a menudo 1 y su EIN.',
  'part-help.companyName': '16 caracteres que los proveedores leen en sus estados de cuenta.',
  'part-help.entryDescription': 'También en el estado de cuenta, por ejemplo VENDOR PMT.',
  'cut-off-help': 'Hora del Este. Lo que se procesa más tarde sale el siguiente día bancario.',
  'same-day-help': 'Hora del Este. Déjelo vacío si el banco no ofrece pagos el mismo día.',
  'arrives-after': 'El dinero llega después de',
  'lead-days.1': 'Un día bancario',
  'lead-days.2': 'Dos días bancarios',

  // How the company stands with its bank
  connection: 'Conexión',
  'needs-correcting': 'Por corregir',
  'not-set-up': 'Sin configurar',
  simulated: 'Simulado',
  ready: 'Listo',
  wrong: 'No se puede pagar a los proveedores antes de corregir esto',
  'wrong-why': ': {message}',
  'before-real': 'Antes de conectar un banco real',
  'cannot-pay':
    'Aún no se puede pagar a los proveedores. Entretanto los pagos se pueden planear y aprobar.',
  'still-to-come': 'Aún por recibir de su banco:',
  'still-missing': 'Aún falta:',
  'files-go-to': 'Los archivos van a',
  'way.simulated': 'Un banco simulado, no se mueve dinero',
  'way.folder': 'Una carpeta de este equipo; una persona lleva los archivos',
  'way.sftp': 'SFTP',
  'last-sent': 'Último archivo enviado',
  'last-answer': 'Última respuesta del banco',
  'none-yet': 'Ninguno todavía',
  'in-every-file': 'Ahora en cada archivo',
});
