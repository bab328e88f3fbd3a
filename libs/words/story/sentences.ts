// What happened, a sentence an event, in English and Spanish side by side; French is fr.ts.
import { sentencesFor } from '../catalogue.ts';
import { jobSentences } from './job-sentences.ts';
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
    en: 'Contact details or notes changed',
    es: 'Cambiaron los datos de contacto o las notas',
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
    en: 'Forgotten',
    es: 'Olvidado',
  },

  // Estimates
  EstimateDrafted: {
    en: '{copied, select, yes {Copied from estimate {from}} no {Written}} for {client}: {project}',
    es: `{copied, select, yes {Copiada de la cotización {from}} no {Escrita}} para {client}:
      {project}`,
  },
  DraftChanged: {
    en: `Draft changed: {kind, select, options {{count, plural, one {# option} other {#
      options}}} lines {{count, plural, one {# line} other {# lines}}}}, total {totalCents,
      money}`,
    es: `Borrador cambiado: {kind, select, options {{count, plural, one {# opción} other {#
      opciones}}} lines {{count, plural, one {# renglón} other {# renglones}}}}, total
      {totalCents, money}`,
  },
  EstimateRevised: {
    en: `Revised to version {version}: {kind, select, options {{count, plural, one {# option}
      other {# options}}} lines {{count, plural, one {# line} other {# lines}}}}, total
      {totalCents, money}`,
    es: `Versión {version}: {kind, select, options {{count, plural, one {# opción} other {#
      opciones}}} lines {{count, plural, one {# renglón} other {# renglones}}}}, total
      {totalCents, money}`,
  },
  OptionAdded: {
    en: 'Option added: {option}',
    es: 'Opción agregada: {option}',
  },
  LineItemAdded: {
    en: 'Line added: {line}, {lineCents, money}; the total is now {totalCents, money}',
    es: 'Renglón agregado: {line}, {lineCents, money}; el total ahora es {totalCents, money}',
  },
  SendingHeld: {
    en: 'About to be e-mailed to {to}{titled, select, yes {: {subject}} no {}}',
    es: 'A punto de enviarse por correo a {to}{titled, select, yes {: {subject}} no {}}',
  },
  SendingTakenBack: {
    en: 'The sending was taken back before it went out',
    es: 'El envío se canceló antes de salir',
  },
  SendingDropped: {
    en: `It was not sent: {why, select, changed {it was changed first} withdrawn {it was withdrawn
      first} archived {it was archived first} deleted {the draft was deleted first} answered {the
      client answered first} expired {its valid-until date passed} licence {the CCB licence number
      is missing} failed {something went wrong on our side}}`,
    es: `No se envió: {why, select, changed {antes se cambió} withdrawn {antes se retiró} archived
      {antes se archivó} deleted {antes se eliminó el borrador} answered {el cliente respondió
      antes} expired {pasó su fecha de validez} licence {falta el número de licencia CCB} failed
      {algo falló de nuestro lado}}`,
  },
  EstimateSent: {
    en: `{mailed, select, yes {E-mailed to {to}{language, select, en {} es { in Spanish} fr { in
      French}}} no {Ready to be handed over: nothing was e-mailed}}, total {totalCents,
      money}{titled, select, yes {: {subject}} no {}}`,
    es: `{mailed, select, yes {Enviada por correo a {to}{language, select, en {} es { en español}
      fr { en francés}}} no {Lista para entregar en mano: no se envió ningún correo}}, total
      {totalCents, money}{titled, select, yes {: {subject}} no {}}`,
  },
  EstimateResent: {
    en: `E-mailed again to {to}{language, select, en {} es { in Spanish} fr { in French}}{titled,
      select, yes {: {subject}} no {}}`,
    es: `Enviada por correo otra vez a {to}{language, select, en {} es { en español} fr { en
      francés}}{titled, select, yes {: {subject}} no {}}`,
  },
  EstimateFollowedUp: {
    en: `Reminder {count} e-mailed to {to}{language, select, en {} es { in Spanish} fr { in
      French}}{titled, select, yes {: {subject}} no {}}`,
    es: `Recordatorio {count} enviado por correo a {to}{language, select, en {} es { en español}
      fr { en francés}}{titled, select, yes {: {subject}} no {}}`,
  },
  EstimateEmailAccepted: {
    en: 'Delivered to the mail server',
    es: 'Entregada al servidor de correo',
  },
  EstimateEmailFailed: {
    en: 'The e-mail could not be sent{words, select, inside {: {text}} beside {}}',
    es: 'No se pudo enviar el correo{words, select, inside {: {text}} beside {}}',
  },
  EstimateEmailBounced: {
    en: 'The e-mail came back{words, select, inside {: {text}} beside {}}',
    es: 'El correo fue devuelto{words, select, inside {: {text}} beside {}}',
  },
  EstimateEmailRetried: {
    en: 'The failed e-mail was tried again{to, select, same {} other {, to another address}}',
    es: `Se intentó de nuevo el correo que había fallado{to, select, same {} other {, a otra
      dirección}}`,
  },
  EstimateViewed: {
    en: 'Opened by the client',
    es: 'Abierta por el cliente',
  },
  QuestionAsked: {
    en: `{kind, select, question {Asked a question} change_request {Asked for a change}}{words,
      select, inside {: {text}} beside {}}`,
    es: `{kind, select, question {Hizo una pregunta} change_request {Pidió un cambio}}{words,
      select, inside {: {text}} beside {}}`,
  },
  QuestionAnswered: {
    en: `Answered {mailed, select, yes {by e-mail to {to}} no {on the estimate page}}{words, select,
      inside {: {text}} beside {}}`,
    es: `Se respondió {mailed, select, yes {por correo a {to}} no {en la página de la
      cotización}}{words, select, inside {: {text}} beside {}}`,
  },
  ValidUntilExtended: {
    en: 'Extended until {validUntil, date}',
    es: 'Prorrogada hasta el {validUntil, date}',
  },
  EstimateWithdrawn: {
    en: 'Withdrawn{because, select, yes {: {reason}} no {}}',
    es: 'Retirada{because, select, yes {: {reason}} no {}}',
  },
  EstimateReinstated: {
    en: 'Put back after it was withdrawn',
    es: 'Reactivada después de retirarla',
  },
  LinkReplaced: {
    en: 'The client’s link was replaced; the old one opens nothing any more',
    es: 'Se cambió el enlace del cliente; el anterior ya no abre nada',
  },
  PhotosChosen: {
    en: '{count, plural, one {# photo stands} other {# photos stand}} beside the offer',
    es: '{count, plural, one {# foto} other {# fotos}} junto a la cotización',
  },
  EstimateApproved: {
    en: `Approved at {totalCents, money}{how, select, page { on the estimate page} staff { by
      staff on the estimate page} phone { by phone} in_person { in person} email { by e-mail}
      paper { on paper} unknown {}}{signed, select, yes {, signed {name}} no {}}{because, select,
      yes { ({reason})} no {}}`,
    es: `Aprobada por {totalCents, money}{how, select, page { en la página de la cotización}
      staff { por el personal en la página de la cotización} phone { por teléfono} in_person { en
      persona} email { por correo} paper { en papel} unknown {}}{signed, select, yes {, firmada
      por {name}} no {}}{because, select, yes { ({reason})} no {}}`,
  },
  EstimateDeclined: {
    en: `Declined{how, select, page { on the estimate page} staff { by staff on the estimate
      page} phone { by phone} in_person { in person} email { by e-mail} paper { on paper} unknown
      {}}{signed, select, yes {, signed {name}} no {}}{because, select, yes { ({reason})} no {}}`,
    es: `Rechazada{how, select, page { en la página de la cotización} staff { por el personal en
      la página de la cotización} phone { por teléfono} in_person { en persona} email { por
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

  // Requests from the website
  LeadReceived: {
    en: `{kind, select, quote {Asked for a quote on the website} message {Wrote a message on the
      website}}`,
    es: `{kind, select, quote {Pidió una cotización en el sitio} message {Escribió un mensaje en
      el sitio}}`,
  },
  LeadAssigned: {
    en: '{assigned, select, yes {{user} looks after it} no {Nobody looks after it any more}}',
    es: '{assigned, select, yes {{user} la atiende} no {Ya nadie la atiende}}',
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
    en: `{email, select, receipt {The receipt} notice {The notice to the office} reply {The
      reply}} was sent`,
    es: `Se envió {email, select, receipt {el acuse de recibo} notice {el aviso a la oficina}
      reply {la respuesta}}`,
  },
  LeadEmailFailed: {
    en: `{email, select, receipt {The receipt} notice {The notice to the office} reply {The
      reply}} could not be sent`,
    es: `No se pudo enviar {email, select, receipt {el acuse de recibo} notice {el aviso a la
      oficina} reply {la respuesta}}`,
  },
  LeadEmailRetried: {
    en: `{email, select, receipt {The receipt} notice {The notice to the office} reply {The
      reply}} was tried again`,
    es: `Se intentó otra vez {email, select, receipt {el acuse de recibo} notice {el aviso a la
      oficina} reply {la respuesta}}`,
  },
  LeadBecameClient: {
    en: `{with, select, client {The request from the website was linked to a client} estimate {An
      estimate was written for the request from the website}}`,
    es: `{with, select, client {La solicitud del sitio se vinculó a un cliente} estimate {Se
      escribió una cotización para la solicitud del sitio}}`,
  },
  LeadForgotten: {
    en: 'Forgotten',
    es: 'Olvidada',
  },

  ...jobSentences,
  ...userSentences,
  ...vendorSentences,
});
