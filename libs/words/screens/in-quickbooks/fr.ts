// French: where one of our records stands in QuickBooks, on its own page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  there: 'Dans QuickBooks comme {what} {id}',
  'there-since': 'Dans QuickBooks comme {what} {id}, {day}',
  opens: '{there} (s’ouvre dans un nouvel onglet)',
  'what.customer': 'client',
  'what.job': 'client',
  'what.estimate': 'soumission',
  'what.vendor': 'sous-traitant',
  'what.bill': 'facture',
  'what.bill-payment': 'paiement de facture',
  'state.waiting': 'En route vers QuickBooks',
  'state.failed': 'N’est pas allé dans QuickBooks : voir pourquoi',
  gone: 'Supprimé ou inactif dans QuickBooks : décider',
  'state.review': 'QuickBooks en a un qui est peut-être le même : décider',
  'state.differs': 'QuickBooks a d’autres valeurs : décider',
  'state.excluded': 'Exclu de QuickBooks',
  'not-there': 'Pas dans QuickBooks',
  add: 'Ajouter à QuickBooks',
  added: 'Cela part vers QuickBooks',
  'not-added': 'N’a pas été ajouté à QuickBooks',
});
