// French: what happened to a job, a sentence an event.

export const jobs = {
  JobScheduled: 'Chantier prévu pour le {day, date}',
  JobAdded: 'Chantier créé{dated, select, yes {, prévu le {day, date}} no {}}',
  JobDetailsChanged: 'Détails du chantier modifiés',
  JobRescheduled: `{how, select, moved {Déplacé au {day, date}} ends {Date de fin changée pour le
    {day, date}} open {Date de fin retirée} off {Retiré du calendrier}}{because, select, yes { :
    {reason}} no {}}`,
  JobStarted: 'Travaux commencés',
  JobPutOnHold: 'Mis en pause{because, select, yes { : {reason}} no {}}',
  JobResumed: 'Repris',
  JobCompleted: `Chantier terminé{early, select, yes {. Fin le {day, date} au lieu du {planned,
    date}} no {}}`,
  JobCancelled: 'Chantier annulé{because, select, yes { : {reason}} no {}}',
  JobReopened: 'Rouvert{back, select, yes {. Fin de nouveau prévue le {day, date}} no {}}',
  ChecklistSet: 'Liste « {name} » : {count, plural, one {# étape} other {# étapes}}',
  StepTicked: 'Fait : {step}',
  StepUnticked: 'De nouveau à faire : {step}',
  JobPhotosAdded: `{count, plural, one {# photo ajoutée} other {# photos ajoutées}}{asked, select,
    yes { : {step}} no {}}`,
  JobPhotoShared: 'Une photo a été partagée avec le client',
  JobPhotoHidden: 'Une photo n’est plus partagée avec le client',
  JobPhotoRemoved: 'Une photo a été retirée',
  JobNoteWritten: 'Note : {text}',
  AssignmentMade: `{kind, select, crew {Équipe} vendor {Sous-traitant}} {who} : affectation au
    chantier{dated, select, yes { le {day, date}} no {}}`,
  AssignmentMoved: `{kind, select, crew {Équipe} vendor {Sous-traitant}} {who} : {dated, select, yes
    {déplacement au {day, date}} no {déplacement aux dates du chantier}}`,
  AssignmentEnded:
    '{kind, select, crew {Équipe} vendor {Sous-traitant}} {who} : retrait du chantier',
  OrderConfirmed: '{who} a confirmé{dated, select, yes { pour le {day, date}} no {}}',
  OrderDeclined: `{who} a refusé{dated, select, yes { pour le {day, date}} no {}}{words, select,
    inside { : {text}} beside {}}`,
  OrderDatesProposed: `{who} a proposé {longer, select, yes {du {day, date} au {last, date}} no {le
    {day, date}}}{said, select, yes {{words, select, inside { : {text}} beside {}}} no {}}`,
  OrderAnswerWithdrawn: '{who} a retiré sa réponse',
} as const;
