// Initials, shown when there is no picture.

/** Of the first and the last word, uppercase; empty for an empty name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => /^./u.exec(word) ?? [])
    .filter((_, n, all) => n === 0 || n === all.length - 1)
    .join('')
    .toUpperCase();
