// Spanish: texts that stand there until somebody writes other ones.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'hand-over-text': 'Aquí está su cotización: {link}',
  'package.best': 'Óptimo - Paquete prémium',
  'package.best-is': 'El trabajo más completo que ofrecemos para su techo.',
  'package.better': 'Mejor - Paquete estándar',
  'package.better-is': `Lo que recomendamos para la mayoría de los techos: lo que el trabajo
    necesita y lo que hace que dure más.`,
  'package.good': 'Bueno - Paquete básico',
  'package.good-is': `Lo que el trabajo necesita, hecho según el código, y limpieza todos los
    días.`,
  'send-message': 'Revise su cotización con el enlace de abajo.',
});
