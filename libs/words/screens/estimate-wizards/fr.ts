// French: the wizards that make a new estimate.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What they are called
  new: 'Nouvelle soumission',
  create: 'Créer une soumission',
  'new-options': 'Nouvelle soumission à plusieurs options',
  'options-estimate': 'Soumission à plusieurs options',
  // Steps
  'step.customer': 'Client',
  'step.customer-project': 'Client et projet',
  'step.basic-info': 'Infos de base',
  'step.line-items': 'Lignes',
  'step.options': 'Options',
  'step.build-options': 'Composer les options',
  'step.review': 'Vérifier',
  'step.done': 'Terminé',
  'short.info': 'Infos',
  'short.items': 'Lignes',
  'short.options': 'Options',
  'short.review': 'Vérifier',
  'short.send': 'Envoyer',
  // Titles of steps
  'title.client-project': 'Client et projet',
  'title.customer-project': 'Renseignements sur le client et le projet',
  'title.line-items': 'Lignes',
  'title.proposal': 'Proposition à plusieurs options',
  'title.packages': 'Composez les options parmi lesquelles votre client pourra choisir',
  'title.review': 'Vérifier',
  'title.review-format': 'Vérifier et mettre en forme',
  'title.review-send': 'Vérifier et envoyer la soumission',
  'title.done': 'Terminé',
  // Buttons
  back: 'Retour',
  previous: 'Précédent',
  next: 'Suivant',
  done: 'Terminé',
  cancel: 'Annuler',
  'create-it': 'Créer la soumission',
  'create-short': 'Créer',
  creating: 'Création...',
  'save-and-send': 'Enregistrer et envoyer',
  // On the way
  progress: 'Avancement',
  customer: 'Client',
  'estimate-title': 'Titre de la soumission',
  type: 'Type de soumission',
  'type.single': 'Prix unique',
  'type.multi_option': 'Plusieurs options',
  'start-every': `Toutes les options commencent avec ces lignes. Vous pourrez modifier chaque option
    à l’étape suivante.`,
  'select-valid-client': 'Choisissez un client valide',
  // Line items of the simple wizard
  'items-prompt': 'Ajoutez les services et les matériaux qui composent cette soumission.',
  items: '{count, plural, one {# ligne} other {# lignes}}',
  'no-items': 'Pas encore de lignes',
  'add-items': 'Ajouter des lignes',
  'edit-line': 'Modifier la ligne {n} :',
  // Where it was opened from
  'starting-from': 'À partir de',
  dashboard: 'Tableau de bord',
  'of-customer': 'Client : {name}',
  'of-job': 'Chantier : {title} (avenant)',
  'of-request': 'Demande de {name}',
  // What is missing
  'still-needs': 'Il manque encore à cette soumission : {what}',
  'need.clientId': 'un client',
  'need.projectTitle': 'un titre',
  'need.serviceAddress': 'une adresse',
  'need.other': 'une relecture',
  'fill-in': 'Compléter',
  // Created
  created: 'Soumission créée',
  open: 'Ouvrir',
  'created-title': 'Soumission créée !',
  'number-created': 'La soumission nº {number} a été créée',
  view: 'Voir la soumission',
  'send-to-customer': 'Envoyer au client',
});
