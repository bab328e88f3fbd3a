// Spanish: what is typed into a form: amounts, what is still needed, what is not saved.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Numbers
  'no-amount': '“{typed}” no es un monto. Escriba dólares y centavos, como 1,250.00.',
  rounded: 'Redondeado al centavo: {amount}',
  'no-percentage': '“{typed}” no es un porcentaje. Escriba un número de 0 a 100, como 8.25.',
  'four-decimals':
    '“{typed}” tiene más de cuatro decimales. Escriba como máximo cuatro, como 8.375.',

  // What keeps a form from being sent
  'still-needed': 'Todavía falta: {fields}.',

  // What is not saved
  'leave-asked': '¿Salir sin guardar?',
  'not-saved': 'Tiene cambios sin guardar.',
  leave: 'Salir',
  'keep-editing': 'Seguir editando',
});
