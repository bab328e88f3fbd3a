// Spanish: where one of our records stands in QuickBooks, on its own page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  there: 'En QuickBooks como {what} {id}',
  'there-since': 'En QuickBooks como {what} {id}, {day}',
  opens: '{there} (se abre en otra pestaña)',
  'what.customer': 'cliente',
  'what.job': 'subcliente',
  'what.estimate': 'cotización',
  'what.vendor': 'proveedor',
  'what.bill': 'factura',
  'what.bill-payment': 'pago de factura',
  'state.waiting': 'En espera de sincronización',
  'state.failed': 'No se sincronizó. Ver por qué',
  gone: 'Eliminado o inactivo en QuickBooks. Revisar',
  'state.review': 'Posible coincidencia. Revisar',
  'state.differs': 'Diferente en QuickBooks. Revisar',
  'state.excluded': 'Excluido de QuickBooks',
  'not-there': 'No está en QuickBooks',
  add: 'Agregar a QuickBooks',
  added: 'Se está agregando a QuickBooks',
  'not-added': 'No se pudo agregar a QuickBooks',
});
