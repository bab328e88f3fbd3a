// Shared by every command that forgets a person.
import { z } from 'zod';
import { oneLine, OneLine } from './text.ts';

/** The person's name, typed as a confirmation. */
export const NameTyped = OneLine('Please type the name').min(1, 'Please type the name').max(500);

/** The command to forget a person. */
export const Forget = z.object({ name: NameTyped });

const folded = (name: string): string => oneLine(name).normalize('NFC').toLowerCase();

/** Whether the typed name matches, ignoring case and extra whitespace. */
export const isNameOf = (typed: string, name: string): boolean => folded(typed) === folded(name);
