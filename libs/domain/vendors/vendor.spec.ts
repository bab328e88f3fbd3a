// Vendors and their documents.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { lapsedInsurance, stateOf } from './documents.ts';
import golden from './golden.json' with { type: 'json' };
import { vendor, type VendorEvent } from './vendor.ts';
import { commands } from './vendor-shapes.ts';

const given = scenario(vendor);
const details = {
  name: 'Cascade Roof Supply',
  contactPerson: 'Ana Ruiz',
  email: 'ana@supply.example',
  phone: '(541) 555-0110',
  address: null,
  category: 'Roofing',
  notes: null,
} as const;
const added: VendorEvent = { type: 'VendorAdded', data: details };
const off: VendorEvent = { type: 'VendorDeactivated', data: {} };
const add = { type: 'AddVendor', data: details } as const;

describe('adding', () => {
  it('records the details', () => given().when(add).then(added));
  it('happens once', () => given(added).when(add).thenNothing());
  it.each([
    ['name', 'Please enter the company name'],
    ['contactPerson', 'Please enter a contact person'],
    ['phone', 'Please enter a phone number'],
    ['email', 'Please enter a valid email address'],
  ] as const)('requires %s', (field, message) =>
    expect(commands.AddVendor.safeParse({ ...details, [field]: ' ' }).error?.issues).toMatchObject([
      { path: [field], message },
    ]),
  );
  it('accepts known categories only', () =>
    expect(commands.AddVendor.safeParse({ ...details, category: 'Magician' }).success).toBe(false));
});

describe('editing', () => {
  it('changes the given fields and keeps the others', () =>
    given(added)
      .when({ type: 'EditVendor', data: { phone: '(541) 555-0199', notes: 'New number' } })
      .then({
        type: 'VendorDetailsChanged',
        data: { ...details, phone: '(541) 555-0199', notes: 'New number' },
      }));
  it('can clear optional fields', () =>
    given(added)
      .when({ type: 'EditVendor', data: { category: null } })
      .then({ type: 'VendorDetailsChanged', data: { ...details, category: null } }));
  it('deactivates and reactivates', () => {
    given(added)
      .when({ type: 'EditVendor', data: { status: 'inactive' } })
      .then(off);
    given(added, off)
      .when({ type: 'EditVendor', data: { status: 'active' } })
      .then({ type: 'VendorReactivated', data: {} });
  });
  it('does both at once', () =>
    given(added)
      .when({ type: 'EditVendor', data: { name: 'Cascade Supply', status: 'inactive' } })
      .then({ type: 'VendorDetailsChanged', data: { ...details, name: 'Cascade Supply' } }, off));
  it('does nothing when nothing changes', () =>
    given(added)
      .when({ type: 'EditVendor', data: { ...details, status: 'active' } })
      .thenNothing());
  it('requires an existing vendor', () =>
    given()
      .when({ type: 'EditVendor', data: { phone: '1' } })
      .thenRefused('vendor-not-found'));
});

describe('removing', () => {
  const remove = (payments: number, jobs: number, usesPortal = false) =>
    ({ type: 'RemoveVendor', data: { payments, jobs, usesPortal } }) as const;
  const archived: VendorEvent = { type: 'VendorArchived', data: { payments: 2, jobs: 0 } };
  it('deletes a vendor that nothing refers to, and archives others', () => {
    given(added).when(remove(0, 0)).then({ type: 'VendorDeleted', data: {} });
    given(added, { type: 'VendorDeleted', data: {} }).when(remove(0, 0)).thenNothing();
    given(added).when(remove(2, 0)).then(archived);
    given(added, archived).when(remove(2, 0)).thenNothing();
    given(added)
      .when(remove(0, 0, true))
      .then({ type: 'VendorArchived', data: { payments: 0, jobs: 0 } });
  });
  it('is undone', () => {
    given(added, archived)
      .when({ type: 'RestoreVendor', data: {} })
      .then({ type: 'VendorRestored', data: {} });
    given(added).when({ type: 'RestoreVendor', data: {} }).thenNothing();
  });
});

