// Keyboard keys as rendered in the shortcut sheet and in tooltips.
import { shortcutsNow, Tip } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/shortcuts.ts';
import { Fragment, type ReactElement } from 'react';
import './keys.css';

/** "Shift+X" as two keys at once, "G E" as two in sequence. */
export const Keys = ({ keys }: { readonly keys: string }) => (
  <span className="pl-keys">
    {keys.split(' ').map((together, n) => (
      <Fragment key={together}>
        {n > 0 && <i>{say('in-turn')}</i>}
        {together.split('+').map((key) => (
          <kbd key={key}>{key === 'Escape' ? 'Esc' : key}</kbd>
        ))}
      </Fragment>
    ))}
  </span>
);

/** The registered description of a key, read when the tooltip opens. */
const Says = ({ keys }: { readonly keys: string }) => (
  <>
    {
      shortcutsNow()
        .flatMap(({ shortcuts }) => shortcuts)
        .find((one) => one.keys === keys)?.does
    }
    <Keys keys={keys} />
  </>
);

/** The tooltip of a control that also has a keyboard shortcut. */
export const KeyTip = ({
  keys,
  children,
}: {
  readonly keys: string;
  readonly children: ReactElement;
}) => <Tip text={<Says keys={keys} />}>{children}</Tip>;
