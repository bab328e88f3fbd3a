// French: what waits for somebody in the office, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The panel
  title: 'À traiter',
  more: '{count} de plus',
  failed: 'Ce qui vous attend n’a pas pu être chargé',
  loading: 'Chargement…',
  nothing: 'Rien ne vous attend',
  'nothing-means': `Les questions, les nouvelles demandes, les e-mails qui ne sont pas arrivés et
    les devis acceptés sans chantier figurent ici.`,
  today: ' · aujourd’hui',
  'deed-named': '{deed} : {who} {what}',

  // Who it is about
  estimates: '{count, plural, one {# devis} other {# devis}}',
  requests: '{count, plural, one {# demande} other {# demandes}}',

  // What is the matter, after the name
  'mail.bounced': 'l’e-mail est revenu',
  'mail.failed': 'l’e-mail a échoué',
  'did-not-arrive': 'ne sont pas arrivés',
  'asks.quote': 'demande un devis : {topic}',
  'asks.message': 'a écrit : {topic}',
  'requests-wait': 'du site web attendent une réponse',
  'asks-about': 'pose une question sur le devis',
  'have-questions': 'ont des questions',
  accepted: 'a accepté {project}',
  'accepted-no-job': 'acceptés, pas encore de chantier',
  'week-left': 'a encore une semaine pour répondre',
  expire: 'expirent dans la semaine',
  'books-await-start': 'attend que vous lanciez la synchronisation',
  'books-closed': 'ne nous laisse plus entrer',
  'books-accounts': 'a besoin de comptes où comptabiliser',
  'books-records':
    '{count, plural, one {a # écriture à vérifier} other {a # écritures à vérifier}}',

  // What is done about it
  'fix-address': 'Corriger l’adresse',
  'fix-addresses': 'Corriger les adresses',
  answer: 'Répondre',
  convert: 'Convertir',
  schedule: 'Planifier',
  remind: 'Relancer',
  look: 'Voir',
  reconnect: 'Reconnecter',
  choose: 'Choisir',
});
