// French: making a job, of an estimate or without one.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The dialog
  title: 'Planifier un chantier',
  'made-from': 'Créer à partir de',
  'from-estimate': 'D’un devis',
  'from-none': 'Sans devis',
  cancel: 'Annuler',
  'slot-day': '{day} ({name})',
  'slot-crew': 'équipe {name}',
  invalid: 'Saisie incomplète',

  // Of an estimate
  'accepted-estimate': 'Devis accepté',
  'search-estimates': 'Rechercher par numéro, client ou projet',
  'loading-estimates': 'Chargement des devis...',
  'no-estimates-found': 'Aucun devis trouvé',
  'none-waits': 'Aucun devis accepté n’attend d’être planifié.',
  'estimate-failed': 'Le devis n’a pas pu être chargé',
  'loading-estimate': 'Chargement du devis...',
  'not-accepted': 'Ce devis n’est pas encore accepté',
  'only-accepted': 'Seul un devis accepté peut devenir un chantier.',
  'view-estimate': 'Voir le devis',
  'is-on-calendar': 'Ce devis est déjà au calendrier',
  'one-job-each': 'Chaque devis devient un seul chantier.',
  'view-job': 'Voir le chantier',
  'convert-failed': 'Le devis n’a pas pu devenir un chantier',
  scheduled: 'Chantier planifié',
  'on-calendar': '{title} est au calendrier.',
  'budget-help': 'Le maximum prévu pour les sous-traitants. Le client paie {amount}.',
  scheduling: 'Planification...',

  // Without an estimate
  client: 'Client',
  'search-clients': 'Rechercher par nom, e-mail ou adresse',
  'loading-clients': 'Chargement des clients...',
  'no-clients-found': 'Aucun client trouvé',
  'select-client': 'Veuillez choisir un client',
  'waits-unscheduled': 'Sans date de début, le chantier va sous Non planifiés.',
  'add-failed': 'Le chantier n’a pas pu être ajouté',
  added: 'Chantier ajouté',
  'waits-for-dates': '{title} reste à planifier.',
  'add-job': 'Ajouter le chantier',
  adding: 'Ajout...',

  // One that waits
  waiting: 'Chantiers non planifiés',
  'put-here': 'Planifier ici',
  'put-what-here': 'Planifier {title} ici',
  'or-new': 'Ou créer un nouveau chantier',
  'list-added': 'Liste « {name} » ajoutée',
  undo: 'Annuler',
});
