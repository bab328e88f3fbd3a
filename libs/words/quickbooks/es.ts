// Spanish: QuickBooks.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'why.books-closed': `Los libros están cerrados en QuickBooks para esta fecha. Reabra el periodo
    allí, o pregunte a su contador, y vuelva a intentarlo.`,
  'why.name-taken': `En QuickBooks ya hay algo con este nombre. Elija el nombre de QuickBooks para
    el nuestro, o cambie el nombre aquí o allí.`,
  'why.number-taken':
    'Otro documento en QuickBooks tiene este número. Revíselo allí antes de volver a intentarlo.',
  'why.inactive-there':
    'Se desactivó en QuickBooks. Reactívelo y reintente, créelo de nuevo o exclúyalo.',
  'why.gone-there':
    'Se eliminó en QuickBooks. Reintente para ver si volvió, créelo de nuevo o exclúyalo.',
  'why.reference-gone': `Algo a lo que se refiere (un cliente, un proveedor o una cuenta) se eliminó
    o se desactivó en QuickBooks. Corrija eso primero y vuelva a intentarlo.`,
  'why.reference-removed': `El cliente o proveedor al que pertenece se eliminó aquí, así que no se
    puede agregar. Regístrelo usted en QuickBooks y luego excluya este aquí.`,
  'why.excluded': 'Alguien lo excluyó. No irá a QuickBooks hasta que se incluya de nuevo.',
  'why.excluded-there': `Alguien lo excluyó. Lo que está en QuickBooks queda allí y no se actualiza
    hasta que se incluya de nuevo.`,
  'why.no-subscription':
    'La suscripción de QuickBooks venció. Renuévela allí y vuelva a intentarlo.',
  'why.not-allowed': `Quien conectó QuickBooks no tiene permiso para esto. Pida a un administrador
    de QuickBooks que lo conecte.`,
  'why.account-missing': `Necesita una cuenta: no se eligió ninguna, o la elegida ya no está activa
    en QuickBooks. Elija una en Ajustes y se sincronizará automáticamente.`,
  'why.changed-there': `El pago fue devuelto, pero alguien cambió esto en QuickBooks desde que lo
    agregamos ({parts}), así que no lo eliminamos. Elimínelo allí de todos modos, o consérvelo.`,
  'why.theirs-there': `El pago fue devuelto, pero este lo registró alguien en QuickBooks, así que no
    lo eliminamos. Elimínelo allí de todos modos, o consérvelo.`,
  'part.number': 'número',
  'part.date': 'fecha',
  'part.due': 'fecha de vencimiento',
  'part.total': 'monto',
  'part.vendor': 'proveedor',
  'part.lines': 'partidas',
  'part.memo': 'nota',
  'part.account': 'cuenta',
  'part.payment': 'otro pago a la misma factura',
  'part.other': 'otra cosa',
  'part.theirs': 'todo',
  'why.paid-again': `Este pago fue devuelto, sigue en QuickBooks y ahora se pagó de nuevo. Revíselo
    allí. Si se revirtió allí, por ejemplo con un ingreso, agregue el pago nuevo. Si no, reintente
    para actualizarlo. O exclúyalo.`,
  'why.moved-there': `Alguien cambió en QuickBooks a qué cliente o proveedor pertenece esto. Vuelva
    a ponerlo como estaba allí y reintente, o exclúyalo. Si allí se combinaron dos, desvincule el
    cliente o proveedor y elija el otro.`,
  'why.pays-another': `Alguien anuló este pago en QuickBooks o cambió a qué se aplica. Aplíquelo
    allí a su propia factura y reintente, o exclúyalo.`,
  'why.not-understood': 'QuickBooks lo rechazó. Su mensaje está abajo.',
  'why.odd-answer': `QuickBooks envió una respuesta que no entendemos. Lo intentamos de nuevo cada
    noche, o puede reintentar ahora. Nada se agrega dos veces.`,
  'why.away': `QuickBooks no responde desde hace días. Lo intentamos de nuevo cada noche, o puede
    reintentar ahora.`,
  'why.unforeseen': `Ocurrió un error inesperado. Lo intentamos de nuevo cada noche, o puede
    reintentar ahora. Si sigue pasando, avise al administrador de su servidor.`,
  'why.review': `{count, plural, one {# registro} many {# de registros} other {# registros}} en
    QuickBooks {count, plural, one {puede ser el mismo} many {pueden ser el mismo} other {pueden ser
    el mismo}}. ¿Es {name}?`,
  'why.review-other-kind': `{kind, select, customer {Un cliente} vendor {Un proveedor} employee {Un
    empleado}} en QuickBooks tiene el mismo nombre, y QuickBooks no permite nombres repetidos. Elija
    otro nombre para el nuestro; el de ellos queda como está.`,
  'why.review-inactive': `{name} está inactivo en QuickBooks, pero conserva este nombre. Reactívelo
    y vincúlelo, o elija otro nombre.`,
  'why.review-paper': `{count, plural, one {Un documento} other {# documentos}} en QuickBooks
    {count, plural, one {puede} other {pueden}} ser este. ¿Es {number,
    select, none {el que no tiene número} other {el número {number}}} del {date, date}?`,
  'why.review-part-paid': `Una factura en QuickBooks ({date, date}) está vinculada con otro pago
    suyo y sigue abierta. Si este paga el resto, registre el pago allí y excluya el nuestro. Si es
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
  'why.review-other-vendor': `QuickBooks ya tiene esta factura con otro proveedor: {name}, {date,
    date}. Si es el mismo proveedor, desvincule el nuestro y vincule ese, o excluya esta factura. Si
    es otra factura, agregue la nuestra.`,
  'why.held': 'Espera a {what}.',
  'why.held-by-excluded': `{what} fue excluido, y esto no puede ir a QuickBooks sin eso. Inclúyalo
    de nuevo o excluya también esto.`,
  'why.differs': `{count, plural, one {Un valor} other {# valores}} en QuickBooks {count, plural,
    one {es diferente} other {son diferentes}}.`,

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
