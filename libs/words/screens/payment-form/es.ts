// Spanish: a payment that is planned or changed, and its invoice that is here already.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The dialog
  'create-payment': 'Crear pago',
  'edit-payment': 'Editar pago',
  'create-lead': 'El pago se queda en Pendientes hasta que se apruebe.',
  'edit-lead': 'Quien ya lo haya aprobado tendrá que aprobarlo otra vez.',
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
  'no-such-vendor': 'Ningún proveedor activo con ese nombre',
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
  'invoice-help': 'El número de la factura del proveedor. Se envía con el pago.',
  notes: 'Notas',
  negative: 'Los montos no pueden ser negativos',
  'at-most': 'Lo máximo que puede escribir es {most, money}',
  'over-limit': 'Pasa del límite de {limit} por pago, así que quedará retenido.',

  // What its day means
  'day-past': 'Esta fecha ya pasó. Se pagará con el próximo archivo.',
  'too-soon': 'El banco no puede entregarlo tan pronto. Lo más pronto es el {day}.',
  'banks-closed': 'Los bancos cierran ese día. Llegará el {day}.',
  earliest: 'El primer día en que puede llegar.',

  // The same invoice
  'same-paid': '{amount}, pagado el {day}.',
  'same-scheduled': '{amount}, {status}, programado para el {day}.',
  'here-already': 'La factura {number} ya se había registrado',
  'here-already-as': 'La factura {number} ya se había registrado: {payments}',
  payment: 'Pago {id}',
  'same-told': ': {text}',
  'not-the-same': 'Asegúrese de que no sea la misma factura.',

  // What speaks against it
  'insurance-ended': 'El seguro del proveedor venció el {day, date}',
  'paid-all-the-same':
    'El pago se hará de todos modos, a menos que los ajustes de pagos digan otra cosa.',
  'over-budget': '{over, money} por encima del presupuesto del trabajo',
  'over-budget-of':
    'Con este pago, el costo de proveedores de {title} pasa de su presupuesto de {budget, money}.',
});
