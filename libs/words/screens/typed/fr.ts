// French: what is typed into a form: amounts, what is still needed, what is not saved.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Numbers
  'no-amount':
    '« {typed} » n’est pas un montant. Saisissez des dollars et des cents, comme 1,250.00.',
  rounded: 'Arrondi au cent : {amount}',
  'no-percentage':
    '« {typed} » n’est pas un pourcentage. Saisissez un nombre de 0 à 100, comme 8.25.',
  'four-decimals':
    '« {typed} » a plus de quatre décimales. Saisissez-en au plus quatre, comme 8.375.',

  // What keeps a form from being sent
  'still-needed': 'Il manque encore : {fields}.',

  // What is not saved
  'leave-asked': 'Quitter sans enregistrer ?',
  'not-saved': 'Vous avez des modifications non enregistrées.',
  leave: 'Quitter',
  'keep-editing': 'Continuer la saisie',
});
