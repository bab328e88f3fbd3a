// French: where one of our records stands in QuickBooks, on its own page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  there: 'Dans QuickBooks comme {what} {id}',
  'there-since': 'Dans QuickBooks comme {what} {id}, {day}',
  opens: '{there} (s’ouvre dans un nouvel onglet)',
  'what.customer': 'client',
  'what.job': 'sous-client',
  'what.estimate': 'soumission',
  'what.vendor': 'sous-traitant',
  'what.bill': 'facture',
  'what.bill-payment': 'paiement de facture',
  'state.waiting': 'En attente de synchronisation',
  'state.failed': 'Non synchronisé. Voir pourquoi',
  gone: 'Supprimé ou inactif dans QuickBooks. Vérifier',
  'state.review': 'Correspondance possible. Vérifier',
  'state.differs': 'Différent dans QuickBooks. Vérifier',
  'state.excluded': 'Exclu de QuickBooks',
  'not-there': 'Pas dans QuickBooks',
  add: 'Ajouter à QuickBooks',
  added: 'Ajout à QuickBooks en cours',
  'not-added': 'L’ajout à QuickBooks a échoué',
});
