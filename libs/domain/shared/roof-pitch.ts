// Roof pitch: inches of rise per twelve inches of run, written "6/12".
import { z } from 'zod';

const WRONG = 'Please enter the pitch as rise over 12, for example 6/12 or 6.5/12';

/** The canonical form: "6/12", "6.5/12"; from "0/12" (flat) to "24/12". */
export const RoofPitch = z.string().regex(/^(?:(?:\d|1\d|2[0-3])(?:\.5)?|24)\/12$/, WRONG);

/**
 * Converts a typed pitch ("6", "6 / 12", "6.50:12", "6 1/2 in 12"); returns anything else
 * unchanged.
 */
export function pitchOf(typed: string): string {
  const match = /^(\d{1,2})(?:\.(\d{1,2})| (1\/2))?"?(?:(?:[/:]|in|over)12)?$/.exec(
    typed
      .trim()
      .toLowerCase()
      .replace('½', ' 1/2')
      .replace(/\s*(\/|:|in|over)\s*12$/, '$112')
      .replace(/\s+/g, ' '),
  );
  if (!match) return typed.trim();
  const [, whole, decimals, half] = match;
  const fraction = half ? '5' : (decimals ?? '').replace(/0+$/, '');
  return `${Number(whole)}${fraction && `.${fraction}`}/12`;
}
