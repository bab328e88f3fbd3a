// Set Up Your Company: what a new company still has to set up, each with a link. The list
// disappears when all is done or when the user dismisses it; this browser remembers both.
import { access } from '@purlin/contracts/access.ts';
import { clients } from '@purlin/contracts/clients.ts';
import { company } from '@purlin/contracts/company.ts';
import { priceBook } from '@purlin/contracts/price-book.ts';
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import { settings } from '@purlin/contracts/settings.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { CircleIcon } from '@blueprintjs/icons';
import { NEED_DEED, NeedLine } from '@purlin/ui/list/need-line.tsx';
import { Button, Panel } from '@purlin/ui/ui.ts';
import { Link, type Read, useMay, useRead, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/set-up.ts';
import { useEffect, useState } from 'react';
import { quietly } from '../draft/kept-here.ts';
import { stepsOf, type SetUpFacts, type Step } from './set-up-steps.ts';
import './needs-you.css';

const slotOf = (userId: number): string => `purlin.set-up-gone.${userId}`;

/** Null: not readable or failed, so it is left out. Undefined: loading. */
function said<T>({ data, problem }: Read<T>, may: boolean, is: (data: T) => boolean) {
  if (!may || (problem && !data)) return null;
  return data === undefined ? undefined : is(data);
}

/** Undefined while any of it is loading. */
function useFacts(): SetUpFacts | undefined {
  const may = useMay();
  const some = { query: { limit: 1 } };
  const first = useRead(company.setUp);
  const enabled = first.data?.demo === false;
  const when = (right: boolean) => ({ enabled: enabled && right });
  const mays = {
    items: may(priceBook.items),
    clients: may(clients.list),
    users: may(access.users),
    vendors: may(vendors.metrics),
    books: may(quickbooks.status),
  };
  const items = useRead(priceBook.items, some, when(mays.items));
  const people = useRead(clients.list, some, when(mays.clients));
  const users = useRead(access.users, {}, when(mays.users));
  const paid = useRead(vendors.metrics, {}, when(mays.vendors));
  const sections = useRead(settings.all, {}, when(true));
  const books = useRead(quickbooks.status, {}, when(mays.books));
  if (!enabled) return undefined;
  const hasVendors = said(paid, mays.vendors, ({ totalVendors }) => totalVendors > 0);
  const bank = said(sections, true, ({ bank: { values } }) => values.companyId !== '');
  const { details, licence, mail } = first.data;
  const facts = {
    details,
    licence,
    mail,
    item: said(items, mays.items, (all) => all.length > 0),
    client: said(people, mays.clients, (all) => all.length > 0),
    colleague: said(
      users,
      mays.users,
      (all) => all.filter(({ role }) => role !== 'client' && role !== 'vendor').length > 1,
    ),
    bank: hasVendors ? bank : hasVendors === undefined ? undefined : null,
    books: said(books, mays.books, ({ connected }) => connected),
  };
  return Object.values(facts).includes(undefined) ? undefined : (facts as SetUpFacts);
}

export default function SetUp() {
  const { user } = useSession();
  const slot = slotOf(user?.id ?? 0);
  const [gone, setGone] = useState(() => quietly(() => localStorage.getItem(slot)) === 'gone');
  // If storage is unavailable, the list is back on the next visit.
  const leave = () => {
    quietly(() => localStorage.setItem(slot, 'gone'));
    setGone(true);
  };
  return gone ? null : <Steps onGone={leave} />;
}

function Steps({ onGone }: { readonly onGone: () => void }) {
  const facts = useFacts();
  const steps = facts && stepsOf(facts);
  const done = steps?.length === 0;
  // Once all is done, the facts are not queried again.
  useEffect(() => {
    if (done) onGone();
  }, [done, onGone]);
  if (!steps || done) return null;
  return (
    <div className="est-needs">
      <Panel
        flush
        title={say('title')}
        description={say('lead')}
        actions={
          <Button size="small" onClick={onGone}>
            {say('dismiss')}
          </Button>
        }
      >
        <ul aria-label={say('title')} className="pl-needs">
          {steps.map((step) => (
            <Line key={step.name} step={step} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Line({ step: { name, to } }: { readonly step: Step }) {
  const step = say(`${name}.step`);
  const deed = say(`${name}.deed`);
  return (
    <NeedLine
      icon={<CircleIcon />}
      who={step}
      what={say(`${name}.why`)}
      deed={
        <Link to={to} className={NEED_DEED} aria-label={say('named', { step, deed })}>
          {deed}
        </Link>
      }
    />
  );
}
