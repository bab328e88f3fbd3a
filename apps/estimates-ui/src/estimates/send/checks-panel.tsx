// The checks before sending: problems with their fixes, and what is fine in one line.
import { TickCircleIcon, WarningSignIcon, ErrorIcon } from '@blueprintjs/icons';
import { Panel } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-send.ts';
import type { Check } from './checks.ts';

export function ChecksPanel({ checks }: { readonly checks: readonly Check[] }) {
  const open = checks.filter(({ weight }) => weight !== 'fine');
  const fine = checks.filter(({ weight }) => weight === 'fine');
  return (
    <Panel
      title={say('before-sending')}
      actions={
        <span className="pl-muted">
          {open.length > 0 ? say('to-look-at', { count: open.length }) : say('all-fine')}
        </span>
      }
    >
      <ul className="send-checks">
        {open.map(({ name, weight, says, mend }) => (
          <li key={name} data-weight={weight}>
            {weight === 'stop' ? <ErrorIcon /> : <WarningSignIcon />}
            <span>
              {says} {mend && <Link to={mend.to}>{mend.label}</Link>}
            </span>
          </li>
        ))}
        {fine.length > 0 && (
          <li data-weight="fine">
            <TickCircleIcon />
            <details>
              <summary>{say('checks-fine', { count: fine.length })}</summary>
              <ul>
                {fine.map(({ name, says }) => (
                  <li key={name}>{says}</li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </Panel>
  );
}
