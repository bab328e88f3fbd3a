// French: making a job, of an estimate or without one.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The dialog
  title: 'Planifier un chantier',
  'convert-title': 'Convertir la soumission en chantier',
  'made-from': 'Créer à partir de',
  'from-estimate': 'D’une soumission',
  'from-none': 'Sans soumission',
  cancel: 'Annuler',
  'slot-day': '{day} ({name})',
  'slot-crew': 'équipe {name}',
  invalid: 'Saisie incomplète',

  // Of an estimate
  'accepted-estimate': 'Soumission acceptée',
  'search-estimates': 'Rechercher par numéro, client ou projet',
  'loading-estimates': 'Chargement des soumissions...',
  'no-estimates-found': 'Aucune soumission trouvée',
  'none-waits': 'Aucune soumission acceptée n’attend d’être planifiée.',
  'estimate-failed': 'La soumission n’a pas pu être chargée',
  'loading-estimate': 'Chargement de la soumission...',
  'not-accepted': 'Cette soumission n’est pas encore acceptée',
  'only-accepted': 'Seule une soumission acceptée peut devenir un chantier.',
  'view-estimate': 'Voir la soumission',
  'is-on-calendar': 'Cette soumission est déjà au calendrier',
  'one-job-each': 'Chaque soumission devient un seul chantier.',
  'view-job': 'Voir le chantier',
  'convert-failed': 'La soumission n’a pas pu devenir un chantier',
  scheduled: 'Chantier planifié',
  'on-calendar': '{title} est au calendrier.',
  'budget-help': 'Le maximum prévu pour les sous-traitants. Le client paie {amount}.',
  scheduling: 'Planification...',

  // Without an estimate
  client: 'Client',
  'search-clients': 'Rechercher par nom, courriel ou adresse',
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
  'list-added': 'Liste « {name} » ajoutée',
  undo: 'Annuler l’action',
});
