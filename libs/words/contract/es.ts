// Spanish: what a change order says of the contract, on its page, on paper and by email.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'change-order': `Esto es un cambio al contrato que ya tenemos con usted. Todo lo demás que
    acordamos queda igual.`,
  'contract-before': 'Total actual del contrato',
  'contract-after': 'Nuevo total del contrato',
});
