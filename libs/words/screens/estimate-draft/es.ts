// Spanish: what is checked and compared in a draft.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // For whom, what and where
  'select-client': 'Elija un cliente',
  'enter-project-title': 'Escriba un título del proyecto',
  'enter-address': 'Escriba la dirección de la obra',
  'estimate-title-required': 'Falta el título de la cotización',
  'project-title-required': 'Falta el título del proyecto',
  'address-required': 'Falta la dirección de la obra',
  // Lines
  incomplete: 'Complete todas las partidas',
  'no-words': 'Escriba una descripción para esta partida.',
  'no-price': 'Escriba un precio, o 0.00 y márquelo como incluido.',
  'not-marked': 'Escriba un precio o marque “Incluido sin cargo”.',
  'nothing-to-pay': `El total de esta cotización es $0.00. Puede haber partidas incluidas sin cargo,
    pero al menos una necesita un precio.`,
  'no-lines': 'Agregue al menos una partida',
  'no-lines-anywhere': 'Agregue al menos una partida a alguna opción',
  quoted: '“{title}”',
  'nothing-in': `{count, plural, one {{titles} no tiene partidas con precio. Agréguelas o envíe la
    cotización sin esa opción.} other {{titles} no tienen partidas con precio. Agréguelas o envíe la
    cotización sin esas opciones.}}`,
  'no-quantity': `“{typed}” no es una cantidad. Escriba un número mayor que 0 y hasta 999,999, como
    28 o 28*1.1.`,
  each: 'pieza',
  // Of a field that nothing else is said about; English says it by the field's name
  'too-long': 'Escriba {most, number} caracteres como máximo',
  'check-field': 'Revise este campo',
  // What it lacks before it can be sent
  'lack.lines': 'La cotización no tiene partidas',
  'lack.worth': 'El total de la cotización es $0.00',
  'option-lacks.lines': '{title} no tiene partidas',
  'option-lacks.worth': 'El total de {title} es $0.00',
  // What is different
  discount: 'Descuento',
  deposit: 'Anticipo',
  tax: 'Impuesto',
  'line-items': 'Partidas',
  options: 'Opciones',
  none: 'Ninguna',
  'recommended-option': '{title} (recomendada)',
  // It did not work
  'create-failed': 'No se pudo crear la cotización',
  'option-failed': 'No se pudo crear la opción de la cotización',
  'line-failed': 'No se pudo crear la partida',
  'cannot-open': 'No se puede abrir esta cotización sin terminar',
  'cannot-open-why': 'Mientras tanto se completó o se descartó, o usted no tiene conexión.',
});
