// French: remittance advice: what each vendor is told of its money, to be printed.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  title: 'Avis de paiement',
  'title-of': 'Avis de paiement, {batch}',
  lead: 'Une feuille par sous-traitant. Elle part par e-mail quand l’argent est réglé.',
  print: 'Imprimer',
  'load-failed': 'Les avis de paiement n’ont pas pu être chargés',
  none: 'Aucun paiement de ce lot n’est en route vers un sous-traitant.',

  // A sheet
  'sheet-for': 'Avis de paiement pour {payee}',
  'paid-to': 'Payé à',
  'into-account': 'Sur le compte',
  arrived: 'Arrivé le',
  arrives: 'Arrive le',
  amount: 'Montant',

  // What is paid
  'what-is-paid': 'Ce qui est payé à {payee}',
  for: 'Objet',
  trace: 'Trace',
  total: 'Total',
  invoice: 'Facture {number}',
  payment: 'Paiement {id}',
  'no-job': 'Sans chantier',
});
