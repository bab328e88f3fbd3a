// Keys as they stand on the keyboard: in the sheet of shortcuts, and in the tip of what they press.
import { shortcutsNow, Tip } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/shortcuts.ts';
import { Fragment, type ReactElement } from 'react';
import './keys.css';

/** "Shift+X" as two keys at once, "G E" as two in turn. */
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

/** What the registry says of a key, read when the tip opens. */
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

/** The tip of a control that a key of the screen's shortcuts presses too. */
export const KeyTip = ({
  keys,
  children,
}: {
  readonly keys: string;
  readonly children: ReactElement;
}) => <Tip text={<Says keys={keys} />}>{children}</Tip>;
