// French: somebody else has changed what a form changes.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Who changed it
  'changed.estimate': `{who, select, me {Pas encore enregistré : vous avez modifié cette soumission
    dans une autre fenêtre} known {Pas encore enregistré : {name} vient de modifier cette
    soumission} other {Pas encore enregistré : quelqu’un d’autre vient de modifier cette
    soumission}}`,
  'changed.section': `{who, select, me {Pas encore enregistré : vous avez modifié cette section dans
    une autre fenêtre} known {Pas encore enregistré : {name} vient de modifier cette section} other
    {Pas encore enregistré : quelqu’un d’autre vient de modifier cette section}}`,
  'changed.item': `{who, select, me {Pas encore enregistré : vous avez modifié cet article dans une
    autre fenêtre} known {Pas encore enregistré : {name} vient de modifier cet article} other {Pas
    encore enregistré : quelqu’un d’autre vient de modifier cet article}}`,

  // What it is about
  'changed-meanwhile': 'Modifié depuis que vous l’avez ouvert',
  'both-fit':
    'Vos modifications portent sur des éléments différents ; les deux peuvent être conservées.',
  'yours-stay':
    'Vous avez tous deux modifié : {what}. Votre version y resterait, et la leur partout ailleurs.',
  nothing: 'Rien',
  yours: 'Le vôtre :',

  // Whose version is to count
  'keep-mine': 'Garder mes modifications',
  'take-theirs': 'Prendre leurs modifications',
  'hide-difference': 'Masquer les différences',
  'see-difference': 'Afficher les différences',
});
