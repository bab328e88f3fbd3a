// Spanish: many prices changed in one step.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  'change-prices': 'Cambiar precios',
  lead: 'Suba o baje muchos precios a la vez. Las cotizaciones ya escritas conservan los suyos.',
  'back-to-book': 'Volver a la lista de precios',
  how: 'Cómo',
  'preview-failed': 'No se pudieron calcular los precios nuevos',
  'prices-changed': 'Precios cambiados',
  'new-price-of': `{count, plural, one {Un artículo tiene su precio nuevo} other {# artículos
    tienen su precio nuevo}}.`,
  'change-failed': 'No se pudieron cambiar los precios',
  'categories-failed': 'No se pudieron cargar las categorías',
  'loading-categories': 'Cargando categorías...',
  overtaken: 'Los precios cambiaron después de la vista previa',
  'show-again': 'Mostrar otra vez los precios nuevos',
  'nothing-written': 'No se escribió nada. Revíselos otra vez y luego decida.',
  'no-new-prices': 'Todavía no hay precios nuevos',
  'say-how': `Diga cómo deben cambiar los precios y vea cada artículo con su precio anterior y el
    nuevo antes de que se escriba algo.`,

  // The rule
  'which-items': 'Qué artículos',
  'all-items': 'Todos los artículos',
  'all-services': 'Todos los servicios',
  'all-materials': 'Todos los materiales',
  'category.service': '{name} (servicios, {count})',
  'category.material': '{name} (materiales, {count})',
  'what-changes': 'Qué cambia',
  'target.price': 'Precio estándar',
  'target.cost': 'Precio de costo',
  'target.both': 'Ambos',
  direction: 'Dirección',
  'direction.up': 'Subir',
  'direction.down': 'Bajar',
  by: 'En',
  'by.percent': 'Por ciento',
  'by.amount': 'Dólares',
  percent: 'Porcentaje',
  amount: 'Monto',
  rounding: 'Redondeo',
  'rounding.none': 'Al centavo',
  'rounding.quarter': 'A 25 centavos',
  'rounding.half': 'A 50 centavos',
  'rounding.dollar': 'A dólares enteros',
  'rounding-help': 'Al más cercano; justo entre dos, al más alto.',
  'show-prices': 'Mostrar los precios nuevos',

  // The preview
  item: 'Artículo',
  price: 'Precio',
  cost: 'Costo',
  margin: 'Margen',
  from: 'de ',
  to: ' a ',
  stays: '{category} · queda como está',
  'new-prices': 'Precios nuevos ({count})',
  'change-count': 'Cambiar {count, plural, one {# precio} other {# precios}}',
  'change-asked': '¿Cambiar {count, plural, one {# precio} other {# precios}}?',
  'old-and-new': 'Precios anteriores y nuevos',
  'no-items': 'No se encontraron artículos',
  'nothing-to-change': 'Aquí no hay nada que cambiar. Elija otros artículos.',
  'change-means': `Desde ahora las cotizaciones nuevas toman los precios nuevos. Puede deshacer
    el cambio mientras sea el último.`,
  losses: `{count, plural, one {Un artículo costaría más de lo que deja} other {# artículos
    costarían más de lo que dejan}}.`,

  // Earlier changes
  earlier: 'Cambios anteriores',
  'earlier-failed': 'No se pudieron cargar los cambios anteriores',
  'show-more': 'Mostrar más',
  'before-undone': 'Se deshizo el cambio anterior',
  changed: `{target, select, price {Precios estándar} cost {Precios de costo} other {Precios
    estándar y de costo}} {way, select, up {más {size}} down {menos {size}} other
    {redondeados}}{rounding, select, quarter {, a 25 centavos} half {, a 50 centavos} dollar {, a
    dólares enteros} other {}}`,
  'items-by': '{count, plural, one {# artículo} other {# artículos}}, {by},',
  undo: 'Deshacer',
  'undo-asked': '¿Deshacer el último cambio?',
  'undo-means': `Cada artículo recupera su precio anterior. Los precios que se cambiaron después
    quedan como están.`,
  undone: 'Cambio deshecho',
  'old-price-of': `{count, plural, one {Un artículo tiene otra vez su precio anterior} other {#
    artículos tienen otra vez su precio anterior}}.`,
  'undo-failed': 'No se pudo deshacer el cambio',
});
