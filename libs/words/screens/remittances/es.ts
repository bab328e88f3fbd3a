// Spanish: remittance advice: what each vendor is told of its money, to be printed.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  title: 'Aviso de pago',
  'title-of': 'Aviso de pago, {batch}',
  lead: 'Una página por proveedor. Se envía por correo cuando el pago se liquida.',
  print: 'Imprimir',
  'load-failed': 'No se pudieron cargar los avisos de pago',
  none: 'Ningún pago de este lote va a un proveedor.',

  // A sheet
  'sheet-for': 'Aviso de pago para {payee}',
  'paid-to': 'Pagado a',
  'into-account': 'Cuenta',
  arrived: 'Llegó',
  arrives: 'Llega',
  amount: 'Monto',

  // What is paid
  'what-is-paid': 'Pagos a {payee}',
  for: 'Concepto',
  trace: 'Número de rastreo',
  total: 'Total',
  invoice: 'Factura {number}',
  payment: 'Pago {id}',
  'no-job': 'Sin trabajo',
});
