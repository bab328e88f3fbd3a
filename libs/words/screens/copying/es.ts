// Spanish: copying a text.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  copied: 'Copiado: {what}',
  copy: 'Copiar',
  refused: 'Su navegador bloqueó la copia. Seleccione el texto y cópielo usted mismo: {text}',
  error: 'Error',
});
