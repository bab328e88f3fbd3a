// Spanish: the packages of a multi-option estimate in its form.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  options: 'Opciones',
  'option-n': 'Opción {n}',
  'add-option': 'Agregar opción',
  compare: 'Comparar',
  recommended: 'Recomendada',
  // Tabs
  'to-mend': 'Hay que corregir',
  lines: '{count, plural, =0 {Aún sin partidas} one {# partida} other {# partidas}}',
  'recommended-lines': `Recomendada · {count, plural, =0 {Aún sin partidas} one {# partida}
    other {# partidas}}`,
  // One package
  title: 'Título de la opción',
  'client-gets': 'Qué incluye',
  'lines-of': 'Partidas de {name}',
  'lines-of-option': 'Partidas de la opción {n}',
  'send-without': 'Enviar sin {name}',
  'copy-from': 'Copiar partidas de',
  'choose-option': 'Elija una opción',
  recommend: 'Recomendar',
  'recommend-it': 'Recomendar {name}',
  'move-left': 'Mover {name} a la izquierda',
  'move-right': 'Mover {name} a la derecha',
  'remove-it': 'Quitar {name}',
  // It is taken out
  'remove-title': '¿Quitar esta opción?',
  'remove-body': '“{name}” y sus partidas se quitarán de la cotización.',
  remove: 'Quitar',
  // Side by side
  'none-has-lines': 'Ninguna de las opciones tiene partidas todavía.',
  line: 'Partida',
  total: 'Total',
  differs: 'Diferencias',
  'different-lines': 'Partidas distintas',
  'in-every': 'En todas las opciones',
  totals: 'Totales de las opciones',
});
