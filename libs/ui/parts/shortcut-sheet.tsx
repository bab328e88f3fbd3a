// The sheet of shortcuts: what keys do on the screen below it.
import { Dialog } from '@blueprintjs/core';
import { type ShortcutGroup, shortcutsNow } from '@purlin/ui/ui.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/shortcuts.ts';
import { Keys } from './keys.tsx';
import './shortcut-sheet.css';

/**
 * What each key does where somebody is: groups of one name are one, a key that means something
 * else on the screen is told once, as what it does there, and one with nothing to do here is not.
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

/** Mounted while it is open; what can be pressed is read once, from the screen it covers. */
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
