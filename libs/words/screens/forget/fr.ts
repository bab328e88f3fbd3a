// French: asking before somebody is forgotten for ever.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Why not yet
  'looked-up-first': 'Nous vérifions encore ce qui serait supprimé.',
  'obstacle-first': 'Réglez d’abord ce qui l’empêche.',
  'name-first': 'Saisissez d’abord le nom.',

  // The dialog
  title: 'Supprimer les données personnelles de {name} ?',
  forget: 'Supprimer les données personnelles',
  forgetting: 'Suppression...',
  nobody: 'Rien n’a été supprimé',
  'not-possible': 'Suppression impossible pour l’instant',
  'type-name': 'Saisissez le nom pour confirmer',
  'name-before': 'Le nom est',
  'name-after': 'C’est irréversible.',

  // What it would do
  'looking-up': 'Vérification de ce qui serait supprimé…',
  'not-loaded': 'Impossible de vérifier ce qui serait supprimé',
  goes: 'Supprimé définitivement',
  stays: 'Conservé, et pourquoi',
});
