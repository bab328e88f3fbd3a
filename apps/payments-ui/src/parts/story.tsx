// The history of a payment or batch, newest first. Entries about a batch link to it.
import type { StoryEntry } from '@purlin/contracts/payments.ts';
import { Panel } from '@purlin/ui/ui.ts';
import { Log } from '@purlin/ui/record/log.tsx';
import { Link, Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-parts.ts';

export const Story = ({ story }: { readonly story: readonly StoryEntry[] }) => (
  <Panel flush title={say('who-did-what')}>
    <Log
      entries={story.map(({ at, by, summary, batchId }, n) => ({
        id: story.length - n,
        by,
        at: <Moment at={at} />,
        says:
          batchId === null ? (
            summary
          ) : (
            <Link to={`/vendor-payments/batches/${batchId}`}>{summary}</Link>
          ),
      }))}
    />
  </Panel>
);
