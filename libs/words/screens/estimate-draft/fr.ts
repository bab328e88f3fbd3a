// French: what is checked and compared in a draft.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // For whom, what and where
  'select-client': 'Veuillez choisir un client',
  'enter-project-title': 'Veuillez saisir un titre de projet',
  'enter-address': 'Veuillez saisir l’adresse des travaux',
  'estimate-title-required': 'Il manque le titre de la soumission',
  'project-title-required': 'Il manque le titre du projet',
  'address-required': 'Il manque l’adresse des travaux',
  // Lines
  incomplete: 'Veuillez compléter toutes les lignes',
  'no-words': 'Saisissez une description pour cette ligne.',
  'no-price': 'Saisissez un prix, ou 0.00 et cochez « Compris sans frais ».',
  'not-marked': 'Saisissez un prix, ou cochez « Compris sans frais ».',
  'nothing-to-pay': `Le total de cette soumission est de $0.00. Des lignes peuvent être comprises
    sans frais, mais au moins une doit avoir un prix.`,
  'no-lines': 'Veuillez ajouter au moins une ligne',
  'no-lines-anywhere': 'Veuillez ajouter au moins une ligne à une option',
  quoted: '« {title} »',
  'nothing-in': `{count, plural, one {{titles} n’a aucune ligne avec un prix. Ajoutez-en, ou envoyez
    la soumission sans cette option.} other {{titles} n’ont aucune ligne avec un prix. Ajoutez-en,
    ou envoyez la soumission sans ces options.}}`,
  'no-quantity': `« {typed} » n’est pas une quantité : saisissez un nombre supérieur à 0 et jusqu’à
    999,999, comme 28 ou 28*1.1.`,
  each: 'pièce',
  // Of a field that nothing else is said about; English says it by the field's name
  'too-long': 'Au plus {most, number} caractères',
  'check-field': 'Vérifiez ce champ',
  // What it lacks before it can be sent
  'lack.lines': 'La soumission n’a pas de lignes',
  'lack.worth': 'La soumission s’élève à $0.00',
  'option-lacks.lines': '{title} n’a pas de lignes',
  'option-lacks.worth': '{title} s’élève à $0.00',
  // What is different
  discount: 'Rabais',
  deposit: 'Acompte',
  tax: 'Taxe de vente',
  'line-items': 'Lignes',
  options: 'Options',
  none: 'Aucune',
  'recommended-option': '{title} (recommandée)',
  // It did not work
  'create-failed': 'Impossible de créer la soumission',
  'option-failed': 'Impossible de créer l’option de la soumission',
  'line-failed': 'Impossible de créer la ligne',
  'cannot-open': 'Cette soumission inachevée ne peut pas être ouverte',
  'cannot-open-why': 'Elle a été terminée ou abandonnée entre-temps, ou vous êtes hors ligne.',
});
