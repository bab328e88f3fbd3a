// Add deposit and Add discount: dollars or percent, and how much.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { MoneyField, Panel, PercentField, SegmentedField } from '@purlin/ui/ui.ts';
import { dollarOrPercent } from '../form/share-field.tsx';
import type { Share } from '../draft/values.ts';

export type ShareName = 'deposit' | 'discount';
/** A deposit is due when the client approves; the date is fixed (rule: deposit-due). */
const DUE = 'Due on approval';

interface Props {
  readonly name: ShareName;
  readonly share: Share;
  readonly onChange: (share: Share) => void;
  /** What it is a share of: a deposit of the total, a discount of the subtotal. */
  readonly ofCents: number;
  /** What the share amounts to. */
  readonly cents: number;
  /** Why it cannot be that much. */
  readonly error: string | undefined;
}

export function ShareScreen({ name, share, onChange, ofCents, cents, error }: Props) {
  const input = {
    label: `${name === 'deposit' ? 'Deposit' : 'Discount'} amount`,
    value: share.value,
    error,
    help: `${formatDollars(cents)} of ${formatDollars(ofCents)}`,
  };
  const type = (value: string) => onChange({ ...share, value });
  return (
    <div className="lie-screen">
      <Panel>
        <div className="pl-form">
          <SegmentedField
            label="In"
            hideLabel
            choices={dollarOrPercent}
            value={share.kind}
            onChoose={(kind) =>
              onChange({ kind: kind === 'amount' ? 'amount' : 'percent', value: '' })
            }
          />
          {share.kind === 'amount' ? (
            <MoneyField
              {...input}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={(event) => type(event.currentTarget.value)}
            />
          ) : (
            <PercentField
              {...input}
              step={0.01}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={(event) => type(event.currentTarget.value)}
            />
          )}
          {name === 'deposit' && (
            <div className="lie-sum">
              <span>Due date</span>
              <strong>{DUE}</strong>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
