// The packages that an estimate with options begins with, until somebody writes other words.
import { sayer } from './catalogue.ts';
import { en } from './packages/en.ts';
import { es } from './packages/es.ts';
import { fr } from './packages/fr.ts';

export const packageWords = sayer({ en, es, fr });
