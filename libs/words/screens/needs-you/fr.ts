// French: what waits for somebody in the office, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The panel
  title: 'Demande votre attention',
  more: '{count} de plus',
  failed: 'Ce qui demande votre attention n’a pas pu être chargé',
  loading: 'Chargement…',
  nothing: 'Vous êtes à jour',
  'nothing-means': `Les questions, nouvelles demandes, courriels non livrés et soumissions acceptées
    sans chantier apparaissent ici.`,
  today: ' · aujourd’hui',
  'deed-named': '{deed} : {who} {what}',

  // Who it is about
  estimates: '{count, plural, one {# soumission} other {# soumissions}}',
  requests: '{count, plural, one {# demande} other {# demandes}}',

  // What is the matter, after the name
  'mail.bounced': 'courriel retourné',
  'mail.failed': 'échec du courriel',
  'did-not-arrive': 'non livrées',
  'asks.quote': 'demande une soumission : {topic}',
  'asks.message': 'a écrit : {topic}',
  'requests-wait': 'du site attendent une réponse',
  'asks-about': 'a une question sur la soumission',
  'have-questions': 'ont des questions',
  accepted: 'a accepté {project}',
  'accepted-no-job': 'acceptées, pas encore de chantier',
  'week-left': 'a une soumission qui expire d’ici une semaine',
  expire: 'expirent d’ici une semaine',
  'books-await-start': 'est prêt à vérifier avant la première synchronisation',
  'books-closed': 'doit être reconnecté',
  'books-accounts': 'attend le choix des comptes',
  'books-records': '{count, plural, one {a # fiche à vérifier} other {a # fiches à vérifier}}',

  // What is done about it
  'fix-address': 'Corriger l’adresse',
  'fix-addresses': 'Corriger les adresses',
  answer: 'Répondre',
  convert: 'Convertir',
  schedule: 'Planifier',
  remind: 'Relancer',
  look: 'Vérifier',
  reconnect: 'Reconnecter',
  choose: 'Choisir',
});
