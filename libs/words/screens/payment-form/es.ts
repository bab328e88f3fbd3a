// Spanish: a payment that is planned or changed, and its invoice that is here already.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The dialog
  'create-payment': 'Crear pago',
  'edit-payment': 'Editar pago',
  'create-lead': 'El pago espera en Pendientes hasta que se apruebe.',
  'edit-lead': 'A quien ya lo aprobó se le pregunta de nuevo.',
  created: 'Pago creado',
  'create-failed': 'No se pudo crear el pago',
  open: 'Abrir',
  saved: 'Pago guardado',
  'save-failed': 'No se pudo guardar el pago',
  'save-changes': 'Guardar cambios',
  'create-all-the-same': 'Crear de todos modos',
  saving: 'Guardando...',

  // Fields
  vendor: 'Proveedor',
  'vendor-placeholder': 'Buscar por nombre o correo',
  'no-such-vendor': 'Ningún proveedor activo se llama así',
  'no-vendors': 'Todavía no hay proveedores',
  job: 'Trabajo',
  'job-placeholder': 'Sin trabajo: busque por título o cliente',
  'no-job': 'Sin trabajo',
  'no-jobs-found': 'No se encontraron trabajos',
  'no-jobs': 'Todavía no hay trabajos',
  searching: 'Buscando...',
  labor: 'Mano de obra',
  materials: 'Materiales',
  total: 'Total',
  amount: 'Monto',
  'scheduled-date': 'Fecha programada',
  'invoice-number': 'Número de factura',
  'invoice-help': 'El número que el propio proveedor puso en la factura. Va junto con el dinero.',
  notes: 'Notas',
  negative: 'Un monto no puede ser negativo',
  'at-most': 'Como máximo {most, money}',
  'over-limit': 'Más de los {limit} que puede tener un pago: quedará retenido.',

  // What its day means
  'day-past': 'Ese día ya pasó: se paga con el próximo archivo.',
  'too-soon': 'El banco no llega a nadie tan pronto. Llega el {day} como muy temprano.',
  'banks-closed': 'Los bancos cierran ese día. Llega el {day}.',
  earliest: 'El primer día en que puede llegar.',

  // The same invoice
  'same-paid': '{amount}, pagado el {day}.',
  'same-scheduled': '{amount}, {status}, programado para el {day}.',
  'here-already': 'La factura {number} ya está aquí',
  'here-already-as': 'La factura {number} ya está aquí: {payments}',
  payment: 'Pago {id}',
  'same-told': ': {text}',
  'not-the-same': 'Asegúrese de que no sea la misma factura.',

  // What speaks against it
  'insurance-ended': 'El seguro del proveedor terminó el {day, date}',
  'paid-all-the-same':
    'Se paga de todos modos, salvo que la configuración de pagos diga lo contrario.',
  'over-budget': '{over, money} sobre el presupuesto del trabajo',
  'over-budget-of':
    'Con esto, los proveedores de {title} suman más que su presupuesto de {budget, money}.',
});
