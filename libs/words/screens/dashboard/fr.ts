// French: dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'lead.estimates': 'Où en sont vos soumissions aujourd’hui.',
  'lead.payments': 'Où en sont aujourd’hui les paiements aux sous-traitants.',
  'lead.scheduling': 'Où en sont aujourd’hui vos équipes et vos chantiers.',
  happenings: 'Activité récente',
  'all-happenings': 'Tout voir',
  'happenings-failed': 'L’activité récente n’a pas pu être chargée',
  'no-happenings': 'Aucune activité pour l’instant',
  options: 'Plusieurs options',
  'new-estimate': 'Nouvelle soumission',
  'quick-actions': 'Actions rapides',
  create: 'Créer une soumission',
  'create-how': 'Pas à pas, avec tout sous les yeux',
  'options-estimate': 'Soumission à plusieurs options',
  'options-how': 'Essentiel, intermédiaire, supérieur : le client choisit',
  all: 'Voir toutes les soumissions',
  'all-how': 'Rechercher, envoyer et relancer',
});
