// French: frame, palette, shortcuts, whole pages.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The parts of the app
  'room.dashboard': 'Tableau de bord',
  'room.estimates': 'Soumissions',
  'room.scheduling': 'Calendrier',
  'room.clients': 'Clients',
  'room.leads': 'Demandes',
  'room.messages': 'Messages',
  'room.vendors': 'Sous-traitants',
  'room.payments': 'Paiements',
  'room.price-book': 'Catalogue de prix',
  'room.settings': 'Réglages',
  'room.quickbooks': 'QuickBooks',
  'room.emails': 'Courriels',
  'room.account': 'Gestion du compte',
  'room.preview': 'Site public',
  'room.sign-in': 'Se connecter',
  'room.portals': 'Portails',
  // The frame
  home: 'Purlin, accueil',
  main: 'Principal',
  menu: 'Menu',
  places: 'Pages',
  'more-places': 'Plus',
  'open-menu': 'Ouvrir le menu',
  'close-menu': 'Fermer le menu',
  skip: 'Aller au contenu',
  theme: 'Thème',
  'theme-light': 'Clair',
  'theme-dark': 'Sombre',
  'theme-system': 'Système',
  'sign-out': 'Se déconnecter',
  'account-of': 'Compte : ',
  'no-connection': 'Vous êtes hors ligne.',
  'stays-here': 'Ce que vous saisissez reste ici.',
  'saving-later': 'Vous pourrez enregistrer de nouveau une fois la connexion revenue.',
  'try-now': 'Essayer maintenant',
  error: 'Erreur',
  'quickbooks-connected': 'QuickBooks est connecté !',
  'quickbooks-failed': 'La connexion à QuickBooks a échoué. Veuillez réessayer.',
  // Remotes
  unavailable: 'Indisponible pour le moment : {name}',
  'unavailable-away': 'Vous êtes hors ligne. Le contenu se chargera au retour de la connexion.',
  'unavailable-others': 'Tout le reste fonctionne. Veuillez réessayer dans un instant.',
  'loading-room': 'Chargement : {name}',
  // Whole pages
  loading: 'Chargement…',
  'not-reachable': 'Connexion impossible',
  'server-unreachable': 'Le serveur est injoignable',
  broken: 'Cette page n’a pas pu s’afficher',
  'try-again': 'Veuillez réessayer.',
  'access-denied': 'Accès refusé',
  'staff-only': 'Cette page est réservée au personnel.',
  'to-portal': 'Aller à mon portail',
  'not-open': 'Pas d’accès',
  'page-not-open': 'Vous n’avez pas accès à cette page',
  'no-right': 'Demandez l’accès à un administrateur.',
  'to-first': 'Aller à ma page d’accueil',
  'go-back': 'Retour',
  'not-found': '404 Page introuvable',
  'not-found-why': 'Avez-vous oublié d’ajouter la page au routeur ?',
  'to-home': 'Aller à la page d’accueil',
  // What comes before everything else
  'first.title': `{first, select, password {Choisissez votre propre mot de passe} factor {Votre
    entreprise exige la connexion en deux étapes pour les administrateurs}}`,
  'first.lead': `{first, select, password {Votre mot de passe actuel a été généré et affiché dans un
    terminal. Choisissez-en un que vous seul connaissez pour utiliser le reste de Purlin.} factor
    {Vous ne l’avez pas encore configurée. Configurez-la ci-dessous ou ajoutez une clé d’accès pour
    utiliser le reste de Purlin.}} D’ici là, vous pouvez gérer votre compte ici ou vous déconnecter.
    Votre travail est en sécurité.`,
  // Palette and shortcuts
  everywhere: 'Partout',
  'find-or-go': 'Trouver ou ouvrir ce que vous voulez',
  find: 'Tout rechercher',
  // What stands still
  // How the e-mails are
  'emails-attention':
    '{count, plural, one {# demande votre attention} other {# demandent votre attention}}',
  'emails-held': '{count} en attente d’envoi',
  'emails-stopped': 'Les courriels ne partent pas',
  'server-refuses': 'Notre serveur de courriel a refusé la connexion.',
  'server-away': 'Notre serveur de courriel ne répond pas.',
  'emails-wait': '{count, plural, one {# courriel attend.} other {# courriels attendent.}}',
  'what-waits': 'Voir les courriels en attente',
  'decision-needed': 'Une décision est nécessaire',
  'perhaps-done': `{count, plural, =1 {Une action a} one {# actions ont} other {# actions ont}}
    peut-être abouti, ou non.`,
  'look-at': '{count, plural, one {Voir} other {Voir}}',
});
