// What happened to a job, a sentence an event, in English and Spanish.

export const jobSentences = {
  JobScheduled: {
    en: 'Job scheduled for {day, date}',
    es: 'Trabajo programado para el {day, date}',
  },
  JobAdded: {
    en: 'Job created{dated, select, yes {, scheduled for {day, date}} no {}}',
    es: 'Trabajo creado{dated, select, yes {, programado para el {day, date}} no {}}',
  },
  JobDetailsChanged: {
    en: 'Job details updated',
    es: 'Se actualizaron los datos del trabajo',
  },
  JobRescheduled: {
    en: `{how, select, moved {Moved to {day, date}} ends {End date changed to {day, date}} open {End
      date removed} off {Removed from the calendar}}{because, select, yes {: {reason}} no {}}`,
    es: `{how, select, moved {Se movió al {day, date}} ends {Ahora termina el {day, date}} open {Se
      quitó la fecha de fin} off {Se quitó del calendario}}{because, select, yes {: {reason}} no
      {}}`,
  },
  JobStarted: {
    en: 'Work started',
    es: 'Empezó el trabajo',
  },
  JobPutOnHold: {
    en: 'Put on hold{because, select, yes {: {reason}} no {}}',
    es: 'En pausa{because, select, yes {: {reason}} no {}}',
  },
  JobResumed: {
    en: 'Resumed',
    es: 'Se reanudó',
  },
  JobCompleted: {
    en: `Job completed{early, select, yes {. Ends {day, date} instead of {planned, date}} no {}}`,
    es: `Trabajo terminado{early, select, yes {. Termina el {day, date} en lugar del {planned,
      date}} no {}}`,
  },
  JobCancelled: {
    en: 'Job cancelled{because, select, yes {: {reason}} no {}}',
    es: 'Trabajo cancelado{because, select, yes {: {reason}} no {}}',
  },
  JobReopened: {
    en: 'Reopened{back, select, yes {. Ends {day, date} again} no {}}',
    es: 'Se reabrió{back, select, yes {. Vuelve a terminar el {day, date}} no {}}',
  },
  ChecklistSet: {
    en: 'Checklist “{name}”: {count, plural, one {# step} other {# steps}}',
    es: 'Lista de tareas “{name}”: {count, plural, one {# paso} other {# pasos}}',
  },
  StepTicked: {
    en: 'Done: {step}',
    es: 'Hecho: {step}',
  },
  StepUnticked: {
    en: 'Reopened: {step}',
    es: 'Otra vez pendiente: {step}',
  },
  JobPhotosAdded: {
    en: `{count, plural, one {# photo} other {# photos}} added{asked, select, yes {: {step}} no
      {}}`,
    es: `{count, plural, one {# foto agregada} other {# fotos agregadas}}{asked, select, yes
      {: {step}} no {}}`,
  },
  JobPhotoShared: {
    en: 'A photo was shared with the client',
    es: 'Se compartió una foto con el cliente',
  },
  JobPhotoHidden: {
    en: 'A photo is no longer shared with the client',
    es: 'Una foto ya no se comparte con el cliente',
  },
  JobPhotoRemoved: { en: 'A photo was removed', es: 'Se quitó una foto' },
  JobNoteWritten: {
    en: 'Note: {text}',
    es: 'Nota: {text}',
  },
  AssignmentMade: {
    en: `{kind, select, crew {Crew} vendor {Vendor}} {who} assigned{dated, select, yes { for
      {day, date}} no {}}`,
    es: `{kind, select, crew {Cuadrilla {who} asignada} vendor {Proveedor {who} asignado}}{dated,
      select, yes { para el {day, date}} no {}}`,
  },
  AssignmentMoved: {
    en: `{kind, select, crew {Crew} vendor {Vendor}} {who} moved{dated, select, yes { to {day,
      date}} no { to the job’s dates}}`,
    es: `{kind, select, crew {Cuadrilla {who} movida} vendor {Proveedor {who} movido}}{dated,
      select, yes { al {day, date}} no { a las fechas del trabajo}}`,
  },
  AssignmentEnded: {
    en: '{kind, select, crew {Crew} vendor {Vendor}} {who} removed from the job',
    es: `{kind, select, crew {Cuadrilla {who} quitada} vendor {Proveedor {who} quitado}} del
      trabajo`,
  },
  OrderConfirmed: {
    en: '{who} confirmed{dated, select, yes { the {day, date} dates} no {}}',
    es: '{who} confirmó{dated, select, yes { las fechas del {day, date}} no {}}',
  },
  OrderDeclined: {
    en: `{who} declined{dated, select, yes { the {day, date} dates} no {}}{words, select, inside
      {: {text}} beside {}}`,
    es: `{who} rechazó{dated, select, yes { las fechas del {day, date}} no {}}{words, select, inside
      {: {text}} beside {}}`,
  },
  OrderDatesProposed: {
    en: `{who} proposed {day, date}{longer, select, yes { to {last, date}} no {}}{said, select, yes
      {{words, select, inside {: {text}} beside {}}} no {}}`,
    es: `{who} propuso {longer, select, yes {del {day, date} al {last, date}} no {el {day,
      date}}}{said, select, yes {{words, select, inside {: {text}} beside {}}} no {}}`,
  },
  OrderAnswerWithdrawn: {
    en: '{who} withdrew their response',
    es: '{who} retiró su respuesta',
  },
} as const;
