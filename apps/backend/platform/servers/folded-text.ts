// Texts and telephone numbers of the database in the form in which they are searched and compared.
import { PLAIN_LETTERS } from '@purlin/domain/shared/folding.ts';

/** Does what `folded` does. Immutable, so that generated columns and indexes can use it. */
export const FOLDED_SQL = `
create or replace function platform.folded(input text) returns text
  language sql immutable strict parallel safe as $$
  select ${Object.entries(PLAIN_LETTERS).reduce(
    (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
    `translate(lower(regexp_replace(normalize(translate(input, '''’‘ʼ\`´', ''), NFKD),
      '[\\u0300-\\u036F]', '', 'g')), '‐‑‒–—―−', '-------')`,
  )}
$$;`;

/** Does what `nationalDigits` does. */
export const nationalDigitsSql = (phone: string): string =>
  `regexp_replace(regexp_replace(${phone}, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')`;
