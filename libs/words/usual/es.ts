// Spanish: texts that stand there until somebody writes other ones.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'change-order': 'Orden de cambio {nth}:',
  'hand-over-text': 'Aquí está su cotización: {link}',
  'send-message': 'Por favor, revise su cotización en el enlace de abajo.',
});
