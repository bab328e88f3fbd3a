// Spanish: what shapes say of fields in words of their own, by code.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'discount-above': 'El descuento es mayor que el subtotal de {subtotal, money}',
  'deposit-above': 'El anticipo es mayor que el total de {total, money}',
  'name-not-read': 'Envíe {read} en su lugar; {name} no se admite',
  'four-decimals': 'Escriba como máximo cuatro decimales, como 8.375',
});
