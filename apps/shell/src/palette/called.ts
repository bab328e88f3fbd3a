// Which lines fit what was typed: by the beginnings of words, whatever case and accents.

interface Called {
  readonly group: string;
  readonly title: string;
  readonly also: string;
}

/** "Bank (ACH)" and "Contraseña" as one types them: bank, ach, contrasena. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Those that are called so: every word that was typed begins one of theirs. Those found by what
 * stands in the line come before those found by a further word.
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
