// The sheet of shortcuts: what keys do on the screen below it.
import { Dialog } from '@blueprintjs/core';
import { shortcutsNow } from '@purlin/ui/ui.ts';
import { useState } from 'react';
import { Keys } from './keys.tsx';
import './shortcut-sheet.css';

/** Mounted while it is open; what can be pressed is read once, from the screen it covers. */
export default function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const [groups] = useState(shortcutsNow);
  return (
    <Dialog isOpen title="Keyboard shortcuts" onClose={onClose}>
      <div className="pl-dialog-body pl-shortcuts">
        {groups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={keys}>
                  <dt>{does}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="pl-muted">Nothing fires while you type or a dialog is open.</p>
      </div>
    </Dialog>
  );
}