describe('documents', () => {
  const insurance = {
    kind: 'liability-insurance',
    number: 'GL-204-118',
    expiresOn: '2026-12-31',
  } as const;
  const recorded: VendorEvent = { type: 'VendorDocumentRecorded', data: insurance };
  it('are stored, one per kind', () => {
    given(added).when({ type: 'RecordDocument', data: insurance }).then(recorded);
    given(added, recorded).when({ type: 'RecordDocument', data: insurance }).thenNothing();
    given(added, recorded)
      .when({ type: 'RemoveDocument', data: { kind: 'liability-insurance' } })
      .then({ type: 'VendorDocumentRemoved', data: { kind: 'liability-insurance' } });
    given(added)
      .when({ type: 'RemoveDocument', data: { kind: 'liability-insurance' } })
      .thenNothing();
  });
  it('never contain a taxpayer number', () =>
    given(added)
      .when({
        type: 'RecordDocument',
        data: { kind: 'w-9', number: '12-3456789', expiresOn: null },
      })
      .then({
        type: 'VendorDocumentRecorded',
        data: { kind: 'w-9', number: null, expiresOn: null },
      }));
  it.each([
    ['2026-11-30', 'valid'],
    ['2026-12-01', 'expiring'],
    ['2026-12-31', 'expiring'],
    ['2027-01-01', 'expired'],
  ] as const)('on %s it is %s', (today, state) => expect(stateOf(insurance, today)).toBe(state));
  it('identify lapsed insurance; a license is not insurance', () => {
    const licence = { kind: 'ccb-licence', number: '1', expiresOn: '2020-01-01' } as const;
    expect(lapsedInsurance([licence, insurance], '2026-12-31')).toBeUndefined();
    expect(lapsedInsurance([licence, insurance], '2027-01-01')).toBe(insurance);
  });
});

describe('an expiring document', () => {
  const note = { type: 'NoteDocuments', data: {} } as const;
  const paper = (expiresOn: string | null): VendorEvent => ({
    type: 'VendorDocumentRecorded',
    data: { kind: 'liability-insurance', number: null, expiresOn },
  });
  const noted = (state: 'expiring' | 'expired', expiresOn = '2026-03-20'): VendorEvent => ({
    type: 'VendorDocumentNoted',
    data: { kind: 'liability-insurance', expiresOn, state },
  });
  it('causes a notice 30 days before and one after expiration, each once', () => {
    const run = (today: string, ...given_: readonly VendorEvent[]) =>
      given(added, paper('2026-03-20'), ...given_).when(note, { today });
    run('2026-02-17').thenNothing();
    run('2026-02-18').then(noted('expiring'));
    run('2026-03-20', noted('expiring')).thenNothing();
    run('2026-03-21', noted('expiring')).then(noted('expired'));
    run('2026-04-21', noted('expired')).thenNothing();
    run('2026-04-21', noted('expired'), paper('2026-04-30')).then(noted('expiring', '2026-04-30'));
  });
  it('causes none for inactive vendors, or without an expiration date', () => {
    const today = '2026-03-19';
    given(added, paper('2026-03-20'), off).when(note, { today }).thenNothing();
    given(added, paper(null)).when(note, { today }).thenNothing();
  });
});

describe('forgetting', () => {
  const forgotten: VendorEvent = { type: 'VendorForgotten', data: {} };
  const forget = (name: string) => ({ type: 'ForgetVendor', data: { name, onTheWay: 0 } }) as const;
  it('requires the name, ignoring case and spaces, and happens once', () => {
    given(added).when(forget(' cascade  roof supply')).then(forgotten);
    given(added, off).when(forget('Cascade Roof Supply')).then(forgotten);
    given(added, forgotten).when(forget('anything')).thenNothing();
  });
  it('is refused with another name, or for nobody', () => {
    given(added).when(forget('Cascade')).thenRefused('name-not-confirmed');
    given(added)
      .when({ type: 'ForgetVendor', data: { name: 'Cascade Roof Supply', onTheWay: 2 } })
      .thenRefused('vendor-is-being-paid', { count: 2 });
    given().when(forget('Cascade')).thenRefused('vendor-not-found');
  });
  it('refuses further edits', () =>
    given(added, forgotten)
      .when({ type: 'EditVendor', data: { phone: '1' } })
      .thenRefused('vendor-not-found'));
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(vendor, { type, data }, schema),
    }));
    expect(fold(vendor, read.slice(0, -2))).toMatchObject({
      status: 'active',
      archived: false,
      documents: [],
      details: { contactPerson: 'Ben Ruiz' },
    });
    expect(fold(vendor, read.slice(0, -1))).toEqual({ status: 'forgotten' });
    expect(fold(vendor, read)).toEqual({ status: 'deleted' });
  });
});
