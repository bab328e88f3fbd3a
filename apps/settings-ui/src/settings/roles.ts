// The roles in words.
import type { User } from '@purlin/contracts/access.ts';

export const roleLabels: Readonly<Record<User['role'], string>> = {
  client: 'Client',
  admin: 'Admin',
  vendor: 'Vendor',
};
