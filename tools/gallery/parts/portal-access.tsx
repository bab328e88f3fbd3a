// Portal access: who signs in for a client or a vendor, and inviting them.
import { PortalAccessPanel } from '@purlin/ui/record/portal-access.tsx';
import type { ComponentProps } from 'react';
import { nothing, type Part, type States } from '../part.ts';

type Access = ComponentProps<typeof PortalAccessPanel>['access'];
const invite = { busy: false, problem: undefined, send: () => Promise.resolve(true) };
const resend = { busy: false, to: nothing };
const giveAgain = { busy: false, to: nothing };
const remove = { busy: false, from: () => Promise.resolve(true) };
const people = [
  {
    id: 1,
    name: 'A client',
    email: 'client@client.example',
    status: 'Invited',
    waits: true,
    active: true,
  },
  {
    id: 2,
    name: 'Another',
    email: 'another@client.example',
    status: 'Signed in',
    waits: false,
    active: true,
  },
  {
    id: 3,
    name: 'One who left',
    email: 'left@client.example',
    status: 'Deactivated',
    waits: false,
    active: false,
  },
];
const Sample = (access: Partial<Access>) => (
  <PortalAccessPanel
    access={{ people, failed: false, invite, resend, giveAgain, remove, ...access }}
    contact={{ firstName: 'A', lastName: 'Client', email: 'client@client.example' }}
  />
);

const states: States = {
  People: () => <Sample />,
  Nobody: () => <Sample people={[]} />,
  'Who may not invite': () => (
    <Sample invite={undefined} resend={undefined} giveAgain={undefined} remove={undefined} />
  ),
  Loading: () => <Sample people={undefined} />,
  Failed: () => <Sample people={undefined} failed />,
};

export const portalAccessParts: readonly Part[] = [{ name: 'Portal access', states }];
