// A banner above everything, including dialogs, while the server is unreachable. It disappears when
// the connection is back.
import { Button } from '@purlin/ui/ui.ts';
import { useConnection } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/shell.ts';
import { createPortal } from 'react-dom';

/** The live region is always present, so that assistive technology announces what appears in it. */
export function ConnectionBanner() {
  const { away, look } = useConnection();
  return createPortal(
    <div role="status" className="sh-connection">
      {away && (
        <div className="sh-away">
          <span>
            <strong>{say('no-connection')}</strong> {say('stays-here')}{' '}
            <span className="sh-away-more">{say('saving-later')}</span>
          </span>
          <Button size="small" text={say('try-now')} onClick={look} />
        </div>
      )}
    </div>,
    document.body,
  );
}
