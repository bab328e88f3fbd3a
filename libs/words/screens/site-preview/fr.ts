// The preview of the public site: French.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Site public',
  'title-help': `Vos pages avec vos données, telles que les visiteurs les voient. Ici, les
    formulaires ne font rien.`,
  'new-tab': 'Ouvrir dans un nouvel onglet',
  page: 'Page',
  language: 'Langue',
  'not-shown': 'L’aperçu ne peut pas être affiché',
  'not-reached': 'Le site est injoignable.',
  loading: 'Chargement de l’aperçu',
  preview: 'Aperçu',
});
