// French: settings of QuickBooks: the connection and the accounts to book on.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The connection
  title: 'Intégration QuickBooks',
  lead: `Les clients, sous-traitants, chantiers, soumissions et paiements se synchronisent
    automatiquement dès qu’ils remplissent les conditions, sans doublons.`,
  'look-up-failed': 'Impossible de consulter la connexion',
  'state.not-connected': 'Non connecté',
  'state.connected': 'Connecté',
  'state.reconnect-needed': 'À reconnecter',
  'held-up': 'Connecté, synchronisation en pause',
  'demo-company': 'Entreprise de démo',
  'a-demo-company': 'Une entreprise de démonstration',
  'demo-help': 'Un serveur de test sur cette machine. Rien n’en sort.',
  'away-since': 'depuis',
  'away-sentence': '. {sentence} Prochain essai :',
  'reconnect-needed': 'QuickBooks doit être reconnecté. Rien n’est perdu ni envoyé deux fois.',
  'not-set-up': `QuickBooks n’est pas configuré sur ce serveur. L’administrateur du serveur doit
    d’abord saisir un identifiant client et un secret d’Intuit.`,
  'connect-once': `Connectez votre entreprise une fois. Avant tout envoi, vous vérifiez ce qui
    partira et choisissez la date de début des transactions.`,
  'papers-from': '· transactions depuis le {day, date}',
  'last-sync': 'Dernière synchro :',
  'never-synced': 'Rien n’a encore été synchronisé',
  'holds-until': '· connexion valable jusqu’au',
  'sync-now': 'Synchroniser',
  'sync-failed': 'La synchronisation a échoué',
  'in-step': 'synchronisés',
  waiting: 'en attente',
  'need-you': '{count, plural, one {demande votre attention} other {demandent votre attention}}',
  brought: 'Synchronisé avec QuickBooks',
  'awaits-start': 'Rien n’a encore été envoyé',
  'awaits-start-what':
    'Vérifiez ce qui sera envoyé à cette entreprise, puis lancez la synchronisation.',
  preview: 'Vérifier',
  'to-records': 'Voir toutes les fiches QuickBooks',

  // Beside its name in the list
  'beside-reconnect': 'reconnecter',
  'beside-start': 'à vérifier',
  'beside-accounts': 'choisir les comptes',
  'beside-need-you':
    '{count, plural, one {# demande votre attention} other {# demandent votre attention}}',

  // Connecting and disconnecting
  connect: 'Connecter QuickBooks',
  reconnect: 'Reconnecter QuickBooks',
  'connect-again': 'Reconnecter',
  'connect-failed': 'Impossible de se connecter à QuickBooks',
  disconnect: 'Déconnecter',
  'disconnect-question': 'Déconnecter QuickBooks ?',
  'disconnect-what': `Plus rien n’est envoyé. Ce qui est dans QuickBooks y reste. Vous pourrez
    reconnecter la même entreprise plus tard et rien ne sera envoyé deux fois.`,
  disconnected: 'QuickBooks a été déconnecté.',
  'disconnect-failed': 'Impossible de déconnecter QuickBooks',

  // Before somebody connects
  'what-connecting-does': 'Ce que fait la connexion',
  'before.goes': 'Ce qui est envoyé',
  'before.nobody-twice': 'Aucun doublon',
  'before.nothing-overwritten': 'Rien n’est écrasé',
  'before.no-money': 'Aucun argent ne bouge',
  'before-what.goes': `Les clients qui ont une soumission acceptée ou un chantier, leurs chantiers,
    et les sous-traitants qui ont un paiement approuvé. Les soumissions acceptées et les paiements
    terminés depuis la date choisie ; les plus anciens ne sont jamais envoyés.`,
  'before-what.nobody-twice': `Nous cherchons les gens dans vos livres par nom, courriel,
    téléphone ou adresse. Si la correspondance n’est pas certaine, nous vous demandons et
    n’envoyons rien avant votre réponse.`,
  'before-what.nothing-overwritten': `Les différences sont montrées champ par champ, et vous
    décidez. Ce qui n’existe que dans QuickBooks reste inchangé.`,
  'before-what.no-money': `Les paiements sont inscrits dans QuickBooks une fois faits par votre
    banque. QuickBooks n’envoie de courriel à personne en notre nom.`,

  // The accounts to book on
  accounts: 'Comptes',
  'accounts-lead': `Les changements ne valent que pour les nouvelles transactions. Ce qui est
    déjà inscrit ne bouge pas.`,
  'accounts-read-failed': 'Impossible de charger les comptes',
  'account.income': 'Compte de revenus, pour les soumissions',
  'account.expense': 'Compte de dépenses, pour les factures des sous-traitants',
  'account.bank': 'Compte bancaire, pour les paiements',
  'accounts-open':
    'Choisissez les comptes avant l’envoi de la première soumission ou du premier paiement',
  'accounts-open-why': `Vos livres ont plus d’un compte possible. Les transactions qui en ont
    besoin sont envoyées automatiquement dès votre choix.`,
  'account-not-in-use': '{name} (inactif dans QuickBooks)',
  'accounts-unused': 'Un compte que vous aviez choisi n’est plus actif dans QuickBooks',
  'accounts-unused-why': `Ses transactions attendent et n’iront pas d’elles-mêmes dans un autre
    compte. Choisissez-en un autre ici, ou réactivez-le dans QuickBooks et synchronisez.`,
  'no-account':
    'QuickBooks n’a aucun compte de ce type. Ajoutez-en un là-bas, puis rechargez la page.',
  'choose-account': 'Choisissez un compte',
  'save-accounts': 'Enregistrer les comptes',
  'accounts-saved': 'Comptes enregistrés',
  'accounts-failed': 'Les comptes n’ont pas pu être enregistrés',
});
