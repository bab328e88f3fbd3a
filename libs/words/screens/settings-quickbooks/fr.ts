// French: settings of QuickBooks: the connection and the accounts to book on.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The connection
  title: 'Intégration QuickBooks',
  lead: `Les clients qui ont un devis accepté ou un chantier, leurs chantiers et devis, et les
    sous-traitants payés vont dans vos livres d’eux-mêmes, chacun une seule fois.`,
  'look-up-failed': 'Impossible de consulter la connexion',
  'state.not-connected': 'Non connecté',
  'state.connected': 'Connecté',
  'state.reconnect-needed': 'À reconnecter',
  'held-up': 'Connecté, en suspens',
  'demo-company': 'Entreprise de démo',
  'a-demo-company': 'Une entreprise de démonstration',
  'demo-help': 'Ses livres sont un serveur de test sur cette machine : rien n’en sort.',
  'away-since': 'depuis',
  'away-sentence': '. {sentence} Prochain essai :',
  'reconnect-needed':
    'QuickBooks ne nous laisse plus entrer. Reconnectez ; rien n’est perdu ni envoyé deux fois.',
  'not-set-up': `Ce n’est pas configuré sur ce serveur : la personne qui le gère saisit d’abord
    un client id et un secret d’Intuit.`,
  'connect-once': `Connectez votre entreprise une fois. Avant tout envoi, vous voyez ce qui
    partirait et choisissez depuis quel jour partent les documents.`,
  'papers-from': '· documents depuis le {day, date}',
  'last-sync': 'Dernière synchro :',
  'never-synced': 'Rien n’a encore été synchronisé',
  'holds-until': '· connexion valable jusqu’au',
  'sync-now': 'Synchroniser',
  'sync-failed': 'La synchronisation a échoué',
  'in-step': 'à jour',
  waiting: 'en attente',
  'need-you':
    '{count, plural, =0 {ont besoin de vous} one {a besoin de vous} other {ont besoin de vous}}',
  brought: 'Transféré dans QuickBooks',
  'awaits-start': 'Rien n’y part encore',
  'awaits-start-what':
    'Regardez ce qui partirait vers cette société, et lancez-y la synchronisation.',
  preview: 'Voir ce qui partirait',
  'to-records': 'Ce qui est à jour, ce qui attend et ce qui diffère',

  // Beside its name in the list
  'beside-reconnect': 'reconnecter',
  'beside-start': 'pas lancé',
  'beside-accounts': 'comptes',
  'beside-need-you': '{count, plural, one {# à voir} other {# à voir}}',

  // Connecting and disconnecting
  connect: 'Connecter QuickBooks',
  reconnect: 'Reconnecter QuickBooks',
  'connect-again': 'Reconnecter',
  'connect-failed': 'Impossible de se connecter à QuickBooks',
  disconnect: 'Déconnecter',
  'disconnect-question': 'Déconnecter QuickBooks ?',
  'disconnect-what': `Plus rien n’y part. Ce qui est dans QuickBooks y reste, et ce que nous en
    savons aussi : la même entreprise peut être reconnectée et ne reçoit rien deux fois.`,
  disconnected: 'QuickBooks a été déconnecté.',
  'disconnect-failed': 'Impossible de déconnecter QuickBooks',

  // Before somebody connects
  'what-connecting-does': 'Ce que fait la connexion',
  'before.goes': 'Ce qui y part',
  'before.nobody-twice': 'Personne deux fois',
  'before.nothing-overwritten': 'Rien n’est écrasé',
  'before.no-money': 'Aucun argent ne bouge',
  'before-what.goes': `Les clients qui ont un devis accepté ou un chantier, leurs chantiers, et les
    sous-traitants avec un paiement approuvé : ceux qui sont déjà ici et ceux qui viendront. Les
    devis acceptés et les paiements arrivés, depuis le jour que vous choisissez avant tout envoi ;
    les plus anciens restent ici.`,
  'before-what.nobody-twice': `Qui est dans vos livres est retrouvé par nom, e-mail, téléphone ou
    adresse. En cas de doute, on vous demande, et rien n’est envoyé avant votre réponse.`,
  'before-what.nothing-overwritten': `Ce qui diffère est montré champ par champ, et vous
    décidez. Ce qui n’est que dans QuickBooks reste tel quel.`,
  'before-what.no-money': `Les paiements y sont enregistrés après que votre banque les a faits.
    QuickBooks n’envoie pas d’e-mail pour nous.`,

  // The accounts to book on
  accounts: 'Comptes d’enregistrement',
  'accounts-lead':
    'Un changement vaut pour ce qui part désormais. Ce qui est déjà enregistré reste.',
  'accounts-read-failed': 'Impossible de lire les comptes',
  'account.income': 'Produits, pour les devis',
  'account.expense': 'Charges, pour les factures des sous-traitants',
  'account.bank': 'Compte bancaire, pour les paiements',
  'accounts-open': 'Choisissez avant que le premier devis ou paiement n’y parte',
  'accounts-open-why': `Vos livres ont plus d’un compte possible. Ce qui en demande un y part de
    lui-même une fois choisi.`,
  'account-not-in-use': '{name} (n’est plus utilisé dans QuickBooks)',
  'accounts-unused': 'Un compte choisi n’est plus utilisé dans QuickBooks',
  'accounts-unused-why': `Ce qui s’y inscrit attend et ne part vers aucun autre compte de lui-même.
    Choisissez-en un autre ici, ou réactivez-le là-bas et synchronisez.`,
  'no-account':
    'QuickBooks n’en a aucun de ce type. Ajoutez-en un là-bas, puis regardez de nouveau.',
  'choose-account': 'Choisissez un compte',
  'save-accounts': 'Enregistrer les comptes',
  'accounts-saved': 'Comptes enregistrés',
  'accounts-failed': 'Les comptes n’ont pas été enregistrés',
});
