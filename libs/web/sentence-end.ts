// What others wrote, where a sentence of ours follows it.

/** With one full stop at its end, however it ended. */
export const ended = (words: string): string => words.replace(/\.?$/, '.');
