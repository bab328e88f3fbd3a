// The shortcut sheet: the keyboard shortcuts of the screen underneath.
import { Dialog } from '@blueprintjs/core';
import { type ShortcutGroup, shortcutsNow } from '@purlin/ui/ui.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/shortcuts.ts';
import { Keys } from '../control/keys.tsx';
import './shortcut-sheet.css';

/**
 * The shortcuts that apply here. Groups of the same title are merged. A key with several meanings
 * is listed once, with the one that applies here. Keys without an action here are left out.
 */
export function told(groups: readonly ShortcutGroup[]): readonly ShortcutGroup[] {
  const known = new Set<string>();
  const byTitle = new Map<string, ShortcutGroup['shortcuts']>();
  for (const { title, shortcuts } of groups) {
    const own = shortcuts.filter(({ keys, here }) => !known.has(keys) && here?.() !== false);
    for (const { keys } of own) known.add(keys);
    byTitle.set(title, [...(byTitle.get(title) ?? []), ...own]);
  }
  return [...byTitle]
    .filter(([, shortcuts]) => shortcuts.length > 0)
    .map(([title, shortcuts]) => ({ title, shortcuts }));
}

/** Mount it while it is open. Reads the shortcuts once, from the screen it covers. */
export default function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const [groups] = useState(() => told(shortcutsNow()));
  return (
    <Dialog isOpen className="pl-shortcut-sheet" title={say('title')} onClose={onClose}>
      <div className="pl-dialog-body">
        <div className="pl-shortcuts">
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
        </div>
        <p className="pl-shortcuts-note">{say('nothing-while-typing')}</p>
      </div>
    </Dialog>
  );
}
