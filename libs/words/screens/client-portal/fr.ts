// French: what a client finds in their portal.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What comes next
  next: 'Prochaine étape',
  'next.answer': `{what, select, change {Approuvez ou refusez l’avenant {number}} package
    {Choisissez une option dans la soumission {number}} other {Approuvez ou refusez la soumission
    {number}}}`,
  'next.question': 'Nous traitons votre question sur la soumission {number}',
  'next.at-work': 'Les travaux sont en cours',
  'next.at-work-today': 'Des travaux sont prévus aujourd’hui',
  'next.at-work-on': 'Les travaux continuent : {day}',
  'next.starts': 'Début des travaux : {day}, {hour}',
  'next.starts-today': 'Les travaux commencent aujourd’hui, {hour}',
  'next.on-hold': 'Les travaux sont en pause. Nous vous préviendrons de la reprise.',
  'next.dates': 'Nous vous communiquerons les dates',
  'title-total': '{title}, {cents, money}',
  'open-until': 'Valable jusqu’au {day}',
  'open-until-today': 'Valable jusqu’à aujourd’hui',
  crew: 'Équipe : {crews}',
  moved: 'Déplacé du {before} au {now} à cause de la météo',
  'moved-end': 'Fin le {now} au lieu du {before} à cause de la météo',
  // Estimates
  'count-waiting': '{count} en attente de votre réponse',
  'to-answer': 'En attente de votre réponse',
  others: 'Soumissions précédentes',
  open: 'Ouvrir',
  'open-what': 'Ouvrir la soumission {number}',
  pdf: 'PDF',
  'pdf-of': 'Télécharger {number} en PDF',
  'pdf-failed': 'Le PDF n’a pas pu être téléchargé',
  total: 'Total',
  chosen: 'Votre choix',
  history: 'Historique',
  'history-of': 'Historique de la soumission {number}',
  'step.sent': 'Nous vous avons envoyé cette soumission',
  'step.revised': 'Nous avons révisé cette soumission',
  'step.viewed': 'Vous l’avez ouverte',
  'step.question': 'Vous avez posé une question',
  'step.change_request': 'Vous avez demandé des modifications',
  'step.answer': 'Nous avons répondu',
  'step.declined': 'Vous l’avez refusée',
  'step.declined-for-you': 'Notre bureau a noté que vous l’aviez refusée',
  'step.approved-by': 'Approuvée, signée par {name}',
  'step.approved': `{how, select, phone {Vous l’avez approuvée par téléphone} in_person {Vous l’avez
    approuvée en personne} email {Vous l’avez approuvée par courriel} paper {Vous l’avez approuvée
    sur papier} staff {Approbation enregistrée} other {Vous l’avez approuvée}}`,
  // Projects
  'work-days': '{count, plural, one {# jour de travaux} other {# jours de travaux}}',
  'work-days-named': '{count} : {days}',
  moves: 'Retards dus à la météo',
  life: 'Avancement de {title}',
  'life.approved': 'Approuvé',
  'life.scheduled': 'Planifié',
  'life.in-progress': 'En cours',
  'life.finished': 'Terminé',
  changes: 'Avenants',
  photos: 'Photos',
  'open-photo': 'Ouvrir la photo {n}',
  'photo-of': 'de {title}',
  // Documents
  documents: 'Documents',
  'no-documents': 'Pas encore de documents',
  'no-documents-why': `Une fois une soumission approuvée, votre copie se trouve ici. Vous cherchez
    quelque chose ? Appelez-nous.`,
  'paper.signed': `{what, select, change {Avenant signé {number}} other {Soumission signée
    {number}}}`,
  'paper.approved': `{what, select, change {Avenant approuvé {number}} other {Soumission approuvée
    {number}}}`,
  'paper.certificate': 'avec le certificat de votre signature',
  // Contact
  contact: 'Coordonnées',
  'contact-lead': 'Comment nous vous joignons au sujet de vos projets',
  'contact-edit': 'Modifier mes coordonnées',
  address: 'Adresse',
  'contact-none': 'Absent du dossier',
  'contact-told': 'Notre bureau en sera informé.',
  'contact-save': 'Enregistrer',
  'contact-saving': 'Enregistrement...',
  'contact-cancel': 'Annuler',
  'contact-saved': 'Coordonnées enregistrées',
  'contact-failed': 'Vos coordonnées n’ont pas pu être enregistrées',
});
