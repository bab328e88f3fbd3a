// Spanish: many prices changed in one step.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  'change-prices': 'Cambiar precios',
  lead: 'Suba o baje muchos precios a la vez. Las cotizaciones existentes conservan los suyos.',
  'back-to-book': 'Volver a la lista de precios',
  how: 'Opciones',
  'preview-failed': 'No se pudieron calcular los precios nuevos',
  'prices-changed': 'Precios cambiados',
  'new-price-of': `{count, plural, one {# artículo tiene un precio nuevo} other {# artículos tienen
    precios nuevos}}.`,
  'change-failed': 'No se pudieron cambiar los precios',
  'categories-failed': 'No se pudieron cargar las categorías',
  'loading-categories': 'Cargando categorías...',
  overtaken: 'Los precios cambiaron después de la vista previa',
  'show-again': 'Ver los precios otra vez',
  'nothing-written': 'No se guardó nada. Revise los precios de nuevo y decida.',
  'no-new-prices': 'Todavía no hay precios nuevos',
  'say-how': `Elija cómo deben cambiar los precios. Verá el precio anterior y el nuevo de cada
    artículo antes de que se guarde algo.`,

  // The rule
  'which-items': 'Artículos',
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
  'by.percent': 'Porcentaje',
  'by.amount': 'Dólares',
  percent: 'Porcentaje',
  amount: 'Monto',
  rounding: 'Redondeo',
  'rounding.none': 'Al centavo',
  'rounding.quarter': 'A 25 centavos',
  'rounding.half': 'A 50 centavos',
  'rounding.dollar': 'A dólares enteros',
  'rounding-help': `Redondea al monto más cercano. A la mitad, redondea hacia arriba. “Al centavo”
    conserva cuatro decimales donde un precio tiene más de dos.`,
  'show-prices': 'Ver los precios nuevos',

  // The preview
  item: 'Artículo',
  price: 'Precio',
  cost: 'Costo',
  margin: 'Margen',
  from: 'de ',
  to: ' a ',
  stays: '{category} · sin cambio',
  'new-prices': 'Precios nuevos ({count})',
  'change-count': 'Cambiar {count, plural, one {# precio} other {# precios}}',
  'change-asked': '¿Cambiar {count, plural, one {# precio} other {# precios}}?',
  'old-and-new': 'Precios anteriores y nuevos',
  'no-items': 'No se encontraron artículos',
  'nothing-to-change': 'Aquí no hay nada que cambiar. Elija otros artículos.',
  'change-means': `Las cotizaciones nuevas usarán los precios nuevos. Puede deshacerlo mientras sea
    el último cambio.`,
  losses: `{count, plural, one {# artículo quedaría con un precio menor que su costo} other {#
    artículos quedarían con un precio menor que su costo}}.`,

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
  'undo-means':
    'Cada artículo vuelve a su precio anterior, excepto los precios que cambiaron desde entonces.',
  undone: 'Cambio deshecho',
  'old-price-of': `{count, plural, one {# artículo tiene otra vez su precio anterior} other {#
    artículos tienen otra vez su precio anterior}}.`,
  'undo-failed': 'No se pudo deshacer el cambio',
});
