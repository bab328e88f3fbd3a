// French: QuickBooks: its page, with records and how they stand.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  description: 'Ce qui est synchronisé, ce qui attend et ce qui diffère.',
  demo: 'Démo',
  'last-sync': '· dernière synchro :',
  'papers-from': '· transactions depuis le {day, date}',
  connection: 'Connexion',
  loading: 'Chargement',
  'look-up-failed': 'Impossible de consulter la connexion',
  'by-state': 'Fiches par statut',
  'tab.differs': 'Différences',
  'tab.review': 'À rapprocher',
  'tab.failed': 'En échec',
  'tab.waiting': 'En attente',
  'tab.in-step': 'Synchronisés',
  'tab.excluded': 'Exclus',
  'tab.all': 'Tous',
  'search-label': 'Rechercher des fiches par nom ou numéro',
  'search-all': 'Rechercher des fiches...',
  'search.customer': 'Rechercher des clients...',
  'search.job': 'Rechercher des chantiers...',
  'search.estimate': 'Rechercher des soumissions...',
  'search.vendor': 'Rechercher des sous-traitants...',
  'search.bill': 'Rechercher des factures...',
  'search.bill-payment': 'Rechercher des paiements...',

  // Sync, and trying again
  'sync-now': 'Synchroniser et comparer',
  'sync-failed': 'La synchronisation a échoué',
  syncing: 'Synchronisation avec QuickBooks',
  'syncing-what':
    'Les fiches en attente sont envoyées, et les changements faits dans QuickBooks sont comparés.',
  'synced-after': 'La synchronisation se fera automatiquement une fois cela réglé.',
  'retry-all': 'Tout réessayer',
  'tried-again-count': 'Réessayés : {retried}',
  'retry-all-failed': 'Les fiches n’ont pas pu être réessayées',

  // Before it is connected
  'not-connected': 'QuickBooks n’est pas connecté',
  'connect-in-settings': 'Connecter dans les réglages',
  'not-set-up': `QuickBooks n’est pas configuré sur ce serveur. L’administrateur du serveur doit
    d’abord saisir un identifiant client et un secret d’Intuit.`,
  'connect-once': `Connectez votre entreprise une fois. Les clients se synchronisent dès qu’ils
    acceptent une soumission ou ont un chantier ; les sous-traitants, dès qu’un paiement est
    approuvé. Vous pouvez aussi en ajouter un à la main. Les soumissions, factures et paiements se
    synchronisent depuis une date que vous choisissez avant tout envoi.`,
  'ask-somebody':
    'Votre commis comptable ou un administrateur peut connecter QuickBooks dans Réglages.',

  // Before anything goes to a company that is new
  'preview.title': 'Rien n’a encore été envoyé à {company}',
  'preview.lead':
    'Voici ce qui sera envoyé quand vous lancerez la synchronisation. D’ici là, rien n’est envoyé.',
  'preview.what': 'Fiches à envoyer',
  'preview.kind': 'Type de fiche',
  'preview.total': 'À envoyer',
  'preview.new': 'Nouveaux dans QuickBooks',
  'preview.found': 'Déjà dans QuickBooks',
  'preview.unsure': 'Attendent votre réponse',
  'preview.older': 'Plus anciens, non envoyés',
  'preview.from': 'Envoyer soumissions, factures et paiements à partir du',
  'preview.from-help': `Les plus anciens sont d’ordinaire déjà dans vos livres ; ils ne sont donc
    jamais envoyés. La date ne peut plus changer une fois la synchronisation lancée. Les clients,
    chantiers et sous-traitants sont envoyés quelle que soit la date.`,
  'preview.names': '{what} : {kind}',
  'preview.open': '{count, number} {kind}, {what} : montrer les noms',
  'preview.first': 'Les {count, number} premiers sur {all, number}',
  'preview.may-be': 'peut être {names}',
  'preview.is': 'est {names}',
  'preview.paper': '{number, select, none {sans numéro} other {nº {number}}}, {date, date}',
  'preview.other': 'Ce n’est pas la bonne entreprise ?',
  'preview.start': 'Lancer la synchronisation : {count, plural, one {# fiche} other {# fiches}}',
  'preview.bills': `{count, plural, one {La facture du paiement est envoyée avec lui : # fiche de
    plus.} other {Les factures des paiements sont envoyées avec eux : # fiches de plus.}}`,
  'preview.started': 'Synchronisation vers {company} lancée',
  'preview.not-started': 'Rien n’a été envoyé',
  'preview.failed': 'Vos livres QuickBooks n’ont pas pu être lus',
  'preview.loading': 'Vérification des livres de {company}',
  'preview.not-yet': 'En attente de vérification',
  'preview.wait-for-start': `Votre commis comptable ou un administrateur doit vérifier ce qui sera
    envoyé et lancer la synchronisation.`,

  // When nothing is left to do
  'nothing-to-bring': 'Rien à synchroniser pour l’instant',
  'nothing-to-bring-help': `Les clients se synchronisent dès qu’ils acceptent une soumission ou
    ont un chantier ; les sous-traitants, dès qu’un paiement est approuvé. Vous pouvez aussi en
    ajouter un depuis sa page.`,
  'all-in-step': 'Tout est synchronisé',
  'all-same': '{count, number} fiches concordent dans Purlin et QuickBooks.',
  'show-there': 'Voir les fiches synchronisées',
  'last-compared': 'Dernière comparaison :',
  'every-night': ', et de nouveau chaque nuit.',

  // What stands above the records
  reconnect: 'QuickBooks doit être reconnecté',
  'reconnect-needed': `Rien n’est envoyé tant que quelqu’un ne rétablit pas la connexion. {count,
    plural, =0 {} one {# fiche attend. } other {# fiches attendent. }}Les changements faits
    entre-temps sont conservés et envoyés une fois la connexion rétablie. Rien n’est perdu ni envoyé
    deux fois.`,
  'connect-again': 'Reconnecter',
  'ends-on': 'La connexion à QuickBooks expire le {day}',
  'ends-why': `QuickBooks met fin à chaque connexion au bout de cinq ans. Reconnectez avant cette
    date. Rien n’est envoyé deux fois.`,
  'away-since': 'Depuis',
  'away-tried-again': ' ; prochain essai :',
  'away-nothing-lost': '. Les changements faits ici sont conservés et envoyés plus tard.',
  'accounts-open': 'Choisissez vos comptes',
  'accounts-unused': 'Ne sont plus actifs dans QuickBooks : {names}.',
  'choose-accounts': 'Choisir les comptes',
  'accounts-open-why': `Vos livres ont plus d’un compte possible, ou celui que vous aviez choisi
    n’est plus actif. Les soumissions et les paiements sont envoyés automatiquement dès votre
    choix{count, plural, =0 {.} one { : # fiche attend.} other { : # fiches attendent.}}`,
  progress: 'Avancement',
  'done-of': '{done, number} sur {all, number}',
  'records-there': 'fiches sont dans QuickBooks.',
  'brought-along': `{count, plural, one {# du reste est une facture qui vient avec les
    paiements.} other {# du reste sont des factures qui viennent avec les paiements.}}`,
  remaining: `Encore {minutes, plural, one {environ une minute} other {environ # minutes}} au rythme
    que QuickBooks permet. Vous pouvez quitter cette page ; la synchronisation continue.`,
  held: `{count, plural, one {# fiche en attend une autre qui demande votre attention.} other {#
    fiches en attendent d’autres qui demandent votre attention.}}`,
  brought: 'Synchronisé avec QuickBooks',

  // While QuickBooks cannot be reached
  'away.no-answer': 'QuickBooks ne répond pas',
  'away.subscription': 'L’abonnement QuickBooks a pris fin',
  'away.our-keys': 'QuickBooks n’accepte pas les clés de ce serveur',
  'away.reads-spent': 'La limite de lecture QuickBooks de ce mois est atteinte',
  'away.not-let-in': 'QuickBooks ne nous laisse pas entrer',
  'away.too-many-calls': 'QuickBooks nous a demandé de ralentir',
  'away-what.no-answer': 'Rien n’est envoyé tant qu’il ne répond pas.',
  'away-what.subscription': 'Renouvelez-le dans QuickBooks. D’ici là, rien n’est envoyé.',
  'away-what.our-keys': `L’administrateur de votre serveur doit saisir de nouveau l’identifiant
    client et le secret d’Intuit.`,
  'away-what.reads-spent': `Intuit limite ce qu’un serveur peut lire chaque mois. La
    synchronisation reprend au début du mois suivant, ou quand l’administrateur du serveur relève
    la limite chez Intuit.`,
  'away-what.not-let-in': `La connexion reste en place et nous réessayons. Si cela dure, vérifiez
    dans QuickBooks que la personne qui l’a connectée y a encore accès, ou reconnectez-vous.`,
  'away-what.too-many-calls': 'Tout va bien : la synchronisation reprendra d’elle-même.',

  // How each kind of record stands
  kinds: 'Types de fiches',
  'none-yet': 'aucun pour l’instant',
  'in-step-there': 'synchronisés',
  'board.differs': '{count, number} avec différences',
  'board.review': '{count, number} à rapprocher',
  'board.failed': '{count, number} en échec',
  'board.waiting': '{count, number} en attente',
  'with-payments': '{count, number} viennent avec des paiements',
  'kind.customer': 'Client',
  'kind.job': 'Chantier',
  'kind.estimate': 'Soumission',
  'kind.vendor': 'Sous-traitant',
  'kind.bill': 'Facture',
  'kind.bill-payment': 'Paiement',
  'all-of-kind.customer': 'Clients',
  'all-of-kind.job': 'Chantiers',
  'all-of-kind.estimate': 'Soumissions',
  'all-of-kind.vendor': 'Sous-traitants',
  'all-of-kind.bill': 'Factures',
  'all-of-kind.bill-payment': 'Paiements',
});
