// French: somebody else has changed what a form changes.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Who changed it
  'changed.estimate': `{who, select, me {Rien n’est encore enregistré : vous avez modifié ce
    devis entre-temps dans une autre fenêtre} known {Rien n’est encore enregistré : {name} a
    modifié ce devis entre-temps} other {Rien n’est encore enregistré : quelqu’un d’autre a
    modifié ce devis entre-temps}}`,
  'changed.section': `{who, select, me {Rien n’est encore enregistré : vous avez modifié cette
    section entre-temps dans une autre fenêtre} known {Rien n’est encore enregistré : {name} a
    modifié cette section entre-temps} other {Rien n’est encore enregistré : quelqu’un d’autre a
    modifié cette section entre-temps}}`,
  'changed.item': `{who, select, me {Rien n’est encore enregistré : vous avez modifié cet article
    entre-temps dans une autre fenêtre} known {Rien n’est encore enregistré : {name} a modifié
    cet article entre-temps} other {Rien n’est encore enregistré : quelqu’un d’autre a modifié
    cet article entre-temps}}`,

  // What it is about
  'changed-meanwhile': 'Modifié entre-temps',
  'both-fit': 'Vous avez modifié autre chose : les deux peuvent être gardés.',
  'yours-stay': `Vous avez aussi modifié {what} : là, votre version resterait ; partout ailleurs,
    la leur.`,
  nothing: 'Rien',
  yours: 'Le vôtre :',

  // Whose version is to count
  'keep-mine': 'Garder le mien par-dessus le leur',
  'take-theirs': 'Prendre le leur',
  'hide-difference': 'Masquer la différence',
  'see-difference': 'Voir la différence',
});
