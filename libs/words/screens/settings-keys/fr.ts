// French: settings of API keys: the programs of others that are let in.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The list
  keys: 'Clés API',
  'keys-lead': `Donnez à d’autres applications l’accès à Purlin, en limitant ce que chacune peut
    faire et jusqu’à quand.`,
  'keys-caption': 'Clés API',
  loading: 'Chargement des clés API...',
  'load-failed': 'Impossible de charger les clés API',
  'no-keys': 'Aucune clé API',
  'no-keys-help': `Créez une clé pour chaque application qui se connecte à Purlin, comme un
    formulaire web ou un rapport.`,
  name: 'Nom',
  'issued-by': 'Créée par {who}',
  'may-do': 'Permissions',
  'last-used': 'Dernière utilisation',
  never: 'Jamais',
  'last-day': 'Expire',
  day: '{day, date}',
  status: 'Statut',
  'status.active': 'Active',
  'status.expired': 'Expirée',
  'status.revoked': 'Révoquée',
  actions: 'Actions',

  // Revoking one
  revoke: 'Révoquer',
  'revoke-one': 'Révoquer {name}',
  'revoke-question': 'Révoquer {name} ?',
  'revoke-key': 'Révoquer la clé',
  'revoke-what': `L’application qui l’utilise perd l’accès immédiatement. C’est irréversible,
    mais vous pouvez lui donner une nouvelle clé.`,
  revoked: 'Clé API révoquée',
  'revoke-failed': 'La clé n’a pas pu être révoquée',

  // Issuing one
  issue: 'Nouvelle clé API',
  'issue-title': 'Nouvelle clé API',
  'issue-lead': `Une application qui a cette clé peut faire ce que vous cochez ci-dessous. Ses
    modifications sont consignées sous le nom de la clé.`,
  'issue-key': 'Créer la clé',
  issuing: 'Création...',
  'issue-failed': 'La clé n’a pas pu être créée',
  'name-help': 'L’application qui l’utilisera, par exemple Formulaire du site.',
  'what-it-may-do': 'Permissions',
  'never-money': `Les clés API ne peuvent jamais déplacer d’argent, changer de comptes bancaires
    ou de réglages, ni décider qui peut se connecter.`,
  'last-day-help': 'La clé fonctionne jusqu’à la fin de ce jour, au plus tard dans un an.',
  'subject.leads': 'Demandes du site',
  'subject.clients': 'Clients',
  'subject.estimates': 'Soumissions',
  'subject.jobs': 'Chantiers, équipes et calendrier',
  'subject.price-book': 'Catalogue de prix',
  'subject.vendors': 'Sous-traitants',
  'subject.payments': 'Paiements aux sous-traitants',
  'subject.emails': 'Courriels',
  'subject.quickbooks': 'QuickBooks',
  'subject.company': 'Entreprise et réglages',
  'subject.dashboard': 'Chiffres du tableau de bord',
  'right.see': 'Voir',
  'right.change': 'Modifier',
  'rights.see': 'Voir : {subjects}',
  'rights.change': 'Modifier : {subjects}',

  // The new key, shown this once
  'your-key': 'Votre nouvelle clé API',
  'your-key-lead': `Copiez-la maintenant dans votre application. Elle ne sera plus affichée.
    Quiconque l’a peut s’en servir.`,
  'key-copied': 'Je l’ai copiée',
  close: 'Fermer',
  key: 'Clé API',
  'key-help': 'Envoyez-la avec chaque requête dans l’en-tête Authorization: Bearer …',
  'all-calls': 'Référence de l’API',
});
