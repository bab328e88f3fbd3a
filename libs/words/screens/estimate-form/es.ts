// Spanish: the form of an estimate, in wizards and on its page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The client
  client: 'Cliente',
  'new-short': 'Nuevo',
  'new-client': 'Nuevo cliente',
  'search-clients': 'Buscar por nombre, correo o dirección',
  'add-name': 'Agregar a {name}',
  'a-new-client': 'Un cliente nuevo',
  'loading-clients': 'Cargando clientes...',
  'no-clients-found': 'No se encontraron clientes',
  'no-clients-yet': 'Todavía no hay clientes. Presione Nuevo para agregar el primero.',
  'client-stays':
    'Esta cotización ya se envió a este cliente. Duplíquela para enviarla a otra persona.',
  // The project
  'project-title': 'Título del proyecto',
  'title-example': 'p. ej., Reemplazo de techo',
  'service-address': 'Dirección de la obra',
  'address-example': 'Calle, ciudad, estado y código postal (ZIP)',
  'project-description': 'Descripción del proyecto',
  'description-help': 'Unas cuantas frases sobre el trabajo',
  'valid-until': 'Válida hasta',
  'tax-rate': 'Tasa de impuesto (%)',
  facts: 'Pendiente, inicio estimado y garantía',
  optional: 'Opcional',
  'period-from': '{name}, desde',
  'period-until': 'hasta',
  // Lines
  'line-items': 'Partidas',
  'add-line': 'Agregar partida',
  'from-book': 'De la lista de precios',
  'from-template': 'Agregar de una plantilla',
  section: 'Sección',
  'save-template': 'Guardar como plantilla',
  undo: 'Deshacer (Ctrl Z)',
  // Terms
  discount: 'Descuento',
  deposit: 'Anticipo',
  'in.discount': 'Descuento en',
  'in.deposit': 'Anticipo en',
  'by.amount': 'Dólares',
  'by.percent': 'Porcentaje',
  tax: 'Impuesto (%)',
  fee: 'Cargo por pago con tarjeta (%)',
  'fee-help': `Se agrega como una partida aparte: un porcentaje del subtotal después de descuento e
    impuesto.`,
  'tax-taken': 'El impuesto se aplica',
  'basis.undiscounted': 'Antes del descuento',
  'basis.discounted': 'Después del descuento',
  // The words around the offer
  'work-kind': 'Tipo de trabajo',
  'work-kind-help': 'Llena sus textos y condiciones habituales. Lo que ya escribió se conserva.',
  'message-client': 'Mensaje para el cliente',
  'message-help': 'Aparece al principio de la cotización.',
  'client-notes': 'Notas para el cliente',
  'client-notes-help': 'Aparecen al final de la cotización.',
  'internal-notes': 'Notas internas',
  'internal-notes-help': 'Solo las ve su equipo.',
  // The review
  project: 'Proyecto',
  'no-title': 'Aún sin título',
  'valid-until-day': 'Válida hasta el {day, date}',
  address: 'Dirección',
  'no-address': 'Aún sin dirección',
  'nobody-chosen': 'Todavía sin cliente',
  'no-email': 'Todavía sin correo electrónico. Puede agregarlo cuando la envíe.',
  'no-lines': 'Todavía no hay partidas. Su cliente vería un total de $0.00.',
  'not-taxed': 'sin impuesto',
  // Totals
  subtotal: 'Subtotal',
  'discount-share': 'Descuento ({percent}%)',
  'tax-share': 'Impuesto ({percent}%)',
  'fee-share': 'Cargo por pago con tarjeta ({percent}%)',
  total: 'Total',
  'deposit-due': 'Anticipo al aprobar',
  'deposit-due-share': `Anticipo al aprobar ({percent}% del
    {basis, select, total {total} other {subtotal}})`,
  'margin-staff': 'Margen (solo su equipo)',
  'our-cost': 'Nuestro costo',
  margin: 'Margen',
  'estimate-summary': 'Resumen de la cotización',
  summary: 'Resumen',
  // Steps
  'step-of': 'Paso {step} de {steps}: {title}',
});
