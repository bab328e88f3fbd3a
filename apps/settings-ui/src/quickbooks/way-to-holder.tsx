// Links from a blocked record to the one it waits for, and to the one that has its name in
// QuickBooks, where the user has to act.
import { ShareIcon } from '@blueprintjs/icons';
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { Link } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { wayToHolder } from './by-reason.ts';

export function WayToHolder({ record }: { readonly record: QuickBooksRecord }) {
  const way = wayToHolder(record);
  const { holder } = record;
  if (way)
    return (
      <Link className="qb-holder" to={way.to}>
        {way.words}
      </Link>
    );
  if (!holder) return null;
  const { kind, theirId: id, page } = holder;
  const who = say('has-name', { kind, id });
  return page === null ? (
    <p>{who}</p>
  ) : (
    <a
      className="qb-holder"
      href={page}
      target="_blank"
      rel="noreferrer"
      aria-label={say('has-name-opens', { kind, id })}
    >
      {who} <ShareIcon size={12} aria-hidden />
    </a>
  );
}
