// Forgetting a person: what every rule about it shares.
import { z } from 'zod';
import { oneLine, OneLine } from './text.ts';

/** Typed by whoever asks, to show that this person is meant and no other. */
export const NameTyped = OneLine('Please type the name').min(1, 'Please type the name').max(500);

/** What is asked of a person's record when the person is to be forgotten. */
export const Forget = z.object({ name: NameTyped });

const folded = (name: string): string => oneLine(name).normalize('NFC').toLowerCase();

/** Whether what was typed is the person's name; capitals and blanks more or less do not matter. */
export const isNameOf = (typed: string, name: string): boolean => folded(typed) === folded(name);
