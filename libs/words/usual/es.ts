// Spanish: texts that stand there until somebody writes other ones.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'change-order': 'Orden de cambio {nth}:',
  'hand-over-text': 'Aquí está su cotización: {link}',
  'send-message': 'Revise su cotización con el enlace de abajo.',
});
