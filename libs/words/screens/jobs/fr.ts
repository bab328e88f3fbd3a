// French: the page of a job: its head, crew, money, notes and photos.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  job: 'Chantier',
  'for-client': 'Pour',
  'more-actions': 'Autres actions',
  'edit-job': 'Modifier le chantier',
  'view-estimate': 'Voir la soumission',
  'cancelled-because': 'Annulé : {reason}',
  'on-hold-because': 'En pause : {reason}',
  'save-failed': 'Le chantier n’a pas pu être enregistré',
  saved: 'Chantier enregistré',
  'save-changes': 'Enregistrer',
  saving: 'Enregistrement...',
  back: 'Retour',

  // Its steps
  'step.start': 'Commencer le chantier',
  'step.hold': 'Mettre en pause',
  'step.resume': 'Reprendre le chantier',
  'step.complete': 'Terminer le chantier',
  'step.cancel': 'Annuler le chantier',
  'step.reopen': 'Rouvrir le chantier',
  'step.reschedule': 'Replanifier',
  'step.unschedule': 'Retirer du calendrier',
  'schedule-job': 'Planifier le chantier',
  reopened: 'Chantier rouvert',
  resumed: 'Chantier repris',
  started: 'Travaux commencés',
  completed: 'Chantier terminé',
  'put-on-hold': 'Chantier mis en pause',
  cancelled: 'Chantier annulé',

  // Why it rests or ends early
  'hold-lead': 'Le chantier garde ses dates et son équipe.',
  'hold-weather': 'Météo',
  'hold-materials': 'Matériaux en retard',
  'hold-client': 'À la demande du client',
  'hold-permit': 'Permis',
  'hold-crew': 'Équipe non disponible',
  holding: 'Mise en pause...',
  'cancel-lead': 'Le chantier est retiré de l’horaire de tout le monde. Vous pourrez le rouvrir.',
  'cancel-client': 'Annulé par le client',
  'cancel-duplicate': 'Doublon',
  'cancel-impossible': 'Irréalisable',
  cancelling: 'Annulation...',

  // Started early
  'planned-for': 'Planifié le {day}. Commencer aujourd’hui ?',
  'planned-for-lead': `Déplacez-le à aujourd’hui pour qu’il soit au calendrier dès aujourd’hui, pour
    le même nombre de jours.`,
  'start-and-move': 'Commencer et déplacer à aujourd’hui',
  'start-keep': 'Commencer en gardant les dates',

  // Before it is completed
  'is-booked-for': '{name} est à l’horaire : {dates}',
  'may-be-taken-off': 'Retirez du chantier les personnes dont on n’a plus besoin.',
  'complete-anyway': 'Terminer quand même',
  'tick-and-complete': 'Cocher {count} et terminer',
  'not-started': 'Les travaux n’ont pas commencé.',
  'needs-photo': 'photo manquante',
  'still-booked-asked': 'Quelqu’un est encore à l’horaire. Terminer le chantier ?',
  'ends-early-asked': 'Terminer le chantier plus tôt que prévu ?',
  'ends-today': 'Il se termine aujourd’hui ({day}) au lieu de la date prévue ({planned}).',
  'ends-on': 'Il se termine le {day} au lieu de la date prévue ({planned}).',
  'ends-again': 'La date de fin prévue ({day}) est rétablie.',
  'not-started-asked': 'Terminer un chantier qui n’a pas commencé ?',
  'steps-open': '{count, plural, one {# étape reste à faire} other {# étapes restent à faire}}',

  // The next step
  'next-step': 'Étape suivante',
  next: 'À suivre',
  'of-done': '{done} sur {all} faites',
  done: 'Fait',
  'work-starts': 'Début des travaux : {time}',
  'on-hold': 'En pause',
  'everything-done': 'Tout est fait',
  'under-way': 'Travaux en cours',
  'no-dates-yet': 'Pas encore planifié',

  // Its client
  client: 'Client',
  open: 'Ouvrir',
  'client-and-way': 'Contact et itinéraire',
  call: 'Appeler',
  text: 'Texto',
  mail: 'Courriel',
  map: 'Carte',

  // What and where
  scope: 'Travaux',
  description: 'Description',
  notes: 'Notes',
  address: 'Adresse',

  // Money
  money: 'Argent',
  'vendor-payments': 'Paiements aux sous-traitants',
  'change-order': 'Avenant {nth} : {title}',
  'not-counted': 'Soumission : {status}, montant non compris',
  estimate: 'Soumission',
  contract: 'Contrat',
  'none-yet': 'Aucun pour l’instant',
  none: 'Aucun',
  'set-budget': 'Fixer un budget',
  'budget-read': 'Budget {budget} : payé {paid}, prévu {planned}, reste {left}',
  budget: 'Budget',
  'paid-to-vendors': 'Payé aux sous-traitants',
  planned: 'Prévu',
  'over-budget': 'Dépassement de',
  'budget-left': 'Budget restant',
  'new-change-order': 'Nouvel avenant',
  'create-payment': 'Créer un paiement',
  'payments-failed': 'Les paiements n’ont pas pu être chargés',
  'payments-for': 'Paiements aux sous-traitants pour {title}',
  'show-more': 'Afficher plus',

  // Notes
  'daily-notes': 'Notes du jour',
  'add-a-note': 'Ajouter une note',
  'note-placeholder': 'Que s’est-il passé aujourd’hui ?',
  'add-note': 'Ajouter',
  'note-failed': 'La note n’a pas pu être enregistrée',
  'no-notes': 'Pas encore de notes.',

  // Photos
  photos: 'Photos',
  'photos-count': 'Photos ({count})',
  'no-photos':
    'Aucune photo pour l’instant. Seule votre équipe les voit tant que vous n’en partagez pas.',
  'add-photos': 'Ajouter des photos',
  'add-photos-to': 'Ajouter des photos : {step}',
  'sending-short': 'Téléversement {n} de {count}…',
  sending: 'Téléversement de la photo {n} de {count}',
  'photos-failed': 'Les photos n’ont pas pu être ajoutées',
  'not-all-sent': 'Certaines photos n’ont pas été téléversées',
  'photo-removed': 'Photo retirée',
  'open-photo': 'Ouvrir la photo {n}',
  'remove-photo': 'Retirer la photo {n}',
  'share-photo': 'Partager la photo {n} avec le client',
  'photo-of': 'de {title}',

  // What happened
  timeline: 'Historique',
  'all-count': 'Les {count}',
  'photos-missing': 'Il manque encore {count, plural, one {# photo} other {# photos}}',
  'to-checklist': 'Vers la liste',
});
