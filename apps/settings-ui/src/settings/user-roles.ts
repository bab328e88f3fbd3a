// The roles as the screens offer them, each with what it sees.
import type { User } from '@purlin/contracts/access.ts';
import { Role } from '@purlin/domain/access/user-shapes.ts';
import { label } from '@purlin/words/labels.ts';

export const roleChoices = Role.options.map((value) => ({ value, label: label(`role.${value}`) }));

export const whatTheySee: Readonly<Record<User['role'], string>> = {
  client: 'Sees the client portal: their own estimates and projects.',
  admin: 'Sees and does everything, this page included.',
  vendor: 'Sees the vendor portal: their own orders and schedule.',
  estimator: 'Writes estimates, clients, requests and the price book; sees the calendar.',
  scheduler: 'Plans jobs and writes clients; sees estimates.',
  bookkeeper: 'Writes vendors, pays them and processes batches; sees estimates and jobs.',
  auditor: 'Sees everything and its history, and changes nothing.',
};
