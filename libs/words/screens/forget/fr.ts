// French: asking before somebody is forgotten for ever.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Why not yet
  'looked-up-first': 'On vérifie d’abord ce qui disparaîtrait.',
  'obstacle-first': 'D’abord ce qui fait obstacle.',
  'name-first': 'Saisissez d’abord le nom.',

  // The dialog
  title: 'Oublier {name} ?',
  forget: 'Oublier définitivement',
  forgetting: 'Oubli en cours...',
  nobody: 'Personne n’a été oublié',
  'not-possible': 'Pas encore possible',
  'type-name': 'Saisissez le nom pour confirmer',
  'name-before': 'Le nom est',
  'name-after': 'C’est irréversible.',

  // What it would do
  'looking-up': 'Recherche de ce qui disparaîtrait…',
  'not-loaded': 'Impossible de charger ce qui disparaîtrait',
  goes: 'Ce qui disparaît, définitivement',
  stays: 'Ce qui reste, et pourquoi',
});
