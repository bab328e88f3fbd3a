// A badge beside the QuickBooks section: the number of records that need action, or that it must be
// reconnected.
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-quickbooks.ts';

export function QuickBooksNeeds() {
  const status = useRead(quickbooks.status).data;
  if (!status) return null;
  const { state, needYou, accountsMissing, awaitsStart } = status;
  const words =
    state === 'reconnect-needed'
      ? say('beside-reconnect')
      : awaitsStart
        ? say('beside-start')
        : state === 'connected' && accountsMissing.length > 0
          ? say('beside-accounts')
          : needYou > 0
            ? say('beside-need-you', { count: needYou })
            : undefined;
  return words === undefined ? null : (
    <small className="pl-count pl-count-bad set-beside">{words}</small>
  );
}
