// Spanish: the packages that an estimate with options begins with.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  best: 'Óptimo - Paquete prémium',
  'best-is': 'El trabajo más completo que ofrecemos para su techo.',
  better: 'Mejor - Paquete estándar',
  'better-is': `Lo que recomendamos para la mayoría de los techos: lo que el trabajo
    necesita y lo que hace que dure más.`,
  good: 'Bueno - Paquete básico',
  'good-is': `Lo que el trabajo necesita, hecho según el código, y limpieza todos los
    días.`,
});
