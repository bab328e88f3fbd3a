// French: paying vendors: the slip, and what became of the payments.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The slip
  paying: 'Payer',
  selected: '{count} paiement(s) sélectionné(s)',
  'window-loading': 'Les horaires de la banque arrivent',
  'no-network': 'En attente du réseau',
  process: 'Traiter les paiements ACH ({count})',
  labor: 'Main-d’œuvre',
  materials: 'Matériaux',
  'can-stop': 'Vous pouvez l’arrêter pendant {minutes, plural, one {une minute} other {# minutes}}',
  arrives: 'Sur leurs comptes le {day}',
  'arrives-between': 'Sur leurs comptes du {first} au {last}',

  // The bank
  'bank-not-ready': 'Les données de la banque manquent ou sont erronées',
  'bank-not-ready-means': `Les paiements peuvent être approuvés ; ils partent dès que les données
    de la banque de l’entreprise sont correctes.`,
  'open-bank-data': 'Ouvrir les données de la banque',
  from: 'De',
  'simulated-bank': 'Banque simulée',
  'left-of-limit': 'Reste du plafond du jour',
  'over-limit': `C’est plus que les {limit} qui peuvent sortir de l’entreprise en un jour.
    Choisissez-en moins, ou payez le reste demain.`,
  'holder.business': 'Entreprises',
  'holder.person': 'Particuliers',
  'cut-off': 'Heure limite : {when}',
  'cut-off-today': 'Heure limite : aujourd’hui, {hour}',
  left: 'Il reste {time}',
  over: 'Passée : l’envoi part le {day}',
  'if-late': 'Après, c’est le {day}',
  'if-late-closed': 'Après, c’est le {day} : les banques sont fermées le {holidays}',

  // What became of them
  'none-selected': 'Aucun paiement sélectionné',
  'none-selected-more': 'Sélectionnez des paiements approuvés à traiter.',
  failed: 'Les paiements du lot n’ont pas pu être traités. Réessayez.',
  complete: 'Lot traité',
  processed: 'Paiements traités : {success}. Échecs : {failed}',
  stop: 'Arrêter',
  'did-not-go':
    '{count, plural, one {Un paiement n’est pas parti} other {# paiements ne sont pas partis}}',
  'those-that-stayed': '{payments} :',
  close: 'Fermer',
});
