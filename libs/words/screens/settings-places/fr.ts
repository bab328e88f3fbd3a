// French: how the sections of the settings are called, on their page and in the palette.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'group.company': 'Entreprise',
  'group.paying': 'Paiements aux sous-traitants',
  'group.website': 'Site web',
  'group.people': 'Personnes',
  'group.you': 'Vous',
  'place.business': 'Renseignements sur l’entreprise',
  'place.estimates': 'Soumissions',
  'place.new-estimates': 'Nouvelles soumissions',
  'place.planning': 'Planification et météo',
  'place.checklists': 'Listes de contrôle',
  'place.replies': 'Réponses enregistrées',
  'place.quickbooks': 'Intégration QuickBooks',
  'place.data': 'Vos données',
  'place.payments': 'Paiements aux sous-traitants',
  'place.bank': 'Banque (ACH)',
  'place.hours': 'Heures d’ouverture',
  'place.portfolio': 'Réalisations',
  'place.team': 'Équipe',
  'place.reviews': 'Avis',
  'place.users': 'Gestion des utilisateurs',
  'place.api-keys': 'Clés API',
  'place.signing-in': 'Sécurité de connexion',
  'place.notifications': 'Notifications',
  'place.appearance': 'Apparence',
  'place.account': 'Gestion du compte',
  'more.sync': 'Synchro QuickBooks',
  'more.site': 'Aperçu de votre site',
});
