// French: a job’s dates and people, and what speaks against them.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Days
  'week-of': 'Semaine du {date}',
  'day-says': '{day} : {what}',
  'day-off': 'Jour de congé',
  'weather-day': 'Jour d’intempéries',
  weekend: 'fin de semaine',
  'holiday-new-year': 'Jour de l’An',
  'holiday-memorial': 'Memorial Day',
  'holiday-independence': 'Fête de l’Indépendance',
  'holiday-labor': 'Fête du Travail',
  'holiday-thanksgiving': 'Thanksgiving',
  'holiday-christmas': 'Noël',
  'until-time': 'jusqu’à {time}',

  // What speaks against a place
  'over-limits': '{day} : {weather}, au-delà de vos limites',
  outside: '{day} : hors des dates du chantier',
  'outside-of': '{day} : hors des dates du chantier, {dates}',
  'a-crew': 'Une équipe',
  'stays-outside': '{name} reste le {day}, hors des dates du chantier',
  busy: '{day} : sur {job}, {client}',
  'vendor-busy': '{day} : {vendor} sur {job}, {client}',

  // Who can be put on a job
  'on-then': 'sur {jobs} à ce moment',
  'insured-until-only': 'assurance jusqu’au {date} seulement',
  'is-on-then': 'Déjà sur {jobs} à ce moment.',
  'insured-too-short': 'L’assurance s’arrête le {date}, avant la fin des travaux.',

  // Warnings
  'has-declined': '{name} a refusé',
  proposes: '{name} propose : {days}',
  'insured-only': 'L’assurance de {name} s’arrête le {date}',
  'keeps-outside': '{name} garde {dates}, hors des dates du chantier.',
  'is-on-from': '{name} est sur {job} à partir du {time}.',
  'still-booked': '{name} est encore à l’horaire : {dates}.',
  'is-archived': '{name} est dans les archives.',
  'is-inactive': '{name} est inactif.',
  'told-other-day': '{client} a été prévenu pour le {day} et ne connaît pas cette date.',
  'told-and-waits':
    '{client} a été prévenu pour le {day} et ne sait pas que le chantier n’est plus planifié.',

  // Moves
  moved:
    'Déplacement de {title}{has, select, crew {, équipe {crew}} nobody {, sans équipe} other {}}',
  'moved-to': `Déplacement de {title} au {start}{lasts, select, until {, jusqu’au {last}} other
    {}}{has, select, crew {, équipe {crew}} nobody {, sans équipe} other {}}`,
  'scheduled-for': `Planification de {title} pour le {start}{lasts, select, day {, un jour} until
    {, jusqu’au {last}} other {}}{has, select, crew {, équipe {crew}} nobody {, sans équipe} other
    {}}`,
  'now-ends': '{title} se termine maintenant le {when}',
  'took-off': '{title} ne figure plus au calendrier',
  'back-where-it-was': '{title} est revenu à sa place',
  'moved-somebody': '{name} sur {job} passe à {dates}',
  'somebody-is-back': '{name} reprend sa place',
  undo: 'Annuler l’action',
  'could-not-move': 'Le chantier n’a pas pu être déplacé',

  // Whoever is put on a job
  assigned: 'Affectation faite',
  'not-assigned': `Affectation impossible : {who, select, crew {équipe} vendor {sous-traitant}
    vendors {sous-traitants} crew-vendor {équipe et sous-traitant} crew-vendors {équipe et
    sous-traitants} other {}}`,
  'stays-without': '{title} a été enregistré sans cette affectation.',
  'try-again': 'Réessayer',
  'choose-vendor': 'Choisissez le sous-traitant dans la liste ou laissez le champ vide.',
  crew: 'Équipe',
  'another-crew': 'Autre équipe',
  'no-other': 'Aucune',
  'nobody-yet': 'Non affecté',
  vendors: 'Sous-traitants',
  'add-another': 'En ajouter un autre',
  'leave-out': 'Retirer {name}',
  'many-vendors': '{count} sous-traitants correspondent à « {text} ». Choisissez-en un.',
  'no-such-vendor': 'Aucun sous-traitant ne s’appelle « {text} ».',
  'loading-vendors': 'Chargement des sous-traitants...',
  'no-vendors-found': 'Aucun sous-traitant trouvé',

  // The fields of a job
  missing: 'Veuillez remplir tous les champs obligatoires',
  title: 'Titre',
  address: 'Adresse',
  'start-date': 'Date de début',
  'start-time': 'Heure de début',
  'end-date': 'Date de fin',
  'end-time': 'Heure de fin',
  'goes-along': 'Le dernier jour suit, au {day}.',
  'day-is': '{day}, c’est {name}.',
  'is-weekend-day': '{day}, c’est la fin de semaine.',
  'planned-anyway': 'Vous pouvez quand même y planifier des travaux.',
  budget: 'Budget',
  description: 'Description',
  notes: 'Notes',
  'notes-help': 'Pour l’équipe ; le client ne les voit pas.',

  // The dialogs of dates
  reschedule: 'Replanifier',
  'schedule-job': 'Planifier le chantier',
  'move-job': 'Déplacer le chantier',
  saving: 'Enregistrement...',
  'look-first': 'Vérifiez d’abord les nouvelles dates.',
  reason: 'Raison',
  'take-off-calendar': 'Retirer du calendrier',
  'changed-by': '{name} vient de changer les dates',
  'changed-meanwhile': 'Quelqu’un vient de changer les dates',
  'change-anyway': 'Les changer quand même',
  'now-dates': 'Maintenant : {dates}',
  'move-somebody': 'Déplacer {name}',
  move: 'Déplacer',
  'somebody-not-moved': 'Les dates n’ont pas pu être déplacées',
  'crew-names': 'Équipe {names}',
  'own-dates-stay': 'Ceux qui ont d’autres dates les gardent. Changez-les sur la page du chantier',
  'free-days': 'Jours disponibles',
  free: 'Disponibles :',
  'start-on': 'Commencer le {day}',
  'no-crew-yet': 'Pas encore d’équipe',
});
