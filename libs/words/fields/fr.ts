// French: what shapes say of fields in words of their own, by code.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'discount-above': 'Le rabais dépasse le sous-total de {subtotal, money}',
  'deposit-above': 'L’acompte dépasse le total de {total, money}',
  'name-not-read': 'Envoyez plutôt {read} ; {name} n’est pas pris en charge',
  'four-decimals': 'Saisissez au plus quatre décimales, comme 8.375',
});
