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
  ClientContactUpdated: 'Le client a modifié son téléphone ou son adresse',
  ClientArchived: `Archivé avec {all, list, estimates {{estimates, plural, =0 {} one {#
    soumission} other {# soumissions}}} jobs {{jobs, plural, =0 {} one {# chantier} other {#
    chantiers}}} leads {{leads, plural, =0 {} one {# demande} other {# demandes}}}}`,
  ClientRestored: 'Restauré des archives',
  ClientDeleted: 'Supprimé',
  ClientForgotten: 'Données personnelles supprimées',

  // Estimates
  EstimateDrafted: `{copied, select, yes {Dupliquée de la soumission {from}} no {Créée}} pour
    {client} : {project}`,
  DraftChanged: `Brouillon modifié : {kind, select, options {{count, plural, one {# option} other
    {# options}}} lines {{count, plural, one {# ligne} other {# lignes}}}}, total {totalCents,
    money}`,
  EstimateRevised: `Révisée en version {version} : {kind, select, options {{count, plural, one {#
    option} other {# options}}} lines {{count, plural, one {# ligne} other {# lignes}}}}, total
    {totalCents, money}`,
  OptionAdded: 'Option ajoutée : {option}',
  LineItemAdded:
    'Ligne ajoutée : {line}, {lineCents, money} ; le total est maintenant de {totalCents, money}',
  SendingHeld:
    'Sur le point d’être envoyée par courriel à {to}{titled, select, yes { : {subject}} no {}}',
  SendingTakenBack: 'L’envoi a été annulé avant de partir',
  SendingDropped: `Non envoyée : {why, select, changed {elle a été modifiée avant} withdrawn {elle a
    été retirée avant} archived {elle a été archivée avant} deleted {le brouillon a été supprimé
    avant} answered {le client a répondu avant} expired {sa date de validité est passée} licence {le
    numéro de licence CCB manque} failed {un problème est survenu de notre côté}}`,
  EstimateSent: `{mailed, select, yes {Envoyée par courriel à {to}{language, select, en {} es { en
    espagnol} fr { en français}}} no {Prête à partager : aucun courriel n’a été envoyé}}, total
    {totalCents, money}{titled, select, yes { : {subject}} no {}}`,
  EstimateResent: `Envoyée de nouveau par courriel à {to}{language, select, en {} es { en espagnol}
    fr { en français}}{titled, select, yes { : {subject}} no {}}`,
  EstimateFollowedUp: `Rappel {count} envoyé par courriel à {to}{language, select, en {} es { en
    espagnol} fr { en français}}{titled, select, yes { : {subject}} no {}}`,
  EstimateEmailAccepted: 'Remis au serveur de courriel',
  EstimateEmailFailed:
    'Le courriel n’a pas pu être envoyé{words, select, inside { : {text}} beside {}}',
  EstimateEmailBounced: 'Le courriel a été retourné{words, select, inside { : {text}} beside {}}',
  EstimateEmailRetried:
    'Le courriel qui avait échoué a été renvoyé{to, select, same {} other { à une autre adresse}}',
  EstimateViewed: 'Ouverte par le client',
  QuestionAsked: `{kind, select, question {A posé une question} change_request {A demandé une
    modification}}{words, select, inside { : {text}} beside {}}`,
  QuestionAnswered: `Réponse donnée {mailed, select, yes {par courriel à {to}} no {sur la page de
    la soumission}}{words, select, inside { : {text}} beside {}}`,
  ValidUntilExtended: 'Prolongée jusqu’au {validUntil, date}',
  EstimateWithdrawn: 'Retirée{because, select, yes { : {reason}} no {}}',
  EstimateReinstated: 'Réactivée',
  LinkReplaced: 'Le lien du client a été remplacé ; l’ancien ne fonctionne plus',
  PhotosChosen:
    '{count, plural, one {# photo} many {# de photos} other {# photos}} sur la soumission',
  EstimateApproved: `Approuvée à {totalCents, money}{how, select, page { sur la page de la
    soumission} staff { par l’équipe sur la page de la soumission} phone { par téléphone}
    in_person { en personne} email { par courriel} paper { sur papier} unknown {}}{signed, select,
    yes {, signée par {name}} no {}}{because, select, yes { ({reason})} no {}}`,
  EstimateDeclined: `Refusée{how, select, page { sur la page de la soumission} staff { par
    l’équipe sur la page de la soumission} phone { par téléphone} in_person { en personne} email {
    par courriel} paper { sur papier} unknown {}}{signed, select, yes {, signée par {name}} no
    {}}{because, select, yes { ({reason})} no {}}`,
  EstimateDeleted: 'Brouillon supprimé',
  EstimateArchived: 'Archivée',
  EstimateRestored: 'Restaurée des archives',

  // Messages between the office and a client or vendor
  MessageSent: 'A envoyé un message',
  NoteWritten: 'Note interne',
  MessagesRead: 'Messages lus',
  ConversationForgotten: 'Messages supprimés',

  // Requests from the website
  LeadReceived: `{kind, select, quote {A demandé une soumission sur le site} message {A écrit un
    message sur le site}}`,
  LeadAssigned: '{assigned, select, yes {Attribuée à {user}} no {Non attribuée}}',
  LeadStatusChanged: `Marquée comme {status, select, new {nouvelle} contacted {contactée} quoted
    {soumission envoyée} won {gagnée} lost {perdue}}`,
  LeadNoteAdded: 'Note',
  LeadReplied: '{subject}',
  LeadEmailAccepted: `{email, select, receipt {Courriel de confirmation envoyé} notice {Courriel au
    bureau envoyé} reply {Réponse envoyée}}`,
  LeadEmailFailed: `{email, select, receipt {Le courriel de confirmation n’a pas pu être envoyé}
    notice {Le courriel au bureau n’a pas pu être envoyé} reply {La réponse n’a pas pu être
    envoyée}}`,
  LeadEmailRetried: `{email, select, receipt {Courriel de confirmation renvoyé} notice {Courriel au
    bureau renvoyé} reply {Réponse renvoyée}}`,
  LeadBecameClient: `{with, select, client {Demande du site web liée à un client} estimate
    {Soumission créée pour la demande du site web}}`,
  LeadForgotten: 'Données personnelles supprimées',

  ...jobs,
  ...users,
  ...vendors,
});
