// French: copying a text.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  copied: 'Copié : {what}',
  copy: 'Copier',
  refused:
    'Votre navigateur a bloqué la copie. Sélectionnez le texte et copiez-le vous-même : {text}',
  error: 'Erreur',
});
