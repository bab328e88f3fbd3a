// Matches palette lines against the typed text: by word prefixes, ignoring case and accents.

interface Called {
  readonly group: string;
  readonly title: string;
  readonly also: string;
}

/**
 * Splits a name into searchable words: "Bank (ACH)" and "Contraseña" become bank, ach, contrasena.
 */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * The lines for which every typed word is a prefix of one of theirs. Matches in the line itself
 * come before matches in its extra keywords.
 */
export function called<L extends Called>(lines: readonly L[], q: string): readonly L[] {
  const typed = wordsOf(q);
  const fits = (text: string) => {
    const words = wordsOf(text);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  };
  const byName = lines.filter(({ group, title }) => fits(`${group} ${title}`));
  return [
    ...byName,
    ...lines.filter(
      (line) => !byName.includes(line) && fits(`${line.group} ${line.title} ${line.also}`),
    ),
  ];
}
