// Spanish: the sheet of keyboard shortcuts.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Atajos de teclado',
  'show-list': 'Mostrar esta lista',
  'last-message': 'Ir a la última notificación',
  'search-list': 'Buscar en esta lista',
  'in-turn': 'luego',
  'nothing-while-typing':
    'Los atajos no funcionan mientras escribe o hay un cuadro de diálogo abierto.',
});
