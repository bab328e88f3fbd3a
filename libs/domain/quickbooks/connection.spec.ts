// The QuickBooks connection: connect, disconnect, reconnect, and per-company choices.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './connection-golden.json' with { type: 'json' };
import { quickbooksConnection, type ConnectionEvent } from './connection.ts';

const given = scenario(quickbooksConnection);
const at = '2026-11-23T18:00:00.000Z';
const company = { realmId: '91', companyName: 'Cedar Ridge', demo: true, holdsUntil: null };
const connected: ConnectionEvent = {
  type: 'QuickBooksConnected',
  data: { ...company, awaitsGo: false, at },
};
const of = { realmId: '91' };

describe('the connection', () => {
  it('is disconnected once', () => {
    const leave = { type: 'Disconnect', data: {} } as const;
    const left: ConnectionEvent = { type: 'QuickBooksDisconnected', data: of };
    given(connected).when(leave).then(left);
    given(connected, left).when(leave).thenNothing();
    given().when(leave).thenNothing();
  });
  it('waits for the start of the sync in a new company, which is given once', () => {
    const connect = { type: 'Connect', data: company } as const;
    const waiting: ConnectionEvent = {
      type: 'QuickBooksConnected',
      data: { ...company, awaitsGo: true, at },
    };
    given().when(connect, { now: at }).then(waiting);
    given(waiting).when(connect, { now: at }).then(waiting);
    const sync = { type: 'RequestSync', data: {} } as const;
    given(waiting).when(sync).thenRefused('quickbooks-awaits-start');
    const papersFrom = '2026-01-01';
    const go = (realmId: string) => ({ type: 'StartSync', data: { realmId, papersFrom } }) as const;
    const gone: ConnectionEvent = {
      type: 'QuickBooksGoGiven',
      data: { ...of, papersFrom },
    };
    given(waiting)
      .when(go('91'), { today: '2025-12-31' })
      .thenRefused('quickbooks-start-ahead', { until: '2025-12-31' });
    given(waiting).when(go('91')).then(gone);
    given(waiting).when(go('92')).thenRefused('quickbooks-other-company');
    given().when(go('91')).thenRefused('quickbooks-not-connected');
    given(waiting, gone).when(go('91')).thenNothing();
    const other = { type: 'StartSync', data: { realmId: '91', papersFrom: '2026-02-01' } } as const;
    given(waiting, gone).when(other).thenRefused('quickbooks-already-started');
    given(waiting, gone, connected).when(go('91')).thenNothing();
    given(waiting, gone).when(connect, { now: at }).then(connected);
    given(waiting, gone).when(sync).then({ type: 'QuickBooksSyncAsked', data: of });
    // At first, sending started right after connecting.
    given(connected).when(sync).then({ type: 'QuickBooksSyncAsked', data: of });
  });
  it('needs a reconnect once, and only for the connected company', () => {
    const need = (realmId: string) => ({ type: 'NeedReconnect', data: { realmId } }) as const;
    const needed: ConnectionEvent = { type: 'QuickBooksReconnectNeeded', data: of };
    given(connected).when(need('91')).then(needed);
    given(connected).when(need('92')).thenNothing();
    given(connected, needed).when(need('91')).thenNothing();
  });
  it('counts several notices before the comparison as one', () => {
    const hear = { type: 'HearOfChanges', data: of } as const;
    const heard: ConnectionEvent = { type: 'QuickBooksChangesHeard', data: of };
    const compared: ConnectionEvent = {
      type: 'QuickBooksCompared',
      data: { ...of, until: at, compared: 3, differing: 0 },
    };
    given(connected).when(hear).then(heard);
    given(connected, heard).when(hear).thenNothing();
    const begun: ConnectionEvent = { type: 'QuickBooksComparisonBegun', data: of };
    const begin = { type: 'BeginComparison', data: of } as const;
    given(connected, heard).when(begin).then(begun);
    given(connected).when(begin).thenNothing();
    given(connected, heard, begun).when(hear).then(heard);
    given(connected, heard, begun, heard, compared).when(begin).then(begun);
    given().when(hear).thenNothing();
  });
  it('does nothing without a connection', () => {
    const sync = { type: 'RequestSync', data: {} } as const;
    given(connected).when(sync).then({ type: 'QuickBooksSyncAsked', data: of });
    given().when(sync).thenRefused('quickbooks-not-connected');
  });
  it('counts several sync requests before the start as one', () => {
    const sync = { type: 'RequestSync', data: {} } as const;
    const asked: ConnectionEvent = { type: 'QuickBooksSyncAsked', data: of };
    const begun: ConnectionEvent = { type: 'QuickBooksComparisonBegun', data: of };
    given(connected, asked).when(sync).thenNothing();
    given(connected, asked).when({ type: 'BeginComparison', data: of }).then(begun);
    given(connected, asked, begun).when(sync).then(asked);
    given(connected, asked, connected).when(sync).then(asked);
  });
  it('asks for accounts of the connected company if there is a choice', () => {
    const ask = (realmId: string, open: ('income' | 'bank')[]) => ({
      type: 'AskForAccounts' as const,
      data: { realmId, open },
    });
    given(connected)
      .when(ask('91', ['income', 'bank']))
      .then({
        type: 'QuickBooksAccountsInQuestion',
        data: { ...of, open: ['income', 'bank'] },
      });
    given(connected).when(ask('91', [])).thenNothing();
    const unused = [{ which: 'bank' as const, name: 'Checking' }];
    const data = { ...of, open: ['bank' as const], unused };
    given(connected)
      .when({ type: 'AskForAccounts', data })
      .then({ type: 'QuickBooksAccountsInQuestion', data });
    const asked = (open: ('income' | 'bank')[]): ConnectionEvent => ({
      type: 'QuickBooksAccountsInQuestion',
      data: { ...of, open },
    });
    given(connected, asked(['bank']))
      .when(ask('91', ['bank']))
      .thenNothing();
    given(connected, asked(['bank']))
      .when(ask('91', []))
      .then({ type: 'QuickBooksAccountsInUseAgain', data: { ...of, open: [] } });
    given(connected)
      .when(ask('92', ['bank']))
      .thenNothing();
  });
  it('notifies when more records need a person than before', () => {
    const tell = (count: number) => ({ type: 'TellNeeds', data: { ...of, count } }) as const;
    const told = (count: number): ConnectionEvent => ({
      type: 'QuickBooksNeedsSomebody',
      data: { ...of, count },
    });
    const fewer = (count: number): ConnectionEvent => ({
      type: 'QuickBooksNeedsFewer',
      data: { ...of, count },
    });
    given(connected).when(tell(0)).thenNothing();
    given(connected).when(tell(2)).then(told(2));
    given(connected, told(2)).when(tell(2)).thenNothing();
    given(connected, told(2)).when(tell(1)).then(fewer(1));
    given(connected, told(2), fewer(1)).when(tell(2)).then(told(2));
    given().when(tell(2)).thenNothing();
  });
  it('keeps the accounts chosen before', () => {
    const chosen = (accounts: object): ConnectionEvent => ({
      type: 'QuickBooksAccountsChosen',
      data: { ...of, accounts: { income: null, expense: null, bank: null, ...accounts } },
    });
    given(connected, chosen({ bank: '1' }))
      .when({ type: 'ChooseAccounts', data: { income: '2' } })
      .then(chosen({ bank: '1', income: '2' }));
  });
});

it('reads every version of every event ever written', () => {
  const read = golden.map(({ type, schema, data }) => ({
    type,
    data: fromStored(quickbooksConnection, { type, data }, schema),
  }));
  expect(fold(quickbooksConnection, read)).toMatchObject({ status: 'disconnected' });
});
