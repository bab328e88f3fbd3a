// Spanish: the page of a payment.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  payments: 'Pagos a proveedores',
  payment: 'Pago',
  'payment-to': 'Pago a {payee}',
  'does-not-exist': 'Este pago no existe.',
  life: 'Avance del pago',

  // Its head
  'for-work': ' por {work}',
  'for-no-job': ', sin trabajo',
  'with-invoice': ', factura {number}',
  'more-actions': 'Más acciones',
  'pay-with-approved': 'Pagar con los pagos aprobados',
  'edit-payment': 'Editar pago',
  'approve-payment': 'Aprobar pago',

  // What stands in its way
  'sent-back': 'Devuelto por el banco: {code}',
  'waits-for-another': 'En espera de otra persona',
  'held-back': 'Retenido',
  'held-back-for': `{count, plural, one {Retenido por # motivo} other {Retenido por # motivos}}`,
  rejected: 'Rechazado',
  'rejected-means': '{reason} Edítelo para enviarlo otra vez a aprobación, o anúlelo.',
  'nobody-can': 'Nadie aquí puede aprobar este pago',
  'add-person': 'Agregar una persona',
  'open-setting': 'Abrir el ajuste',
  'nobody-can-means': `{count, plural, one {Hace falta una persona más que pueda aprobarlo.} other
    {Hacen falta # personas más que puedan aprobarlo.}} Sus ajustes piden que no lo apruebe quien lo
    creó, o que lo aprueben dos personas por encima de cierto monto. Agregue un administrador o un
    contador, o cambie el ajuste.`,
  'one-of-two': 'Una de dos aprobaciones recibida',
  'one-of-two-means':
    '{who} lo aprobó. Los pagos por encima de este monto necesitan una segunda persona.',
  'is-void': 'Este pago está anulado',
  'is-void-means': 'Nunca se pagará. Queda registrado.',

  // What it is made of
  'the-payment': 'Detalles',
  labor: 'Mano de obra',
  materials: 'Materiales',
  total: 'Total',
  vendor: 'Proveedor',
  job: 'Trabajo',
  'no-job': 'Sin trabajo',
  scheduled: 'Programado',
  invoice: 'Factura',
  'no-invoice': 'Ninguna',
  account: 'Cuenta',
  'no-account': 'Todavía ninguna',
  batch: 'Lote',
  notes: 'Notas',

  // Its stations
  'station.planned': 'Creado',
  'station.approved': 'Aprobado',
  'station.came-back': 'Devuelto',
  'station.at-the-bank': 'En el banco',
  'station.paid': 'Pagado',
  'waits-to-be-edited': 'Rechazado: hay que editarlo',
  'first-of-two': '1 de 2: {who}',
  'waits-anew': 'Devuelto: {code}; hay que aprobarlo de nuevo',
  'waits-for-approval': 'Espera aprobación',
  'waits-to-be-paid': 'Espera pago',
  'code-means': '{code}: {meaning}',
});
