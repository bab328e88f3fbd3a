// French: what is done with a payment: approving, rejecting, voiding.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What can be done
  'act.edit': 'Modifier',
  'act.approve': 'Approuver le paiement',
  'act.take-back': 'Annuler l’approbation',
  'act.reject': 'Rejeter',
  'act.void': 'Annuler le paiement',

  // Rejecting, voiding
  'reject-title': 'Rejeter le paiement',
  'reject-lead': `Le paiement revient sous En attente avec votre raison, et les approbations
    existantes ne comptent plus.`,
  'amount-wrong': 'Le montant est erroné',
  'not-finished': 'Travaux non terminés',
  'invoice-missing': 'Facture manquante',
  'wrong-vendor': 'Mauvais sous-traitant',
  rejecting: 'Rejet en cours...',
  rejected: 'Paiement rejeté',
  'reject-failed': 'Le paiement n’a pas pu être rejeté',
  'void-title': 'Annuler le paiement',
  'void-lead': `Le paiement ne sera jamais fait. Il reste au dossier avec votre raison. Cette
    action est irréversible.`,
  'paid-otherwise': 'Payé autrement',
  'entered-twice': 'Saisi deux fois',
  waived: 'Le sous-traitant y renonce',
  voiding: 'Annulation...',
  voided: 'Paiement annulé',
  'void-failed': 'Le paiement n’a pas pu être annulé',

  // Why somebody else approves it
  'nobody-can': 'Personne ici ne peut l’approuver',
  'second-person': 'En attente d’une deuxième approbation',
  'you-noted': 'Vous avez consigné qu’il n’a pas été payé : une autre personne doit l’approuver',
  'you-created': 'Vous l’avez créé : une autre personne doit l’approuver',
  'you-changed': 'Vous l’avez modifié : une autre personne doit l’approuver',

  // Approving one
  'approve-title': 'Approuver le paiement au sous-traitant',
  'looked-again': 'J’ai vérifié les changements',
  'was-rejected': 'Rejeté auparavant',
  'confirm-one': 'Confirmez l’approbation de ce paiement au sous-traitant',
  and: 'et',
  'to-account': 'Dans le compte',
  'no-account': 'Aucun pour l’instant. Le paiement reste retenu tant qu’il n’y en a pas',
  'first-approval': 'Première approbation',
  approved: 'Paiement approuvé',
  undo: 'Annuler l’action',
  'another-approves': 'Une deuxième personne doit l’approuver avant qu’il puisse être payé.',
  'approve-failed': 'Le paiement n’a pas pu être approuvé. Réessayez.',

  // Approving several
  'confirm-several': 'Confirmez l’approbation de {count} paiements aux sous-traitants,',
  'in-all': 'au total',
  'approve-several': 'Approuver {count, plural, one {# paiement} other {# paiements}}',
  close: 'Fermer',
  'done-approved': '{count, plural, one {# approuvé} other {# approuvés}}',
  'done-pending': '{count, plural, one {# de nouveau en attente} other {# de nouveau en attente}}',
  'some-changed': 'Certains paiements ont changé depuis que vous avez ouvert ceci',
  'not-waiting': '{payee} : n’attend plus d’approbation.',
  'invoices-here': `{count, plural, one {Une de ces factures a déjà été saisie} other {# de ces
    factures ont déjà été saisies}}`,
  'same-bill-below': `Assurez-vous de ne pas payer deux fois la même facture. Les doublons
    possibles sont marqués plus bas.`,
  'with-invoice': '{payee}, facture {number}',

  // What the approval led to
  'count-ready': '{count, plural, one {# prêt à payer.} other {# prêts à payer.}}',
  'count-later': '{count} pour plus tard.',
  'count-held': '{count, plural, one {# retenu : {why}.} other {# retenus : {why}.}}',
  'count-second': `{count, plural, one {# demande une deuxième approbation.} other {# demandent
    une deuxième approbation.}}`,
  'approved-alone': `Vous êtes la seule personne à pouvoir approuver des paiements : {count, plural,
    one {celui-ci est approuvé} other {# d’entre eux sont approuvés}} par vous seul. Ajoutez une
    deuxième personne dans Réglages.`,

  // What is different since it was looked at
  'part.vendor': 'Sous-traitant',
  'part.job': 'Chantier',
  'part.labor': 'Main-d’œuvre',
  'part.materials': 'Matériaux',
  'part.labor-and-materials': 'Main-d’œuvre et matériaux',
  'part.total': 'Total',
  'part.date': 'Date',
  'part.invoice': 'Facture',
  'part.notes': 'Notes',
  'part.status': 'Statut',
  none: 'rien',
  'is-now': '{what} : avant {before}, maintenant {after}.',
  'changed-by': '{who} a modifié ce paiement depuis que vous l’avez ouvert',
  'changed-by-somebody': 'Quelqu’un a modifié ce paiement depuis que vous l’avez ouvert',
  'look-again': 'Vérifiez-le de nouveau avant de décider.',
});
