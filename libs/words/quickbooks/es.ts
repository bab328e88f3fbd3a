// Spanish: QuickBooks.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'why.books-closed': `QuickBooks cerró sus libros hasta esta fecha. Abra el período allí, o
    pregunte a su contador, y vuelva a intentarlo.`,
  'why.name-taken': `Otra persona en QuickBooks tiene este nombre. Diga cómo se llama allí el
    nuestro, o cambie el nombre aquí o allí.`,
  'why.number-taken': `QuickBooks tiene otro documento con este número. Mírelo allí antes de
    volver a intentarlo.`,
  'why.inactive-there':
    'Se desactivó en QuickBooks. Reactívelo y reintente, créelo de nuevo o exclúyalo.',
  'why.gone-there':
    'Se eliminó en QuickBooks. Reintente para ver si volvió, créelo de nuevo o exclúyalo.',
  'why.reference-gone': `Algo a lo que se refiere (un cliente, un proveedor, una cuenta) se eliminó
    o se desactivó en QuickBooks. Mire eso primero y vuelva a intentarlo.`,
  'why.reference-removed': `El cliente o proveedor al que pertenece se eliminó aquí, así que no se
    puede agregar. Ingréselo usted en QuickBooks y luego exclúyalo aquí.`,
  'why.excluded': 'Alguien lo excluyó. No irá a QuickBooks hasta que se incluya de nuevo.',
  'why.no-subscription':
    'La suscripción de QuickBooks terminó. Renuévela allí y vuelva a intentarlo.',
  'why.not-allowed': `Quien conectó QuickBooks no puede hacer esto allí. Pida a un administrador
    de QuickBooks que lo conecte.`,
  'why.account-missing': `Le falta una cuenta: no se eligió ninguna, o la elegida ya no está activa
    en QuickBooks. Elija una en Ajustes y se sincronizará automáticamente.`,
  'why.changed-there': `El pago fue devuelto, pero alguien cambió esto en QuickBooks desde que lo
    agregamos ({parts}), así que no lo eliminamos. Elimínelo allí de todos modos, o consérvelo.`,
  'why.theirs-there': `El pago fue devuelto, pero alguien ingresó este en QuickBooks, así que no lo
    eliminamos. Elimínelo allí de todos modos, o consérvelo.`,
  'part.number': 'número',
  'part.date': 'fecha',
  'part.due': 'fecha de vencimiento',
  'part.total': 'monto',
  'part.vendor': 'proveedor',
  'part.lines': 'líneas',
  'part.memo': 'nota',
  'part.account': 'cuenta',
  'part.payment': 'otro pago de la factura',
  'part.other': 'otra cosa',
  'part.theirs': 'todo',
  'why.paid-again': `Este pago fue devuelto, usted lo conservó en QuickBooks y ahora se pagó de
    nuevo. Revíselo allí y reintente para actualizarlo, o exclúyalo.`,
  'why.moved-there': `Alguien cambió en QuickBooks a qué cliente o proveedor pertenece. Corríjalo
    allí y reintente, o exclúyalo. Si allí se combinaron dos, desvincule el cliente o proveedor y
    elija el otro.`,
  'why.pays-another': `Alguien anuló este pago en QuickBooks o cambió lo que paga. Aplíquelo allí a
    su propia factura y reintente, o exclúyalo.`,
  'why.not-understood': 'QuickBooks lo rechazó. Su mensaje está abajo.',
  'why.odd-answer': `QuickBooks dio una respuesta que no entendemos. Lo intentamos cada noche, o
    puede reintentar ahora. Nada se agrega dos veces.`,
  'why.away':
    'QuickBooks no responde desde hace días. Lo intentamos cada noche, o puede reintentar ahora.',
  'why.unforeseen': `Ocurrió un error inesperado. Lo intentamos cada noche, o puede reintentar
    ahora. Si sigue pasando, avise al administrador del servidor.`,
  'why.review': `{count, plural, one {# registro} many {# de registros} other {# registros}} en
    QuickBooks {count, plural, one {puede ser el mismo} many {pueden ser el mismo} other {pueden ser
    el mismo}}. ¿Es {name}?`,
  'why.review-other-kind': `{kind, select, customer {Un cliente} vendor {Un proveedor} employee
    {Un empleado}} en QuickBooks tiene el mismo nombre, y allí un nombre existe una sola
    vez. Diga con qué nombre se agrega el nuestro; el de ellos queda como está.`,
  'why.review-inactive': `{name} está inactivo en QuickBooks, pero conserva este nombre. Reactívelo
    y vincúlelo, o elija otro nombre.`,
  'why.review-paper': `{count, plural, one {Un documento} other {# documentos}} en QuickBooks
    {count, plural, one {puede} other {pueden}} ser este. ¿Es {number,
    select, none {el que no tiene número} other {el número {number}}} del {date, date}?`,
  'why.review-part-paid': `Una factura en QuickBooks ({date, date}) está vinculada con otro pago
    suyo y sigue abierta. Si esto paga el resto, registre el pago allí y excluya el nuestro. Si es
    otra factura, agréguela.`,
  'why.review-paid-there': `La factura ya está pagada en QuickBooks con un pago por otro monto
    ({date, date}). Revíselo allí y excluya el nuestro si es el mismo dinero.`,
  'why.review-taken': `{name} en QuickBooks ya está vinculado con otro registro aquí, quizás
    archivado. Use ese y excluya este, o cree uno nuevo allí.`,
  'why.review-paid-otherwise': `La factura ya está pagada en QuickBooks, pero con tarjeta o
    desde otra cuenta ({date, date}). Vincúlelo solo si es el mismo dinero. Si se pagó dos
    veces al proveedor, quite ese pago de la factura en QuickBooks y luego agregue el nuestro.`,
  'why.review-expense': `QuickBooks ya tiene un gasto o cheque a este proveedor por este monto
    ({date, date}). Si es el mismo dinero, excluya el nuestro. Si no, agréguelo.`,
  'why.held': 'Espera a {what}.',
  'why.held-by-excluded': `{what} fue excluido, y esto no puede ir a QuickBooks sin ello. Inclúyalo
    de nuevo o excluya también esto.`,
  'why.differs': `{count, plural, one {Un valor} other {# valores}} en QuickBooks {count,
    plural, one {es distinto} other {son distintos}}.`,

  'line.labor': 'Mano de obra',
  'line.materials': 'Materiales',
  'line.tax': 'Impuesto',
  'line.fee': 'Cargo por pago con tarjeta',
  'line.discount': 'Descuento',

  'title.job': '{job} · {client}',
  'title.estimate': 'Cotización {number}',
  'title.bill': 'Factura de {payee}',
  'title.bill-payment': 'Pago a {payee}',
});
