// French: what a change order says of the contract, on its page, on paper and by email.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'change-order': `Ceci modifie notre contrat avec vous. Tout le reste de notre entente demeure
    inchangé.`,
  'contract-before': 'Total actuel du contrat',
  'contract-after': 'Nouveau total du contrat',
});
