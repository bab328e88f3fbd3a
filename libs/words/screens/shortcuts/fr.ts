// French: the sheet of keyboard shortcuts.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Raccourcis clavier',
  'show-list': 'Afficher cette liste',
  'last-message': 'Aller au dernier message',
  'search-list': 'Chercher dans cette liste',
  'in-turn': 'puis',
  'nothing-while-typing':
    'Les raccourcis sont désactivés pendant la saisie ou quand un dialogue est ouvert.',
});
