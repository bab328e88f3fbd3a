// French: remittance advice: what each vendor is told of its money, to be printed.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  title: 'Avis de paiement',
  'title-of': 'Avis de paiement, {batch}',
  lead: 'Une page par sous-traitant, envoyée par courriel une fois le paiement réglé.',
  print: 'Imprimer',
  'load-failed': 'Les avis de paiement n’ont pas pu être chargés',
  none: 'Aucun paiement de ce lot ne va à un sous-traitant.',

  // A sheet
  'sheet-for': 'Avis de paiement pour {payee}',
  'paid-to': 'Payé à',
  'into-account': 'Compte',
  arrived: 'Arrivé le',
  arrives: 'Arrive le',
  amount: 'Montant',

  // What is paid
  'what-is-paid': 'Paiements à {payee}',
  for: 'Objet',
  trace: 'Numéro de suivi',
  total: 'Total',
  invoice: 'Facture {number}',
  payment: 'Paiement {id}',
  'no-job': 'Sans chantier',
});
