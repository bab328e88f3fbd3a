// French: texts that stand there until somebody writes other ones.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'change-order': 'Avenant {nth} :',
  'hand-over-text': 'Voici votre devis : {link}',
  'send-message': 'Consultez votre devis en suivant le lien ci-dessous.',
});
