// French: texts that stand there until somebody writes other ones.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'change-order': 'Avenant {nth} :',
  'hand-over-text': 'Voici votre soumission : {link}',
  'send-message': 'Consultez votre soumission en suivant le lien ci-dessous.',
});
