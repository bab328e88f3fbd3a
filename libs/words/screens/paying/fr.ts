// French: paying vendors: the slip, and what became of the payments.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The slip
  paying: 'Payer',
  selected: '{count} paiement(s) sélectionné(s)',
  'window-loading': 'Vérification de l’heure limite de la banque…',
  'no-network': 'En attente d’une connexion',
  process: 'Traiter les paiements ACH ({count})',
  labor: 'Main-d’œuvre',
  materials: 'Matériaux',
  'can-stop': 'Vous pouvez l’arrêter pendant {minutes, plural, one {une minute} other {# minutes}}',
  arrives: 'Dans les comptes des sous-traitants le {day}',
  'arrives-between': 'Dans les comptes des sous-traitants du {first} au {last}',

  // The bank
  'bank-not-ready': 'Les données de la banque manquent ou sont erronées',
  'bank-not-ready-means': `Vous pouvez quand même approuver des paiements. Ils pourront partir
    quand les données bancaires de l’entreprise seront exactes.`,
  'open-bank-data': 'Ouvrir les réglages de la banque',
  from: 'De',
  'simulated-bank': 'Banque simulée',
  'left-of-limit': 'Reste de la limite quotidienne',
  'over-limit': `Cela dépasse votre limite quotidienne de {limit}. Choisissez moins de paiements,
    ou payez le reste demain.`,
  'holder.business': 'Entreprises',
  'holder.person': 'Particuliers',
  'cut-off': 'Heure limite : {when}',
  'cut-off-today': 'Heure limite : aujourd’hui, {hour}',
  left: 'Il reste {time}',
  over: 'Passée : envoi le {day}',
  'if-late': 'Après cela, arrivée le {day}',
  'if-late-closed': 'Après cela, arrivée le {day} : les banques sont fermées le {holidays}',

  // What became of them
  'none-selected': 'Aucun paiement sélectionné',
  'none-selected-more': 'Sélectionnez des paiements approuvés à traiter.',
  failed: 'Les paiements du lot n’ont pas pu être traités. Réessayez.',
  'goes-at': '{batch} part à la banque à {when}',
  'in-it': `{count, plural, one {# paiement} other {# paiements}}, {total}. Vous pouvez
    l’arrêter jusque-là.`,
  'not-in-it': `{count, plural, one {# paiement n’en fait pas partie.} other {# paiements n’en
    font pas partie.}}`,
  complete: 'Lot traité',
  processed: 'Paiements traités : {success}. Échecs : {failed}',
  stop: 'Arrêter le lot',
  'did-not-go': `{count, plural, one {Un paiement n’a pas été envoyé} other {# paiements n’ont
    pas été envoyés}}`,
  'those-that-stayed': '{payments} :',
  close: 'Fermer',
});
