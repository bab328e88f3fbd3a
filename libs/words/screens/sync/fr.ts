// French: QuickBooks: its page, with records and how they stand.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  description: 'Ce qui est dans vos livres, ce qui attend et ce qui diffère.',
  demo: 'Démo',
  'last-sync': '· dernière synchro :',
  'papers-from': '· documents depuis le {day, date}',
  connection: 'Connexion',
  loading: 'Chargement',
  'look-up-failed': 'Impossible de consulter la connexion',
  'by-state': 'Fiches par état',
  'tab.differs': 'Différences',
  'tab.review': 'À rapprocher',
  'tab.failed': 'En échec',
  'tab.waiting': 'En attente',
  'tab.in-step': 'À jour',
  'tab.excluded': 'Exclus',
  'tab.all': 'Tous',
  'search-label': 'Rechercher des fiches par nom ou numéro',
  'search-all': 'Rechercher des fiches...',
  'search.customer': 'Rechercher des clients...',
  'search.job': 'Rechercher des chantiers...',
  'search.estimate': 'Rechercher des devis...',
  'search.vendor': 'Rechercher des sous-traitants...',
  'search.bill': 'Rechercher des factures...',
  'search.bill-payment': 'Rechercher des paiements...',

  // Sync, and trying again
  'sync-now': 'Synchroniser et comparer',
  'sync-failed': 'La synchronisation a échoué',
  syncing: 'Synchronisation avec QuickBooks',
  'syncing-what': 'Ce qui est en retard y part, et ce qui y a changé est comparé.',
  'synced-after': 'La synchronisation se fait d’elle-même dès que c’est fini.',
  'retry-all': 'Tout réessayer',
  'tried-again-count': 'Réessayés : {retried}',
  'retry-all-failed': 'Ils n’ont pas été réessayés',

  // Before it is connected
  'not-connected': 'QuickBooks n’est pas connecté',
  'connect-in-settings': 'Connecter dans les réglages',
  'not-set-up': `Ce n’est pas configuré sur ce serveur : la personne qui le gère saisit d’abord
    un client id et un secret d’Intuit.`,
  'connect-once': `Connectez votre entreprise une fois. Les clients qui ont un devis accepté ou un
    chantier, leurs chantiers et les sous-traitants avec un paiement approuvé vont dans vos livres,
    chacun une seule fois, et de même les devis, factures et paiements depuis le jour que vous
    choisissez avant tout envoi.`,
  'ask-somebody': 'Un administrateur connecte l’entreprise dans les réglages.',

  // Before anything goes to a company that is new
  'preview.title': 'Rien n’est encore parti vers {company}',
  'preview.lead': `Voici ce qui y partira quand vous lancerez la synchronisation. D’ici là, rien
    n’est envoyé.`,
  'preview.what': 'Ce qui y partira',
  'preview.kind': 'Quoi',
  'preview.total': 'Partent',
  'preview.new': 'Nouveaux là-bas',
  'preview.found': 'Déjà là-bas',
  'preview.unsure': 'À vous de dire',
  'preview.older': 'Plus anciens, restent',
  'preview.from': 'Devis, factures et paiements depuis le',
  'preview.from-help': `Les plus anciens sont d’ordinaire déjà dans vos livres : ils restent ici
    pour toujours, et après le lancement le jour ne peut plus être changé. Les clients, chantiers
    et sous-traitants partent quelle que soit la date.`,
  'preview.names': '{what} : {kind}',
  'preview.open': '{count, number} {kind}, {what} : montrer les noms',
  'preview.first': 'Les {count, number} premiers sur {all, number}',
  'preview.may-be': 'peut être {names}',
  'preview.is': 'est {names}',
  'preview.paper': '{number, select, none {sans numéro} other {numéro {number}}} du {date, date}',
  'preview.other': 'Une autre société ?',
  'preview.start': 'Lancer la synchronisation : {count, plural, one {# fiche} other {# fiches}}',
  'preview.bills': `{count, plural, one {Le paiement amène sa facture : une fiche de plus.} other
    {Les paiements amènent leurs factures : # fiches de plus.}}`,
  'preview.started': 'La synchronisation avec {company} a commencé',
  'preview.not-started': 'La synchronisation n’a pas été lancée',
  'preview.failed': 'Les livres n’ont pas pu être consultés',
  'preview.loading': 'Consultation des livres de {company}',
  'preview.not-yet': 'La synchronisation n’a pas été lancée',
  'preview.wait-for-start': `Quelqu’un qui tient les livres regarde ce qui partirait et lance la
    synchronisation.`,

  // When nothing is left to do
  'nothing-to-bring': 'Rien à transférer pour l’instant',
  'nothing-to-bring-help': `Le premier devis accepté, le premier chantier ou le premier paiement
    approuvé à un sous-traitant amène quelqu’un dans vos livres de lui-même.`,
  'all-in-step': 'Tout est à jour',
  'all-same': '{count, number} fiches sont identiques ici et dans QuickBooks.',
  'show-there': 'Voir ce qui y est',
  'last-compared': 'Dernière comparaison :',
  'every-night': ', et de nouveau chaque nuit.',

  // What stands above the records
  reconnect: 'QuickBooks ne nous laisse plus entrer',
  'reconnect-needed': `Rien n’y part tant que personne ne reconnecte. {count, plural, =0 {} one
    {# fiche attend. } other {# fiches attendent. }}Ce qui change ici entre-temps est conservé
    et y part une fois la connexion rétablie : rien n’est perdu ni envoyé deux fois.`,
  'connect-again': 'Reconnecter',
  'ends-on': 'La connexion prend fin le {day}',
  'ends-why': `QuickBooks met fin à chaque connexion au bout de cinq ans. Reconnectez avant ce
    jour : elle repart à neuf, et rien n’est envoyé deux fois.`,
  'away-since': 'Depuis',
  'away-tried-again': ' ; prochain essai :',
  'away-nothing-lost': '. Ce qui change ici attend et n’est pas perdu.',
  'accounts-open': 'Il faut choisir les comptes',
  'accounts-unused': 'N’est plus utilisé dans QuickBooks : {names}.',
  'choose-accounts': 'Choisir les comptes',
  'accounts-open-why': `Vos livres ont plus d’un compte possible, ou celui qui était choisi n’y est
    plus utilisé. Les devis et les paiements y partent d’eux-mêmes dès qu’ils sont choisis{count,
    plural, =0 {.} one { : # fiche attend.} other { : # fiches attendent.}}`,
  progress: 'Avancement',
  'done-of': '{done, number} sur {all, number}',
  'records-there': 'fiches sont dans QuickBooks.',
  'brought-along': `{count, plural, one {# du reste est une facture qui vient avec les
    paiements.} other {# du reste sont des factures qui viennent avec les paiements.}}`,
  remaining: `{minutes, plural, one {Environ une minute} other {Environ # minutes}} au rythme
    que QuickBooks permet. Vous pouvez quitter cette page : cela continue tout seul.`,
  brought: 'Transféré dans QuickBooks',

  // While QuickBooks cannot be reached
  'away.no-answer': 'QuickBooks ne répond pas',
  'away.subscription': 'L’abonnement QuickBooks a pris fin',
  'away.our-keys': 'QuickBooks n’accepte pas les clés de ce serveur',
  'away.reads-spent': 'Les lectures QuickBooks de ce mois sont épuisées',
  'away-what.no-answer': 'Rien n’y part tant qu’il ne répond pas.',
  'away-what.subscription': 'Renouvelez-le là-bas : d’ici là, rien n’y part.',
  'away-what.our-keys':
    'La personne qui gère le serveur doit saisir de nouveau le client id et le secret d’Intuit.',
  'away-what.reads-spent': `QuickBooks limite ce qu’un serveur peut lire en un mois. Rien n’y
    part avant le mois prochain, ou avant que la personne qui gère le serveur relève la limite chez
    Intuit.`,

  // How each kind of record stands
  kinds: 'Types de fiches',
  'none-yet': 'aucun pour l’instant',
  'in-step-there': 'à jour',
  'board.differs': '{count, number} avec différences',
  'board.review': '{count, number} à rapprocher',
  'board.failed': '{count, number} en échec',
  'board.waiting': '{count, number} en attente',
  'with-payments': '{count, number} viennent avec des paiements',
  'kind.customer': 'Client',
  'kind.job': 'Chantier',
  'kind.estimate': 'Devis',
  'kind.vendor': 'Sous-traitant',
  'kind.bill': 'Facture',
  'kind.bill-payment': 'Paiement',
  'all-of-kind.customer': 'Clients',
  'all-of-kind.job': 'Chantiers',
  'all-of-kind.estimate': 'Devis',
  'all-of-kind.vendor': 'Sous-traitants',
  'all-of-kind.bill': 'Factures',
  'all-of-kind.bill-payment': 'Paiements',
});
