// Parses and formats the days of reminders as one line of text.

/**
 * "3, 7" becomes [3, 7]; an empty text becomes []. Anything but a list of whole numbers is null.
 */
export function daysOf(text: string): readonly number[] | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : null;
}

export const daysText = (days: readonly number[]): string => days.join(', ');
