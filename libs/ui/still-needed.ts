// Why a form cannot be sent yet, for `waitsFor` of a FormDialog.

const listed = new Intl.ListFormat('en-US');

/**
 * `stillNeeded({ Name: name, Email: email })` is "Still needed: Email." while that is blank, and
 * undefined when nothing is.
 */
export function stillNeeded(
  fields: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const blank = Object.keys(fields).filter((label) => (fields[label] ?? '').trim() === '');
  return blank.length > 0 ? `Still needed: ${listed.format(blank)}.` : undefined;
}
