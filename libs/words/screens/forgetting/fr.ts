// French: what staff read before somebody is forgotten: what goes, what stays, and why.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'goes.contact': 'Nom, adresse courriel, téléphone, adresse et notes.',
  'goes.estimates': `{count, plural, one {# soumission qui n’a pas été acceptée, avec ses courriels
    et ses questions. Si elle est encore ouverte, elle est retirée.} other {# soumissions qui n’ont
    pas été acceptées, avec leurs courriels et leurs questions. Celles qui sont encore ouvertes sont
    retirées.}}`,
  'goes.requests': `{count, plural, one {# demande} other {# demandes}} du site web, avec tous les
    messages et toutes les photos.`,
  'goes.messages': `{count, plural, one {# message ou note interne.} other {# messages et notes
    internes.}}`,
  'goes.sign-ins': `L’accès au portail de {count, plural, one {# personne} other {# personnes}},
    retiré immédiatement.`,
  'goes.photos': '{count, plural, one {# photo.} other {# photos.}}',
  'goes.words': 'Ce que la personne a écrit, nos notes à ce sujet et nos réponses.',
  'goes.password': 'Le mot de passe, toutes les sessions et les lieux de connexion.',
  'stays.accepted-estimates': `{count, plural, one {# soumission acceptée, avec le nom, l’adresse
    courriel et le téléphone qui y figurent, et la preuve de l’approbation.} other {# soumissions
    acceptées, avec le nom, l’adresse courriel et le téléphone qui y figurent, et la preuve de
    chaque approbation.}}`,
  'stays.jobs': '{count, plural, one {# chantier terminé.} other {# chantiers terminés.}}',
  'stays.payments': `{count, plural, one {# paiement, avec le nom de l’entreprise, le montant et nos
    notes à ce sujet.} other {# paiements, avec le nom de l’entreprise, les montants et nos notes à
    ce sujet.}}`,
  'stays.quickbooks':
    'Ce qui a été envoyé à QuickBooks. On ne peut le supprimer que dans QuickBooks.',
  'stays.answers': `{count, plural, one {# raison ou note que cette personne a écrite sur les dates
    d’un chantier.} other {# raisons et notes que cette personne a écrites sur des dates de
    chantiers.}}`,
  'stays.deeds': 'Ce que la personne a fait dans Purlin, sous un numéro au lieu de son nom.',
  'stays.mark':
    'La mention que les données de quelqu’un ont été supprimées, quand et par qui. Sans le nom.',
  'why.taxes': `Les livres et registres doivent être conservés tant qu’ils peuvent servir à des fins
    fiscales (Treas. Reg. § 1.6001-1).`,
  'why.claims': `Les réclamations liées à des travaux peuvent être déposées jusqu’à dix ans plus
    tard (ORS 12.135).`,
  'why.history': 'L’historique reste complet et vérifiable.',
});
