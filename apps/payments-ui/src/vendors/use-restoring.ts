// Brings an archived vendor back into the list.
import { vendors } from '@purlin/contracts/vendors.ts';
import { useCommand } from '@purlin/web/web.ts';

export const useRestoring = () =>
  useCommand(vendors.restore, {
    toast: {
      done: ({ name }) => ({
        title: 'Vendor restored',
        description: `${name} is in the list again.`,
      }),
      failed: 'Failed to restore vendor',
    },
  });
