// Restores an archived vendor.
import { vendors } from '@purlin/contracts/vendors.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendors.ts';

export const useRestoring = () =>
  useCommand(vendors.restore, {
    toast: {
      done: ({ name }) => ({
        title: say('restored'),
        description: say('restored-more', { name }),
      }),
      failed: say('restore-failed'),
    },
  });
