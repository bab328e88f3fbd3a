// French: what happened, a sentence an event.
import { textsFor } from '../catalogue.ts';
import { jobs } from './fr-jobs.ts';
import { users } from './fr-users.ts';
import { vendors } from './fr-vendors.ts';
import type { StoryValues } from './values.ts';

export const fr = textsFor<StoryValues>()({
  // Clients
  ClientAdded: 'Ajouté comme client',
  ClientDetailsChanged: 'Coordonnées ou notes modifiées',
  ClientArchived: `Archivé avec {all, list, estimates {{estimates, plural, =0 {} one {# devis} other
    {# devis}}} jobs {{jobs, plural, =0 {} one {# chantier} other {# chantiers}}} leads {{leads,
    plural, =0 {} one {# demande} other {# demandes}}}}`,
  ClientRestored: 'Restauré des archives',
  ClientDeleted: 'Supprimé',
  ClientForgotten: 'Oublié',

  // Estimates
  EstimateDrafted:
    '{copied, select, yes {Copié du devis {from}} no {Établi}} pour {client} : {project}',
  DraftChanged: `Brouillon modifié : {kind, select, options {{count, plural, one {# option} other {#
    options}}} lines {{count, plural, one {# ligne} other {# lignes}}}}, total {totalCents,
    money}`,
  EstimateRevised: `Révisé en version {version} : {kind, select, options {{count, plural, one {#
    option} other {# options}}} lines {{count, plural, one {# ligne} other {# lignes}}}}, total
    {totalCents, money}`,
  OptionAdded: 'Option ajoutée : {option}',
  LineItemAdded:
    'Ligne ajoutée : {line}, {lineCents, money} ; le total est maintenant de {totalCents, money}',
  SendingHeld:
    'Sur le point d’être envoyé par e-mail à {to}{titled, select, yes { : {subject}} no {}}',
  SendingTakenBack: 'L’envoi a été annulé avant de partir',
  SendingDropped: `Il n’a pas été envoyé : {why, select, changed {il a été modifié avant} withdrawn
    {il a été retiré avant} archived {il a été archivé avant} deleted {le brouillon a été supprimé
    avant} answered {le client a répondu avant} expired {sa date de validité est passée} licence {le
    numéro de licence CCB manque} failed {quelque chose a échoué de notre côté}}`,
  EstimateSent: `{mailed, select, yes {Envoyé par e-mail à {to}{language, select, en {} es { en
    espagnol} fr { en français}}} no {Prêt à être remis : aucun e-mail n’a été envoyé}}, total
    {totalCents, money}{titled, select, yes { : {subject}} no {}}`,
  EstimateResent: `Envoyé de nouveau par e-mail à {to}{language, select, en {} es { en espagnol} fr
    { en français}}{titled, select, yes { : {subject}} no {}}`,
  EstimateFollowedUp: `Rappel {count} envoyé par e-mail à {to}{language, select, en {} es { en
    espagnol} fr { en français}}{titled, select, yes { : {subject}} no {}}`,
  EstimateEmailAccepted: 'Remis au serveur de messagerie',
  EstimateEmailFailed:
    'L’e-mail n’a pas pu être envoyé{words, select, inside { : {text}} beside {}}',
  EstimateEmailBounced: 'L’e-mail est revenu{words, select, inside { : {text}} beside {}}',
  EstimateEmailRetried:
    'Nouvel essai de l’e-mail qui avait échoué{to, select, same {} other {, à une autre adresse}}',
  EstimateViewed: 'Ouvert par le client',
  QuestionAsked: `{kind, select, question {A posé une question} change_request {A demandé une
    modification}}{words, select, inside { : {text}} beside {}}`,
  QuestionAnswered: `Réponse donnée {mailed, select, yes {par e-mail à {to}} no {sur la page du
    devis}}{words, select, inside { : {text}} beside {}}`,
  ValidUntilExtended: 'Prolongé jusqu’au {validUntil, date}',
  EstimateWithdrawn: 'Retiré{because, select, yes { : {reason}} no {}}',
  EstimateReinstated: 'Remis en place après avoir été retiré',
  LinkReplaced: 'Le lien du client a été remplacé ; l’ancien n’ouvre plus rien',
  PhotosChosen: '{count, plural, one {# photo accompagne} other {# photos accompagnent}} l’offre',
  EstimateApproved: `Approuvé à {totalCents, money}{how, select, page { sur la page du devis} staff
    { par l’équipe sur la page du devis} phone { par téléphone} in_person { en personne} email { par
    e-mail} paper { sur papier} unknown {}}{signed, select, yes {, signé {name}} no {}}{because,
    select, yes { ({reason})} no {}}`,
  EstimateDeclined: `Refusé{how, select, page { sur la page du devis} staff { par l’équipe sur la
    page du devis} phone { par téléphone} in_person { en personne} email { par e-mail} paper { sur
    papier} unknown {}}{signed, select, yes {, signé {name}} no {}}{because, select, yes {
    ({reason})} no {}}`,
  EstimateDeleted: 'Brouillon supprimé',
  EstimateArchived: 'Archivé',
  EstimateRestored: 'Restauré des archives',

  // Requests from the website
  LeadReceived: `{kind, select, quote {A demandé un devis sur le site} message {A écrit un message
    sur le site}}`,
  LeadAssigned: '{assigned, select, yes {{user} s’en occupe} no {Plus personne ne s’en occupe}}',
  LeadStatusChanged: `Marquée comme {status, select, new {nouvelle} contacted {contactée} quoted
    {devis fait} won {gagnée} lost {perdue}}`,
  LeadNoteAdded: 'Note',
  LeadReplied: '{subject}',
  LeadEmailAccepted: `{email, select, receipt {L’accusé de réception a été envoyé} notice {L’avis au
    bureau a été envoyé} reply {La réponse a été envoyée}}`,
  LeadEmailFailed: `{email, select, receipt {L’accusé de réception} notice {L’avis au bureau} reply
    {La réponse}} n’a pas pu partir`,
  LeadEmailRetried: `Nouvel essai d’envoi : {email, select, receipt {accusé de réception} notice
    {avis au bureau} reply {réponse}}`,
  LeadBecameClient: `{with, select, client {La demande du site a été rattachée à un client} estimate
    {Un devis a été établi pour la demande du site}}`,
  LeadForgotten: 'Oubliée',

  ...jobs,
  ...users,
  ...vendors,
});
