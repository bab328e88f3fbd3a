// One kind of record in the preview for a newly connected company. Each count expands to the names
// it counts.
import { MOST_NAMES, type QuickBooksPreview } from '@purlin/contracts/quickbooks-preview.ts';
import { dollars } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/sync.ts';
import { useId, useState } from 'react';
import { figure } from './figure.ts';

type OfKind = QuickBooksPreview['kinds'][number];
type Named = OfKind['names']['new'][number];
type Paper = NonNullable<Named['paper']>;
export type Column = 'total' | 'new' | 'found' | 'unsure' | 'older';

const paperWords = ({ number, date, total }: Paper): string =>
  `${say('preview.paper', { number: number || 'none', date })}, ${dollars(total)}`;

const calledThere = ({ name, paper }: Named['there'][number]): string =>
  paper ? paperWords(paper) : name;

/** The names behind a count. Records that need a decision come first. */
export const namesOf = ({ names }: Pick<OfKind, 'names'>, which: Column): readonly Named[] =>
  which === 'total'
    ? [...names.unsure, ...names.found, ...names.new].slice(0, MOST_NAMES)
    : names[which];

/** The actual or possible match there; blank if there is none. */
function whoThere({ there }: Named, isUnsure: boolean): string {
  const names = there.map(calledThere).join('; ');
  return names && say(isUnsure ? 'preview.may-be' : 'preview.is', { names });
}

function Names({ one, which, all }: { one: OfKind; which: Column; all: number }) {
  const those = namesOf(one, which);
  const kind = say(`all-of-kind.${one.kind}`);
  return (
    <>
      <p className="qb-preview-of">
        {say('preview.names', { kind, what: say(`preview.${which}`) })}
        {all > those.length && <span> · {say('preview.first', { count: those.length, all })}</span>}
      </p>
      <ul className="qb-preview-list">
        {those.map((named) => (
          <li key={named.id}>
            <span>
              {named.name}
              {named.paper && <small> {paperWords(named.paper)}</small>}
            </span>
            {named.there.length > 0 && (
              <small>{whoThere(named, one.names.unsure.includes(named))}</small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Clicking a count shows its names below; clicking it again hides them. */
export function OfKindRow({
  one,
  columns,
}: {
  readonly one: OfKind;
  readonly columns: readonly Column[];
}) {
  const [open, setOpen] = useState<Column>();
  const id = useId();
  const kind = say(`all-of-kind.${one.kind}`);
  const { total, found, unsure, older } = one;
  const all = { total, found, unsure, older, new: total - found - unsure };
  const shown = open !== undefined && all[open] > 0 ? open : undefined;
  return (
    <>
      <tr>
        <th scope="row">{kind}</th>
        {columns.map((which) => (
          <td
            key={which}
            className={`qb-preview-${which}`}
            data-label={say(`preview.${which}`)}
            data-none={all[which] === 0 || undefined}
          >
            {all[which] === 0 ? (
              figure(0)
            ) : (
              <button
                type="button"
                className="qb-preview-open"
                aria-expanded={shown === which}
                aria-controls={shown === which ? id : undefined}
                aria-label={say('preview.open', {
                  count: all[which],
                  kind,
                  what: say(`preview.${which}`),
                })}
                onClick={() => setOpen(shown === which ? undefined : which)}
              >
                {figure(all[which])}
              </button>
            )}
          </td>
        ))}
      </tr>
      {shown && (
        <tr className="qb-preview-names">
          <td id={id} colSpan={columns.length + 1}>
            <Names one={one} which={shown} all={all[shown]} />
          </td>
        </tr>
      )}
    </>
  );
}
