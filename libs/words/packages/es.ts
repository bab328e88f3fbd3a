// Spanish: the packages that an estimate with options begins with.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  best: 'Óptimo - Paquete prémium',
  'best-is': 'El trabajo más completo que ofrecemos para su techo.',
  better: 'Mejor - Paquete estándar',
  'better-is': `Lo que recomendamos para la mayoría de los techos: lo esencial, más lo que hace que
    el techo dure más.`,
  good: 'Bueno - Paquete básico',
  'good-is':
    'Lo esencial, conforme al código de construcción y con limpieza de la obra todos los días.',
});
