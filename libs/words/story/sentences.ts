// What happened, a sentence an event, in English and Spanish side by side; French is fr.ts.
import { sentencesFor } from '../catalogue.ts';
import { jobSentences } from './job-sentences.ts';
import { ruleSentences } from './rule-sentences.ts';
import { userSentences } from './user-sentences.ts';
import type { StoryValues } from './values.ts';
import { vendorSentences } from './vendor-sentences.ts';

export const sentences = sentencesFor<StoryValues>()({
  // Clients
  ClientAdded: {
    en: 'Added as a client',
    es: 'Agregado como cliente',
  },
  ClientDetailsChanged: {
    en: 'Contact details or notes updated',
    es: 'Se actualizaron los datos de contacto o las notas',
  },
  ClientContactUpdated: {
    en: 'Client updated their phone or address',
    es: 'El cliente actualizó su teléfono o su dirección',
  },
  ClientArchived: {
    en: `Archived with {all, list, estimates {{estimates, plural, =0 {} one {# estimate} other {#
      estimates}}} jobs {{jobs, plural, =0 {} one {# job} other {# jobs}}} leads {{leads, plural,
      =0 {} one {# request} other {# requests}}}}`,
    es: `Archivado con {all, list, estimates {{estimates, plural, =0 {} one {# cotización} other
      {# cotizaciones}}} jobs {{jobs, plural, =0 {} one {# trabajo} other {# trabajos}}} leads
      {{leads, plural, =0 {} one {# solicitud} other {# solicitudes}}}}`,
  },
  ClientRestored: {
    en: 'Restored from the archive',
    es: 'Restaurado del archivo',
  },
  ClientDeleted: {
    en: 'Deleted',
    es: 'Eliminado',
  },
  ClientForgotten: {
    en: 'Personal data deleted',
    es: 'Datos personales eliminados',
  },

  // Estimates
  EstimateDrafted: {
    en: `{copied, select, yes {Duplicated from estimate {from}} no {Created}} for {client}:
      {project}`,
    es: `{copied, select, yes {Duplicada de la cotización {from}} no {Creada}} para {client}:
      {project}`,
  },
  DraftChanged: {
    en: `Draft updated: {kind, select, options {{count, plural, one {# option} other {# options}}}
      lines {{count, plural, one {# line} other {# lines}}}}, total {totalCents, money}`,
    es: `Borrador actualizado: {kind, select, options {{count, plural, one {# opción} other {#
      opciones}}} lines {{count, plural, one {# partida} other {# partidas}}}}, total {totalCents,
      money}`,
  },
  EstimateRevised: {
    en: `Revision {version}: {kind, select, options {{count, plural, one {# option}
      other {# options}}} lines {{count, plural, one {# line} other {# lines}}}}, total
      {totalCents, money}`,
    es: `Versión {version}: {kind, select, options {{count, plural, one {# opción} other {#
      opciones}}} lines {{count, plural, one {# partida} other {# partidas}}}}, total {totalCents,
      money}`,
  },
  OptionAdded: {
    en: 'Option added: {option}',
    es: 'Opción agregada: {option}',
  },
  LineItemAdded: {
    en: 'Line added: {line}, {lineCents, money}; the total is now {totalCents, money}',
    es: 'Partida agregada: {line}, {lineCents, money}; el total ahora es {totalCents, money}',
  },
  SendingHeld: {
    en: 'About to be emailed to {to}{titled, select, yes {: {subject}} no {}}',
    es: 'A punto de enviarse por correo a {to}{titled, select, yes {: {subject}} no {}}',
  },
  SendingTakenBack: {
    en: 'Send undone before it went out',
    es: 'El envío se deshizo antes de salir',
  },
  SendingDropped: {
    en: `Not sent: {why, select, changed {the estimate was changed first} withdrawn {the estimate
      was withdrawn first} archived {the estimate was archived first} deleted {the draft was deleted
      first} answered {the client responded first} expired {the valid-until date passed} licence
      {the CCB license number is missing} failed {something went wrong on our end}}`,
    es: `No se envió: {why, select, changed {antes se cambió} withdrawn {antes se retiró} archived
      {antes se archivó} deleted {antes se eliminó el borrador} answered {el cliente respondió
      antes} expired {ya venció su vigencia} licence {falta el número de licencia CCB} failed {algo
      falló de nuestro lado}}`,
  },
  EstimateSent: {
    en: `{mailed, select, yes {Emailed to {to}{language, select, en {} es { in Spanish} fr { in
      French}}} no {Ready to share: nothing was emailed}}, total {totalCents, money}{titled, select,
      yes {: {subject}} no {}}`,
    es: `{mailed, select, yes {Enviada por correo a {to}{language, select, en {} es { en español} fr
      { en francés}}} no {Lista para compartir: no se envió ningún correo}}, total {totalCents,
      money}{titled, select, yes {: {subject}} no {}}`,
  },
  EstimateResent: {
    en: `Resent by email to {to}{language, select, en {} es { in Spanish} fr { in French}}{titled,
      select, yes {: {subject}} no {}}`,
    es: `Enviada por correo otra vez a {to}{language, select, en {} es { en español} fr { en
      francés}}{titled, select, yes {: {subject}} no {}}`,
  },
  EstimateFollowedUp: {
    en: `Reminder {count} emailed to {to}{language, select, en {} es { in Spanish} fr { in
      French}}{titled, select, yes {: {subject}} no {}}`,
    es: `Recordatorio {count} enviado por correo a {to}{language, select, en {} es { en español}
      fr { en francés}}{titled, select, yes {: {subject}} no {}}`,
  },
  EstimateEmailAccepted: {
    en: 'Delivered to the mail server',
    es: 'Correo entregado al servidor de correo',
  },
  EstimateEmailFailed: {
    en: 'The email couldn’t be sent{words, select, inside {: {text}} beside {}}',
    es: 'No se pudo enviar el correo{words, select, inside {: {text}} beside {}}',
  },
  EstimateEmailBounced: {
    en: 'The email bounced{words, select, inside {: {text}} beside {}}',
    es: 'El correo rebotó{words, select, inside {: {text}} beside {}}',
  },
  EstimateEmailRetried: {
    en: 'The failed email was resent{to, select, same {} other { to a different address}}',
    es: 'Se reenvió el correo que había fallado{to, select, same {} other { a otra dirección}}',
  },
  EstimateViewed: {
    en: 'Opened by the client',
    es: 'Abierta por el cliente',
  },
  QuestionAsked: {
    en: `{kind, select, question {Asked a question} change_request {Requested a change}}{words,
      select, inside {: {text}} beside {}}`,
    es: `{kind, select, question {Hizo una pregunta} change_request {Pidió un cambio}}{words,
      select, inside {: {text}} beside {}}`,
  },
  QuestionAnswered: {
    en: `Question answered {mailed, select, yes {by email to {to}} no {on the estimate page}}{words,
      select, inside {: {text}} beside {}}`,
    es: `Se respondió la pregunta {mailed, select, yes {por correo a {to}} no {en la página de la
      cotización}}{words, select, inside {: {text}} beside {}}`,
  },
  ValidUntilExtended: {
    en: 'Extended to {validUntil, date}',
    es: 'Extendida hasta el {validUntil, date}',
  },
  EstimateWithdrawn: {
    en: 'Withdrawn{because, select, yes {: {reason}} no {}}',
    es: 'Retirada{because, select, yes {: {reason}} no {}}',
  },
  EstimateReinstated: {
    en: 'Reinstated',
    es: 'Reactivada',
  },
  LinkReplaced: {
    en: 'The client’s link was replaced, and the old one no longer works',
    es: 'Se reemplazó el enlace del cliente; el anterior ya no funciona',
  },
  PhotosChosen: {
    en: '{count, plural, one {# photo} other {# photos}} on the estimate',
    es: '{count, plural, one {# foto} many {# de fotos} other {# fotos}} en la cotización',
  },
  EstimateApproved: {
    en: `Approved for {totalCents, money}{how, select, page { on the estimate page} staff { by a
      team member on the estimate page} phone { by phone} in_person { in person} email { by email}
      paper { on paper} unknown {}}{signed, select, yes {, signed by {name}} no {}}{because, select,
      yes { ({reason})} no {}}`,
    es: `Aprobada por {totalCents, money}{how, select, page { en la página de la cotización} staff {
      por alguien del equipo en la página de la cotización} phone { por teléfono} in_person { en
      persona} email { por correo} paper { en papel} unknown {}}{signed, select, yes {, firmada por
      {name}} no {}}{because, select, yes { ({reason})} no {}}`,
  },
  EstimateDeclined: {
    en: `Declined{how, select, page { on the estimate page} staff { by a team member on the
      estimate page} phone { by phone} in_person { in person} email { by email} paper { on paper}
      unknown {}}{signed, select, yes {, signed by {name}} no {}}{because, select, yes {
      ({reason})} no {}}`,
    es: `Rechazada{how, select, page { en la página de la cotización} staff { por alguien del equipo
      en la página de la cotización} phone { por teléfono} in_person { en persona} email { por
      correo} paper { en papel} unknown {}}{signed, select, yes {, firmada por {name}} no
      {}}{because, select, yes { ({reason})} no {}}`,
  },
  EstimateDeleted: {
    en: 'Draft deleted',
    es: 'Borrador eliminado',
  },
  EstimateArchived: {
    en: 'Archived',
    es: 'Archivada',
  },
  EstimateRestored: {
    en: 'Restored from the archive',
    es: 'Restaurada del archivo',
  },

  // Messages between the office and a client or vendor
  MessageSent: { en: 'Sent a message', es: 'Envió un mensaje' },
  NoteWritten: { en: 'Internal note', es: 'Nota interna' },
  MessagesRead: { en: 'Messages read', es: 'Mensajes leídos' },
  ConversationForgotten: { en: 'Messages deleted', es: 'Mensajes eliminados' },

  // Requests from the website
  LeadReceived: {
    en: `{kind, select, quote {Requested a quote on the website} message {Sent a message on the
      website}}`,
    es: `{kind, select, quote {Pidió una cotización en el sitio web} message {Envió un mensaje en el
      sitio web}}`,
  },
  LeadAssigned: {
    en: '{assigned, select, yes {Assigned to {user}} no {Unassigned}}',
    es: '{assigned, select, yes {Asignada a {user}} no {Sin asignar}}',
  },
  LeadStatusChanged: {
    en: `Marked as {status, select, new {new} contacted {contacted} quoted {quoted} won {won}
      lost {lost}}`,
    es: `Marcada como {status, select, new {nueva} contacted {contactada} quoted {cotizada} won
      {ganada} lost {perdida}}`,
  },
  LeadNoteAdded: {
    en: 'Note',
    es: 'Nota',
  },
  LeadReplied: {
    en: '{subject}',
    es: '{subject}',
  },
  LeadEmailAccepted: {
    en: `{email, select, receipt {Confirmation email sent} notice {Email to the office sent} reply
      {Reply sent}}`,
    es: `{email, select, receipt {Correo de confirmación enviado} notice {Correo a la oficina
      enviado} reply {Respuesta enviada}}`,
  },
  LeadEmailFailed: {
    en: `{email, select, receipt {Confirmation email} notice {Email to the office} reply {Reply}}
      couldn’t be sent`,
    es: `No se pudo enviar {email, select, receipt {el correo de confirmación} notice {el correo a
      la oficina} reply {la respuesta}}`,
  },
  LeadEmailRetried: {
    en: `{email, select, receipt {Confirmation email} notice {Email to the office} reply {Reply}}
      resent`,
    es: `{email, select, receipt {Correo de confirmación reenviado} notice {Correo a la oficina
      reenviado} reply {Respuesta reenviada}}`,
  },
  LeadBecameClient: {
    en: `{with, select, client {Website request linked to a client} estimate {Estimate created for
      the website request}}`,
    es: `{with, select, client {Solicitud del sitio vinculada a un cliente} estimate {Cotización
      creada para la solicitud del sitio}}`,
  },
  LeadForgotten: {
    en: 'Personal data deleted',
    es: 'Datos personales eliminados',
  },

  ...jobSentences,
  ...ruleSentences,
  ...userSentences,
  ...vendorSentences,
});
