// French: what a change order says of the contract, on its page, on paper and by email.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'change-order': `Ceci modifie le contrat que nous avons avec vous. Tout ce que nous avions convenu
    d’autre reste inchangé.`,
  'contract-before': 'Total actuel du contrat',
  'contract-after': 'Nouveau total du contrat',
});
