// The company's bank connection: how files are sent, the last exchange, and what files say about
// the company.
import type { BankConnection } from '@purlin/contracts/payment-sums.ts';
import { payments } from '@purlin/contracts/payments.ts';
import { Notice, Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { Link, Moment, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-payments.ts';
import type { ReactNode } from 'react';
import { BANK_PARTS } from './bank-parts.ts';
import './bank.css';

export function BankConnectionPanel() {
  const { data } = useRead(payments.bank, {}, { enabled: useMay()(payments.bank) });
  if (!data) return null;
  const { missing, wrong } = data;
  return (
    <Panel title={say('connection')} actions={<StatusBadge {...standing(data)} />}>
      {wrong.length > 0 && <Wrong wrong={wrong} />}
      {missing.length > 0 && <Missing connection={data} />}
      <Facts connection={data} />
      {data.inFiles && <InFiles inFiles={data.inFiles} />}
    </Panel>
  );
}

const standing = ({ way, wrong, inFiles }: BankConnection) => {
  if (wrong.length > 0) return { tone: 'bad', label: say('needs-correcting') } as const;
  if (!inFiles) return { tone: 'warn', label: say('not-set-up') } as const;
  return way === 'simulated'
    ? ({ tone: 'quiet', label: say('simulated') } as const)
    : ({ tone: 'good', label: say('ready') } as const);
};

/** A link to a field of the form below. */
const ToField = ({ part, children }: { readonly part: string; readonly children: ReactNode }) => (
  <a
    href={`#${part}`}
    onClick={(event) => {
      event.preventDefault();
      document.querySelector<HTMLElement>(`[name="${part}"]`)?.focus();
    }}
  >
    {children}
  </a>
);

const PARTS = [...BANK_PARTS.map(({ part }) => part), 'cutOff', 'sameDayCutOff'] as const;
const labelOf = (part: string): string => {
  const known = PARTS.find((one) => one === part);
  return known ? say(`part.${known}`) : part;
};

/** The values that no file can contain, with the reason. */
const Wrong = ({ wrong }: Pick<BankConnection, 'wrong'>) => (
  <Notice tone="bad" title={say('wrong')}>
    {wrong.map(({ part, message }) => (
      <p key={part}>
        <ToField part={part}>{labelOf(part)}</ToField>
        {say('wrong-why', { message })}
      </p>
    ))}
  </Notice>
);

/** Missing values, each linked to its field. */
const Missing = ({
  connection: { missing, way, inFiles },
}: {
  readonly connection: BankConnection;
}) => (
  <Notice
    tone={inFiles ? 'quiet' : 'warn'}
    title={inFiles ? say('before-real') : say('cannot-pay')}
  >
    {say(way === 'simulated' && inFiles ? 'still-to-come' : 'still-missing')}{' '}
    {BANK_PARTS.filter(({ part }) => missing.includes(part)).map(({ part }, at) => (
      <span key={part}>
        {at > 0 && ', '}
        <ToField part={part}>{labelOf(part)}</ToField>
      </span>
    ))}
  </Notice>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = ({
  connection: { way, server, lastSent, lastAnswerAt },
}: {
  readonly connection: BankConnection;
}) => (
  <dl className="set-bank">
    <Fact name={say('files-go-to')}>
      {say(`way.${way}`)}
      {server && `, ${server}`}
    </Fact>
    <Fact name={say('last-sent')}>
      {lastSent ? (
        <>
          <Link to={`/vendor-payments/batches/${lastSent.batchId}`}>{lastSent.name}</Link>,{' '}
          <Moment at={lastSent.at} />
        </>
      ) : (
        say('none-yet')
      )}
    </Fact>
    <Fact name={say('last-answer')}>
      {lastAnswerAt ? <Moment at={lastAnswerAt} /> : say('none-yet')}
    </Fact>
  </dl>
);

/** Shown for every bank, including the simulated one. */
const InFiles = ({ inFiles }: { readonly inFiles: NonNullable<BankConnection['inFiles']> }) => (
  <>
    <h3 className="set-bank-head">{say('in-every-file')}</h3>
    <dl className="set-bank">
      {BANK_PARTS.map(({ part }) => (
        <Fact key={part} name={labelOf(part)}>
          <span className="pl-figures">{inFiles[part]}</span>
        </Fact>
      ))}
    </dl>
  </>
);
