// What others did while the user was viewing the list: a summary above it, and a note in each
// removed row.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { Button } from '@purlin/ui/ui.ts';
import type { SteadyRows } from '@purlin/ui/list/steady-rows.ts';
import { Moment, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payments.ts';

/** "2 new, 1 changed by others", with a button that shows the list as of now. */
export function ChangedMeanwhile({
  steady: { fresh, left, showNow },
}: {
  readonly steady: SteadyRows<VendorPayment>;
}) {
  const parts = [
    ...(fresh > 0 ? [say('fresh', { count: fresh })] : []),
    ...(left > 0 ? [say('changed-by-others', { count: left })] : []),
  ];
  return (
    <div role="status" className="pay-meanwhile">
      {parts.length > 0 && (
        <>
          {parts.join(', ')}{' '}
          <Button size="small" variant="minimal" text={say('show')} onClick={showNow} />
        </>
      )}
    </div>
  );
}

/** The payment's last event and who caused it; without `isTold`, only that it left the list. */
export function WhereItWent({
  payment: { id },
  isTold,
}: {
  readonly payment: VendorPayment;
  readonly isTold: boolean;
}) {
  const enabled = useMay()(payments.details) && isTold;
  const last = useRead(payments.details, { params: { id } }, { enabled }).data?.story[0];
  if (!last) return <p className="pay-gone-says">{say('not-here')}</p>;
  return (
    <p className="pay-gone-says">
      <strong>{last.summary}</strong> {last.by}, <Moment at={last.at} />
    </p>
  );
}
