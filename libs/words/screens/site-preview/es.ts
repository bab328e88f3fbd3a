// The preview of the public site: Spanish.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Sitio público',
  'title-help':
    'Sus páginas con sus datos, como las ven los visitantes. Aquí los formularios no hacen nada.',
  'new-tab': 'Abrir en otra pestaña',
  page: 'Página',
  language: 'Idioma',
  'not-shown': 'No se puede mostrar la vista previa',
  'not-reached': 'No se pudo acceder al sitio.',
  loading: 'Cargando la vista previa',
  preview: 'Vista previa',
});
