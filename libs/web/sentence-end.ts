// Ends text from elsewhere properly before one of our sentences follows.

/** Ends the text with exactly one period. */
export const ended = (words: string): string => words.replace(/\.?$/, '.');
