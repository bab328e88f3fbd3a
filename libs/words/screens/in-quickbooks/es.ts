// Spanish: where one of our records stands in QuickBooks, on its own page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  there: 'En QuickBooks como {what} {id}',
  'there-since': 'En QuickBooks como {what} {id}, {day}',
  opens: '{there} (se abre en otra pestaña)',
  'what.customer': 'cliente',
  'what.job': 'cliente',
  'what.estimate': 'cotización',
  'what.vendor': 'proveedor',
  'what.bill': 'factura',
  'what.bill-payment': 'pago de factura',
  'state.waiting': 'En camino a QuickBooks',
  'state.failed': 'No llegó a QuickBooks: ver por qué',
  gone: 'Eliminado o inactivo en QuickBooks: decidir',
  'state.review': 'QuickBooks tiene uno que puede ser el mismo: decidir',
  'state.differs': 'QuickBooks tiene otros valores: decidir',
  'state.excluded': 'Excluido de QuickBooks',
  'not-there': 'No está en QuickBooks',
  add: 'Agregar a QuickBooks',
  added: 'Va a QuickBooks',
  'not-added': 'No se agregó a QuickBooks',
});
