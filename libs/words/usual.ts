// Texts that stand there until somebody writes other ones.
import { sayer } from './catalogue.ts';
import { en } from './usual/en.ts';
import { es } from './usual/es.ts';
import { fr } from './usual/fr.ts';

export const usualWords = sayer({ en, es, fr });
