// Spanish: settings of vendor payments and of the bank they go through.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Vendor payments
  payments: 'Pagos a proveedores',
  'payments-lead': 'Aprobaciones, límites y correos a los proveedores.',
  'too-few': 'Esto requiere {count} personas que puedan aprobar pagos',
  'too-few-why': `{count, plural, one {Usted tiene una} other {Usted tiene #}}, así que algunos
    pagos nunca se podrían aprobar. Agregue primero un administrador o un contador, o exija menos
    aprobaciones.`,
  'add-person': 'Agregar una persona',
  'only-you': 'Usted es la única persona que puede aprobar pagos',
  'only-you-means': `Hasta que una segunda persona haya tenido acceso durante un día y haya entrado,
    usted puede aprobar los pagos que crea.`,
  'not-the-planner': 'Quien crea un pago no puede aprobarlo',
  'two-above': 'Exigir dos aprobaciones por encima de ($)',
  'most-for-one': 'Límite por pago ($)',
  'most-in-day': 'Límite diario ($)',
  'no-limit': 'Sin límite',
  never: 'Nunca',
  'hold-lapsed': 'Retener pagos a proveedores con el seguro vencido',
  'mail-vendors': 'Enviar un correo a los proveedores cuando un pago llega o se devuelve',

  // What the bank’s agreement says
  bank: 'Banco (ACH)',
  'bank-lead': 'Ingrese estos datos del contrato ACH de su banco. Van en cada archivo de pagos.',
  'part.odfiRoutingNumber': 'Número de ruta del banco',
  'part.destinationName': 'Nombre del destino',
  'part.destinationRoutingNumber': 'Número de ruta del destino',
  'part.immediateOrigin': 'Origen inmediato',
  'part.originName': 'Nombre del origen',
  'part.companyName': 'Nombre de la empresa',
  'part.companyId': 'Identificación de la empresa',
  'part.entryDescription': 'Descripción del registro',
  'part.cutOff': 'Hora límite',
  'part.sameDayCutOff': 'Hora límite del mismo día',
  'part-help.odfiRoutingNumber': 'ODFI: el banco que envía los pagos.',
  'part-help.destinationRoutingNumber': 'Destino inmediato: casi siempre el mismo número.',
  'part-help.immediateOrigin': 'Lo asigna el banco; a menudo es un 1 y su EIN.',
  'part-help.companyName':
    'Hasta 16 caracteres; aparece en los estados de cuenta de los proveedores.',
  'part-help.entryDescription': 'También en el estado de cuenta, por ejemplo VENDOR PMT.',
  'cut-off-help':
    'Hora del Este. Los pagos que se procesan más tarde salen el siguiente día bancario.',
  'same-day-help': 'Hora del Este. Déjelo en blanco si su banco no ofrece pagos el mismo día.',
  'arrives-after': 'Los pagos llegan después de',
  'lead-days.1': 'Un día bancario',
  'lead-days.2': 'Dos días bancarios',

  // How the company stands with its bank
  connection: 'Conexión',
  'needs-correcting': 'Por corregir',
  'not-set-up': 'Sin configurar',
  simulated: 'Simulado',
  ready: 'Listo',
  wrong: 'No se puede pagar a los proveedores hasta corregir esto',
  'wrong-why': ': {message}',
  'before-real': 'Antes de conectar un banco real',
  'cannot-pay': 'Todavía no puede pagar a los proveedores, pero sí puede crear y aprobar pagos.',
  'still-to-come': 'Falta recibir de su banco:',
  'still-missing': 'Aún falta:',
  'files-go-to': 'Los archivos van a',
  'way.simulated': 'Un banco simulado: no se mueve dinero',
  'way.folder': 'Una carpeta de este servidor; alguien sube los archivos al banco',
  'way.sftp': 'SFTP',
  'last-sent': 'Último archivo enviado',
  'last-answer': 'Última respuesta del banco',
  'none-yet': 'Ninguno todavía',
  'in-every-file': 'Ahora en cada archivo',
});
