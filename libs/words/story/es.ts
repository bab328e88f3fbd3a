// Spanish: what happened, a sentence an event.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Clients
  ClientAdded: 'Agregado como cliente',
  ClientDetailsChanged: 'Cambiaron los datos de contacto o las notas',
  ClientArchived: `Archivado con {all, list, estimates {{estimates, plural, =0 {} one {# cotización}
    other {# cotizaciones}}} jobs {{jobs, plural, =0 {} one {# trabajo} other {# trabajos}}} leads
    {{leads, plural, =0 {} one {# solicitud} other {# solicitudes}}}}`,
  ClientRestored: 'Restaurado del archivo',
  ClientDeleted: 'Eliminado',
  ClientForgotten: 'Olvidado',

  // Estimates
  EstimateDrafted: `{copied, select, yes {Copiada de la cotización {from}} no {Escrita}} para
    {client}: {project}`,
  DraftChanged: `Borrador cambiado: {kind, select, options {{count, plural, one {# opción} other {#
    opciones}}} lines {{count, plural, one {# renglón} other {# renglones}}}}, total {totalCents,
    money}`,
  EstimateRevised: `Versión {version}: {kind, select, options {{count, plural, one {# opción} other
    {# opciones}}} lines {{count, plural, one {# renglón} other {# renglones}}}}, total
    {totalCents, money}`,
  OptionAdded: 'Opción agregada: {option}',
  LineItemAdded: `Renglón agregado: {line}, {lineCents, money}; el total ahora es {totalCents,
    money}`,
  EstimateSent: `Enviada por correo a {to}{language, select, en {} es { en español}}, total
    {totalCents, money}{titled, select, yes {: {subject}} no {}}`,
  EstimateResent: `Enviada por correo otra vez a {to}{language, select, en {} es { en
    español}}{titled, select, yes {: {subject}} no {}}`,
  EstimateFollowedUp: `Recordatorio {count} enviado por correo a {to}{language, select, en {} es {
    en español}}{titled, select, yes {: {subject}} no {}}`,
  EstimateEmailAccepted: 'El servidor de correo recibió el mensaje: {answer}',
  EstimateEmailFailed: 'No se pudo enviar el correo{words, select, inside {: {text}} beside {}}',
  EstimateEmailBounced: 'El correo fue devuelto{words, select, inside {: {text}} beside {}}',
  EstimateEmailRetried: 'Se intentó de nuevo el correo que había fallado',
  EstimateViewed: 'Abierta por el cliente',
  QuestionAsked: `{kind, select, question {Hizo una pregunta} change_request {Pidió un
    cambio}}{words, select, inside {: {text}} beside {}}`,
  QuestionAnswered: `Se respondió por correo a {to}{words, select, inside {: {text}} beside {}}`,
  ValidUntilExtended: 'Prorrogada hasta el {validUntil, date}',
  EstimateWithdrawn: 'Retirada{because, select, yes {: {reason}} no {}}',
  EstimateReinstated: 'Reactivada después de retirarla',
  LinkReplaced: 'Se cambió el enlace del cliente; el anterior ya no abre nada',
  EstimateApproved: `Aprobada por {totalCents, money}{how, select, page { en la página de la
    cotización} staff { por el personal en la página de la cotización} phone { por teléfono}
    in_person { en persona} email { por correo} paper { en papel} unknown {}}{signed, select, yes
    {, firmada por {name}} no {}}{because, select, yes { ({reason})} no {}}`,
  EstimateDeclined: `Rechazada{how, select, page { en la página de la cotización} staff { por el
    personal en la página de la cotización} phone { por teléfono} in_person { en persona} email {
    por correo} paper { en papel} unknown {}}{signed, select, yes {, firmada por {name}} no
    {}}{because, select, yes { ({reason})} no {}}`,
  EstimateDeleted: 'Borrador eliminado',
  EstimateArchived: 'Archivada',
  EstimateRestored: 'Restaurada del archivo',

  // Requests from the website
  LeadReceived: `{kind, select, quote {Pidió una cotización en el sitio} message {Escribió un
    mensaje en el sitio}}`,
  LeadAssigned: '{assigned, select, yes {{user} la atiende} no {Ya nadie la atiende}}',
  LeadStatusChanged: `Marcada como {status, select, new {nueva} contacted {contactada} quoted
    {cotizada} won {ganada} lost {perdida}}`,
  LeadNoteAdded: 'Nota',
  LeadReplied: '{subject}',
  LeadEmailAccepted: `Se envió {email, select, receipt {el acuse de recibo} notice {el aviso a la
    oficina} reply {la respuesta}}`,
  LeadEmailFailed: `No se pudo enviar {email, select, receipt {el acuse de recibo} notice {el aviso
    a la oficina} reply {la respuesta}}`,
  LeadEmailRetried: `Se intentó otra vez {email, select, receipt {el acuse de recibo} notice {el
    aviso a la oficina} reply {la respuesta}}`,
  LeadBecameClient: `{with, select, client {La solicitud del sitio se vinculó a un cliente}
    estimate {Se escribió una cotización para la solicitud del sitio}}`,
  LeadForgotten: 'Olvidada',

  // Jobs
  JobScheduled: 'Trabajo programado para el {day, date}',
});
