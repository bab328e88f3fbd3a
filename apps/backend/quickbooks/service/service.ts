// QuickBooks as this room brings it, with a secret of its own for the tokens.
import type { OutsideService } from '../../platform/core/outside-services.ts';
import type { Services } from '../../platform/core/room.ts';
import { sealingWith } from '../../platform/core/history/sealing.ts';
import { openQuickBooks, type QuickBooks } from './quickbooks.ts';

export const quickbooksService: OutsideService<QuickBooks> = {
  name: 'QuickBooks',
  open({ config, publicUrl, pool, db, secretFor }) {
    const sealing = sealingWith(secretFor('quickbooks'));
    return openQuickBooks(config, publicUrl, { pool, db, sealing });
  },
};

/** Whoever gives or takes the tokens of a company does it under this lock. */
export const tokensOf = (realmId: string): string => `tokens-${realmId}`;

export const quickbooksOf = ({ outside }: Pick<Services, 'outside'>): QuickBooks =>
  outside.get(quickbooksService);
