// Spanish texts of the blog's list.
import type { Words } from '../en.ts';

export const blog: Words['blog'] = {
  title: 'Notas sobre techos desde Eugene, Oregón',
  description:
    'Musgo, tormentas, seguros, tejas, ventilación e inspecciones: lo que conviene saber ' +
    'del techo a quien tiene casa en el oeste de Oregón.',
  heading: 'Notas desde la escalera',
  lead: 'Lo que más explicamos, por escrito: para quien tiene un techo en el oeste de Oregón.',
  search: 'Buscar artículos',
  filter: 'Mostrar artículos',
  featured: 'Destacado',
  none: 'Ningún artículo coincide con su búsqueda.',
  found: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  minutes: (minutes) => `${minutes} min de lectura`,
  categories: {
    all: 'Todos',
    care: 'Cuidado',
    storms: 'Tormentas y seguros',
    materials: 'Materiales',
    basics: 'Cómo funciona un techo',
  },
  more: 'Más notas',
  all: 'Todos los artículos',
  updated: 'Última revisión',
};
