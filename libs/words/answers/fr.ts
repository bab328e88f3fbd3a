// French: what answers of the API say about people and things.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Who did something, when it was nobody who can sign in
  'by.estimate-link': 'Client, par le lien de la soumission',
  'by.visitor': 'Site web',
  'by.not-signed-in': 'Non connecté',
  'by.system': 'Purlin',
  'by.user': 'Utilisateur supprimé {id}',
  'by.api-key': 'Clé API {name}',
  'noted-by-hand': '{happened} (saisi manuellement)',

  // What a client did
  'archived-name': '{name} (archivé)',
  news: `{about, select, estimate {{name} · {project} : {happened}} client {{name} : {happened}}
    lead {{name} : {happened}} vendor {{name} : {happened}}
    batch {Lot {number} : {happened}} stopped {Le lot {number} s’est
    arrêté automatiquement, et rien n’a été envoyé : {reason}} bank {Banque : {happened}} left
    {{name} : le paiement de {cents, money} a été exclu du lot {number} : {reason}} books
    {{happened}} payment {{name} : le paiement {payment} de {cents, money} a été retourné :
    {code}} order {{project} : {happened}}}`,

  // What became of a client who was to be removed
  'client-deleted': 'Client supprimé.',
  'client-archived': `{name} a {all, list, estimates {{estimates, plural, =0 {} one {# soumission}
    other {# soumissions}}} jobs {{jobs, plural, =0 {} one {# chantier} other {# chantiers}}}
    leads {{leads, plural, =0 {} one {# demande} other {# demandes}}}} ; le client est donc
    archivé et non supprimé.`,
  'client-archived-portal': `{name} a des messages ou un accès au portail, donc le client a été
    archivé au lieu d’être supprimé.`,

  // What became of a vendor who was to be removed
  'vendor-deleted': 'Sous-traitant supprimé.',
  'vendor-archived': `{name} a {all, list, payments {{payments, plural, =0 {} one {# paiement}
    other {# paiements}}} jobs {{jobs, plural, =0 {} one {# chantier} other {# chantiers}}}} ; le
    sous-traitant est donc archivé et non supprimé.`,
  'vendor-archived-portal': `{name} a des messages ou un accès au portail, donc le sous-traitant a
    été archivé au lieu d’être supprimé.`,

  // What became of an estimate that was to be removed
  'draft-deleted': 'Brouillon supprimé.',
  'estimate-archived': `La soumission {number} a été envoyée ; elle a donc été archivée et non
    supprimée.{withdrawn, select, yes { Le client ne peut plus y répondre.} no {}}`,

  // What became of a part of the price book that was to be removed
  'category-deleted': 'Catégorie supprimée. Elle n’a jamais eu d’articles.',
  'category-archived': `{name} : catégorie archivée{items, plural, =0 {} one { avec son article}
    other { avec ses # articles}}. Vous pouvez la restaurer en tout temps.`,
  'item-archived': `{name} : archivé, car des soumissions peuvent l’utiliser. Vous pouvez le
    restaurer en tout temps.`,
  'this-item': 'L’article',

  // What is wrong with a row of a file
  'row.twice': 'Cet article figure déjà à la ligne {line}. Retirez l’un des deux.',
  'row.two-kinds': `Il existe une catégorie de ce nom pour les services et une pour les
    matériaux. Écrivez service ou material.`,
  'row.category-archived':
    'Cette catégorie est archivée. Restaurez-la d’abord, ou saisissez-en une autre.',
  'row.no-category': `Cette catégorie n’existe pas encore. Écrivez service ou material, pour
    qu’elle puisse être ajoutée.`,
  'row.alike': `{name} a {by, select, name {le même nom} email {la même adresse courriel} phone
    {le même numéro de téléphone}} que {other}, {is, select, client {qui est déjà un client}
    archivedClient {qui est un client archivé} vendor {qui est déjà un sous-traitant}
    archivedVendor {qui est un sous-traitant archivé} line {qui figure à la ligne {line}}}.`,
  'row.no-vendor':
    'Il n’y a pas de sous-traitant avec l’ID {id}. Laissez-le vide pour en ajouter un.',
  'row.would-be-alike':
    'La ligne {line} donnerait à {name} le même nom ou la même adresse que {other}.',
  'row.vendor-alike': `{name} a {by, select, name {le même nom} email {la même adresse courriel}}
    que {other}, qui est déjà un sous-traitant. Pour le modifier, donnez l’ID {id} dans une colonne
    ID.`,
  'row.vendor-twice': '{name} figure déjà à la ligne {line}. Retirez l’un des deux.',
  'row.vendor-archived':
    '{name} est un sous-traitant archivé. Restaurez-le d’abord, puis modifiez-le.',

  // The timeline of a job
  'job.change-accepted': 'Avenant approuvé : {title}, {cents, money}',
  'job.change-declined': 'Avenant refusé : {title}',
  'job.vendor-unknown': 'Sous-traitant inconnu',
});
