// What a vendor does, refuses and repeats silently.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
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
  it('keeps the details', () => given().when(add).then(added));
  it('happens once', () => given(added).when(add).thenNothing());
  it.each([
    ['name', 'Please enter the company name'],
    ['contactPerson', 'Please enter a contact person'],
    ['phone', 'Please enter a phone number'],
    ['email', 'Please enter a valid e-mail address'],
  ] as const)('needs %s', (field, message) =>
    expect(commands.AddVendor.safeParse({ ...details, [field]: ' ' }).error?.issues).toMatchObject([
      { path: [field], message },
    ]),
  );
  it('knows the categories of the trade only', () =>
    expect(commands.AddVendor.safeParse({ ...details, category: 'Magician' }).success).toBe(false));
});

describe('editing', () => {
  it('changes what is named and keeps the rest', () =>
    given(added)
      .when({ type: 'EditVendor', data: { phone: '(541) 555-0199', notes: 'New number' } })
      .then({
        type: 'VendorDetailsChanged',
        data: { ...details, phone: '(541) 555-0199', notes: 'New number' },
      }));
  it('can empty what is optional', () =>
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
  it('says nothing when nothing changes', () =>
    given(added)
      .when({ type: 'EditVendor', data: { ...details, status: 'active' } })
      .thenNothing());
  it('needs a vendor', () =>
    given()
      .when({ type: 'EditVendor', data: { phone: '1' } })
      .thenRefused('vendor-not-found'));
});

describe('forgetting', () => {
  const forgotten: VendorEvent = { type: 'VendorForgotten', data: {} };
  const forget = (name: string) => ({ type: 'ForgetVendor', data: { name } }) as const;
  it('needs the name, capitals and blanks more or less, and happens once', () => {
    given(added).when(forget(' cascade  roof supply')).then(forgotten);
    given(added, off).when(forget('Cascade Roof Supply')).then(forgotten);
    given(added, forgotten).when(forget('anything')).thenNothing();
  });
  it('is not done under another name, nor of nobody', () => {
    given(added).when(forget('Cascade')).thenRefused('name-not-confirmed');
    given().when(forget('Cascade')).thenRefused('vendor-not-found');
  });
  it('leaves nobody to edit', () =>
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
    expect(fold(vendor, read.slice(0, -1))).toMatchObject({
      status: 'active',
      details: { contactPerson: 'Ben Ruiz' },
    });
    expect(fold(vendor, read)).toEqual({ status: 'forgotten' });
  });
});
