// Routing numbers: nine digits that name a bank in the United States, the last one a check digit.
import { z } from 'zod';

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The check digit rule: 3 times, 7 times and once, in turns, add up to a multiple of ten. */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  isBank(text) &&
  WEIGHTS.reduce((sum, weight, n) => sum + weight * Number(text[n]), 0) % 10 === 0;

/**
 * Federal Reserve districts, their thrift institutions and their electronic numbers; the rest is
 * the government's, travellers' cheques, and not in use.
 */
const isBank = (text: string): boolean =>
  /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])/.test(text);

export const RoutingNumber = z
  .string('Please enter the routing number')
  .trim()
  .regex(/^\d{9}$/, 'A routing number has nine digits')
  .refine(isRoutingNumber, 'This isn’t a valid routing number. Please check the digits');

/** The eight digits that name the bank, without the check digit. */
export const bankOf = (routingNumber: string): string => routingNumber.slice(0, 8);
