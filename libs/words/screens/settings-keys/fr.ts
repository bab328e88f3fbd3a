// French: settings of API keys: the programs of others that are let in.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The list
  keys: 'Clés API',
  'keys-lead':
    'Programmes d’autrui qui peuvent nous appeler, ce que chacun peut faire et jusqu’à quand.',
  'keys-caption': 'Clés API',
  loading: 'Chargement des clés API...',
  'load-failed': 'Impossible de charger les clés API',
  'no-keys': 'Aucune clé API',
  'no-keys-help': 'Un programme, tel qu’un formulaire web ou un rapport, reçoit sa propre clé.',
  name: 'Nom',
  'issued-by': 'Émise par {who}',
  'may-do': 'Peut faire',
  'last-used': 'Dernière utilisation',
  never: 'Jamais',
  'last-day': 'Dernier jour',
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
  'revoke-what': `Le programme qui l’utilise est refusé dès maintenant. C’est irréversible ; on
    peut lui donner une autre clé.`,
  revoked: 'Clé API révoquée',
  'revoke-failed': 'La clé n’a pas été révoquée',

  // Issuing one
  issue: 'Émettre une clé',
  'issue-title': 'Émettre une clé API',
  'issue-lead': `Un programme qui a la clé peut faire ce que vous cochez ; ses modifications
    portent le nom de la clé.`,
  'issue-key': 'Émettre la clé',
  issuing: 'Émission...',
  'issue-failed': 'La clé n’a pas été émise',
  'name-help': 'Le programme qui l’utilise, par exemple Formulaire du site.',
  'what-it-may-do': 'Ce qu’elle permet',
  'never-money': `Aucune clé ne déplace d’argent, ne change de comptes bancaires ou de réglages,
    ni ne décide qui peut se connecter.`,
  'last-day-help': 'La clé marche jusqu’à la fin de ce jour, dans un an au plus.',
  'subject.leads': 'Demandes du site',
  'subject.clients': 'Clients',
  'subject.estimates': 'Devis',
  'subject.jobs': 'Chantiers, équipes et calendrier',
  'subject.price-book': 'Catalogue de prix',
  'subject.vendors': 'Sous-traitants',
  'subject.payments': 'Paiements aux sous-traitants',
  'subject.emails': 'E-mails',
  'subject.quickbooks': 'QuickBooks',
  'subject.company': 'Entreprise et réglages',
  'subject.dashboard': 'Chiffres du tableau de bord',
  'right.see': 'Voir',
  'right.change': 'Modifier',
  'rights.see': 'Voir : {subjects}',
  'rights.change': 'Modifier : {subjects}',

  // The new key, shown this once
  'your-key': 'Votre nouvelle clé API',
  'your-key-lead':
    'Copiez-la maintenant dans le programme : elle n’est plus montrée. Qui l’a peut s’en servir.',
  'key-copied': 'Je l’ai copiée',
  close: 'Fermer',
  key: 'Clé API',
  'key-help': 'Le programme l’envoie à chaque appel, dans l’en-tête Authorization: Bearer …',
  'all-calls': 'Tous les appels de l’API',
});
