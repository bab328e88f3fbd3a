// Add Deposit and Add Discount: dollars or percent, and the amount.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { MoneyField, Panel, PercentField, SegmentedField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/line-item-editor.ts';
import { dollarOrPercent } from '../form/share-field.tsx';
import type { Share } from '../draft/values.ts';

export type ShareName = 'deposit' | 'discount';

interface Props {
  readonly name: ShareName;
  readonly share: Share;
  readonly onChange: (share: Share) => void;
  /** The amount it is a share of: the total for a deposit, the subtotal for a discount. */
  readonly ofCents: number;
  /** The resulting amount in cents. */
  readonly cents: number;
  /** Why it is too large. */
  readonly error: string | undefined;
}

export function ShareScreen({ name, share, onChange, ofCents, cents, error }: Props) {
  const input = {
    label: say(`amount.${name}`),
    value: share.value,
    error,
    help: say('amount-of', { amount: formatDollars(cents), whole: formatDollars(ofCents) }),
  };
  const type = (value: string) => onChange({ ...share, value });
  return (
    <div className="lie-screen">
      <Panel>
        <div className="pl-form">
          <SegmentedField
            label={say('in-what')}
            hideLabel
            choices={dollarOrPercent()}
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
              {/* Fixed: due when the client approves (rule: deposit-due). */}
              <span>{say('due-date')}</span>
              <strong>{say('due-on-approval')}</strong>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
