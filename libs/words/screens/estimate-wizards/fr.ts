// French: the wizards that make a new estimate.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What they are called
  new: 'Nouveau devis',
  create: 'Créer un devis',
  'new-options': 'Nouveau devis à options',
  'options-estimate': 'Devis à options',
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
  'title.customer-project': 'Client et informations du projet',
  'title.line-items': 'Lignes',
  'title.proposal': 'Proposition à options',
  'title.packages': 'Composez les formules parmi lesquelles votre client choisit',
  'title.review': 'Vérifier',
  'title.review-format': 'Vérifier et mettre en forme',
  'title.review-send': 'Vérifier et envoyer le devis',
  'title.done': 'Terminé',
  // Buttons
  back: 'Retour',
  previous: 'Précédent',
  next: 'Suivant',
  done: 'Terminé',
  cancel: 'Annuler',
  'create-it': 'Créer le devis',
  'create-short': 'Créer',
  creating: 'Création...',
  'save-and-send': 'Enregistrer et envoyer',
  // On the way
  progress: 'Avancement',
  customer: 'Client',
  'estimate-title': 'Titre du devis',
  type: 'Type de devis',
  'type.single': 'Prix unique',
  'type.multi_option': 'Plusieurs options',
  'start-every': `Toutes les options commencent avec ces lignes. Vous pourrez modifier chaque option
    à l’étape suivante.`,
  'select-valid-client': 'Choisissez un client valable',
  // Line items of the simple wizard
  'items-prompt': 'Ajoutez les services et les matériaux qui composent ce devis.',
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
  'still-needs': 'Il manque encore à ce devis : {what}',
  'need.clientId': 'un client',
  'need.projectTitle': 'un titre',
  'need.serviceAddress': 'une adresse',
  'need.other': 'une relecture',
  'fill-in': 'Compléter',
  // Created
  created: 'Devis créé',
  open: 'Ouvrir',
  'created-title': 'Devis créé !',
  'number-created': 'Le devis nº {number} a été créé',
  view: 'Voir le devis',
  'send-to-customer': 'Envoyer au client',
});
