// Spanish: what is done with a payment: approving, rejecting, voiding.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // What can be done
  'act.edit': 'Editar',
  'act.approve': 'Aprobar pago',
  'act.take-back': 'Deshacer aprobación',
  'act.reject': 'Rechazar',
  'act.void': 'Anular',

  // Rejecting, voiding
  'reject-title': 'Rechazar pago',
  'reject-lead':
    'El pago vuelve a Pendientes con su motivo, y las aprobaciones anteriores ya no cuentan.',
  'amount-wrong': 'El monto está mal',
  'not-finished': 'Trabajo sin terminar',
  'invoice-missing': 'Falta la factura',
  'wrong-vendor': 'Proveedor equivocado',
  rejecting: 'Rechazando...',
  rejected: 'Pago rechazado',
  'reject-failed': 'No se pudo rechazar el pago',
  'void-title': 'Anular pago',
  'void-lead': 'El pago nunca se hará. Queda registrado con su motivo. Esto no se puede deshacer.',
  'paid-otherwise': 'Pagado de otra forma',
  'entered-twice': 'Registrado dos veces',
  waived: 'El proveedor lo condonó',
  voiding: 'Anulando...',
  voided: 'Pago anulado',
  'void-failed': 'No se pudo anular el pago',

  // Why somebody else approves it
  'nobody-can': 'Nadie aquí puede aprobarlo',
  'second-person': 'En espera de una segunda aprobación',
  'you-noted': 'Usted registró que no se pagó, así que otra persona debe aprobarlo',
  'you-created': 'Usted lo creó, así que otra persona debe aprobarlo',
  'you-changed': 'Usted lo cambió, así que otra persona debe aprobarlo',

  // Approving one
  'approve-title': 'Aprobar pago a proveedor',
  'looked-again': 'Ya revisé los cambios',
  'was-rejected': 'Rechazado antes',
  'confirm-one': 'Confirme la aprobación de este pago a proveedor',
  and: 'y',
  'to-account': 'A la cuenta',
  'no-account': 'Todavía ninguna. El pago queda retenido hasta que haya una',
  'first-approval': 'Primera aprobación',
  approved: 'Pago aprobado',
  undo: 'Deshacer',
  'another-approves': 'Una segunda persona debe aprobarlo antes de que se pueda pagar.',
  'approve-failed': 'No se pudo aprobar el pago. Inténtelo de nuevo.',

  // Approving several
  'confirm-several': 'Confirme la aprobación de {count} pagos a proveedores,',
  'in-all': 'en total',
  'approve-several': 'Aprobar {count, plural, one {# pago} other {# pagos}}',
  close: 'Cerrar',
  'done-approved': '{count, plural, one {# aprobado} other {# aprobados}}',
  'done-pending': '{count, plural, one {# de nuevo pendiente} other {# de nuevo pendientes}}',
  'some-changed': 'Algunos pagos cambiaron después de que usted abrió esto',
  'not-waiting': '{payee}: ya no está en espera de aprobación.',
  'invoices-here': `{count, plural, one {Una de estas facturas ya se había registrado} other {# de
    estas facturas ya se habían registrado}}`,
  'same-bill-below': `Asegúrese de que no está pagando dos veces la misma factura. Los duplicados
    están marcados abajo.`,
  'with-invoice': '{payee}, factura {number}',

  // What the approval led to
  'count-ready': '{count, plural, one {# listo para pagar.} other {# listos para pagar.}}',
  'count-later': '{count} para más adelante.',
  'count-held': '{count, plural, one {# retenido: {why}.} other {# retenidos: {why}.}}',
  'count-second': `{count, plural, one {# necesita una segunda aprobación.} other {# necesitan
    una segunda aprobación.}}`,
  'approved-alone': `Usted es la única persona que puede aprobar pagos, así que {count, plural, one
    {este queda aprobado} other {# de estos quedan aprobados}} solo por usted. Agregue a una segunda
    persona en Ajustes.`,

  // What is different since it was looked at
  'part.vendor': 'Proveedor',
  'part.job': 'Trabajo',
  'part.labor': 'Mano de obra',
  'part.materials': 'Materiales',
  'part.labor-and-materials': 'Mano de obra y materiales',
  'part.total': 'Total',
  'part.date': 'Fecha',
  'part.invoice': 'Factura',
  'part.notes': 'Notas',
  'part.status': 'Estado',
  none: 'ninguno',
  'is-now': '{what}: antes {before}, ahora {after}.',
  'changed-by': '{who} cambió este pago después de que usted lo abrió',
  'changed-by-somebody': 'Alguien cambió este pago después de que usted lo abrió',
  'look-again': 'Revíselo de nuevo antes de decidir.',
});
