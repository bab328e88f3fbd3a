// The preview of the public site: Spanish.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Sitio público',
  'title-help': `Su sitio web con sus datos, como lo ven los visitantes. Los formularios están
    desactivados aquí.`,
  'new-tab': 'Abrir en otra pestaña',
  page: 'Página',
  language: 'Idioma',
  'not-shown': 'No se pudo cargar la vista previa',
  'not-reached': 'No pudimos comunicarnos con el sitio web.',
  loading: 'Cargando la vista previa',
  preview: 'Vista previa',
});
