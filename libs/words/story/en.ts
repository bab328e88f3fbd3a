// English: what happened, a sentence an event.
import { textsFor } from '../catalogue.ts';
import type { StoryValues } from './values.ts';

export const en = textsFor<StoryValues>()({
  // Clients
  ClientAdded: 'Added as a client',
  ClientDetailsChanged: 'Contact details or notes changed',
  ClientArchived: `Archived with {all, list, estimates {{estimates, plural, =0 {} one {# estimate}
    other {# estimates}}} jobs {{jobs, plural, =0 {} one {# job} other {# jobs}}} leads {{leads,
    plural, =0 {} one {# request} other {# requests}}}}`,
  ClientRestored: 'Restored from the archive',
  ClientDeleted: 'Deleted',
  ClientForgotten: 'Forgotten',

  // Estimates
  EstimateDrafted: `{copied, select, yes {Copied from estimate {from}} no {Written}} for {client}:
    {project}`,
  DraftChanged: `Draft changed: {kind, select, options {{count, plural, one {# option} other {#
    options}}} lines {{count, plural, one {# line} other {# lines}}}}, total {totalCents, money}`,
  EstimateRevised: `Revised to version {version}: {kind, select, options {{count, plural, one {#
    option} other {# options}}} lines {{count, plural, one {# line} other {# lines}}}}, total
    {totalCents, money}`,
  OptionAdded: 'Option added: {option}',
  LineItemAdded: `Line added: {line}, {lineCents, money}; the total is now {totalCents, money}`,
  EstimateSent: `E-mailed to {to}{language, select, en {} es { in Spanish}}, total {totalCents,
    money}{titled, select, yes {: {subject}} no {}}`,
  EstimateResent: `E-mailed again to {to}{language, select, en {} es { in Spanish}}{titled, select,
    yes {: {subject}} no {}}`,
  EstimateFollowedUp: `Reminder {count} e-mailed to {to}{language, select, en {} es { in
    Spanish}}{titled, select, yes {: {subject}} no {}}`,
  EstimateEmailAccepted: 'The mail server took the e-mail: {answer}',
  EstimateEmailFailed: 'The e-mail could not be sent{words, select, inside {: {text}} beside {}}',
  EstimateEmailBounced: 'The e-mail came back{words, select, inside {: {text}} beside {}}',
  EstimateEmailRetried: 'The failed e-mail was tried again',
  EstimateViewed: 'Opened by the client',
  QuestionAsked: `{kind, select, question {Asked a question} change_request {Asked for a
    change}}{words, select, inside {: {text}} beside {}}`,
  QuestionAnswered: 'Answered by e-mail to {to}{words, select, inside {: {text}} beside {}}',
  ValidUntilExtended: 'Extended until {validUntil, date}',
  EstimateWithdrawn: 'Withdrawn{because, select, yes {: {reason}} no {}}',
  EstimateReinstated: 'Put back after it was withdrawn',
  LinkReplaced: 'The client’s link was replaced; the old one opens nothing any more',
  EstimateApproved: `Approved at {totalCents, money}{how, select, page { on the estimate page}
    staff { by staff on the estimate page} phone { by phone} in_person { in person} email { by
    e-mail} paper { on paper} unknown {}}{signed, select, yes {, signed {name}} no {}}{because,
    select, yes { ({reason})} no {}}`,
  EstimateDeclined: `Declined{how, select, page { on the estimate page} staff { by staff on the
    estimate page} phone { by phone} in_person { in person} email { by e-mail} paper { on paper}
    unknown {}}{signed, select, yes {, signed {name}} no {}}{because, select, yes { ({reason})} no
    {}}`,
  EstimateDeleted: 'Draft deleted',
  EstimateArchived: 'Archived',
  EstimateRestored: 'Restored from the archive',

  // Requests from the website
  LeadReceived: `{kind, select, quote {Asked for a quote on the website} message {Wrote a message
    on the website}}`,
  LeadAssigned: `{assigned, select, yes {{user} looks after it} no {Nobody looks after it any
    more}}`,
  LeadStatusChanged: `Marked as {status, select, new {new} contacted {contacted} quoted {quoted}
    won {won} lost {lost}}`,
  LeadNoteAdded: 'Note',
  LeadReplied: '{subject}',
  LeadEmailAccepted: `{email, select, receipt {The receipt} notice {The notice to the office} reply
    {The reply}} was sent`,
  LeadEmailFailed: `{email, select, receipt {The receipt} notice {The notice to the office} reply
    {The reply}} could not be sent`,
  LeadEmailRetried: `{email, select, receipt {The receipt} notice {The notice to the office} reply
    {The reply}} was tried again`,
  LeadBecameClient: `{with, select, client {The request from the website was linked to a client}
    estimate {An estimate was written for the request from the website}}`,
  LeadForgotten: 'Forgotten',

  // Jobs
  JobScheduled: 'Job scheduled for {day, date}',
});
