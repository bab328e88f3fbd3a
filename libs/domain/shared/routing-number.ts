// US bank routing numbers: nine digits, the last one a check digit.
import { z } from 'zod';

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The digits, weighted 3, 7, 1 in turn, must add up to a multiple of ten. */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  isBank(text) &&
  WEIGHTS.reduce((sum, weight, n) => sum + weight * Number(text[n]), 0) % 10 === 0;

/**
 * Federal Reserve districts with their thrift institutions and electronic numbers. Other prefixes
 * belong to the government and traveler's checks, or are unassigned.
 */
const isBank = (text: string): boolean =>
  /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])/.test(text);

export const RoutingNumber = z
  .string('Please enter the routing number')
  .trim()
  .regex(/^\d{9}$/, 'A routing number has nine digits')
  .refine(isRoutingNumber, 'This isn’t a valid routing number. Please check the digits');

/** The eight digits that identify the bank, without the check digit. */
export const bankOf = (routingNumber: string): string => routingNumber.slice(0, 8);
