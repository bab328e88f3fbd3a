// Buttons, what opens from them, and the keys that press them.
import { Spinner } from '@blueprintjs/core';
import { ArchiveIcon, EditIcon, MoreIcon, PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { Button, buttonClass, IconButton } from '@purlin/ui/control/button.tsx';
import { MenuButton, type MenuAction } from '@purlin/ui/control/menu.tsx';
import { Keys, KeyTip } from '@purlin/ui/control/keys.tsx';
import { useShortcuts } from '@purlin/ui/control/shortcuts.ts';
import { Tip } from '@purlin/ui/control/tip.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { nothing, type Part, type States } from '../part.ts';
import { OnceThere } from './once-there.tsx';

type Look = NonNullable<Parameters<typeof buttonClass>[0]>;
type Intent = NonNullable<Look['intent']>;
type Size = NonNullable<Look['size']>;

/** Each intent and size that links can have too, so that none is left out. */
const intents: Readonly<Record<Intent, string>> = {
  primary: 'Sample main action',
  danger: 'Sample delete',
};
const sizes: Readonly<Record<Size, string>> = { small: 'Small', large: 'Large' };

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="gallery-row">{children}</div>
);

/** All looks of a button in one state. */
const Looks = (props: ComponentProps<typeof Button>) => (
  <Row>
    <Button {...props} text="Sample action" />
    {Object.entries(intents).map(([intent, text]) => (
      <Button {...props} key={intent} intent={intent as Intent} text={text} />
    ))}
    <Button {...props} variant="minimal" text="Quiet action" />
    {Object.entries(sizes).map(([size, text]) => (
      <Button {...props} key={size} size={size as Size} text={text} />
    ))}
  </Row>
);

const buttons: States = {
  Usual: () => <Looks />,
  'With an icon': () => <Looks icon={<PlusIcon />} />,
  Pressed: () => <Looks active />,
  'Cannot be pressed': () => <Looks disabled />,
  'Being done': () => <Looks loading />,
};

const links: States = {
  Usual: () => (
    <Row>
      <a href="#link-as-a-button" className={buttonClass()}>
        Sample link
      </a>
      {Object.entries(intents).map(([intent, text]) => (
        <a
          key={intent}
          href="#link-as-a-button"
          className={buttonClass({ intent: intent as Intent })}
        >
          {text}
        </a>
      ))}
      <a href="#link-as-a-button" className={buttonClass({ variant: 'minimal' })}>
        Quiet link
      </a>
      {Object.entries(sizes).map(([size, text]) => (
        <a key={size} href="#link-as-a-button" className={buttonClass({ size: size as Size })}>
          {text}
        </a>
      ))}
    </Row>
  ),
};

const icons: States = {
  Usual: () => <IconButton label="Edit" icon={<EditIcon />} />,
  'With a frame': () => <IconButton label="Edit" icon={<EditIcon />} variant="solid" />,
  Pressed: () => <IconButton label="Edit" icon={<EditIcon />} active />,
  'Cannot be pressed': () => <IconButton label="Edit" icon={<EditIcon />} disabled />,
};

const actions: readonly MenuAction[] = [
  { label: 'Edit', icon: <EditIcon />, onSelect: nothing },
  {
    label: 'Archive',
    icon: <ArchiveIcon />,
    onSelect: nothing,
    unavailable: 'Sample reason: a job is under way.',
  },
  { label: 'Delete', icon: <TrashIcon />, onSelect: nothing, destructive: true },
];

const Pressed = ({ children }: { readonly children: ReactNode }) => (
  <OnceThere select="button" act={(button) => button.click()} className="gallery-end">
    {children}
  </OnceThere>
);
const point = (element: HTMLElement): void => {
  element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
};
const Pointed = ({ children }: { readonly children: ReactNode }) => (
  <OnceThere select=".pl-above" act={point} className="gallery-middle">
    {children}
  </OnceThere>
);

const menus: States = {
  Closed: () => <MenuButton label="Sample actions" icon={<MoreIcon />} actions={actions} />,
  'Closed, with words': () => (
    <MenuButton label="Sample actions" text="Actions" icon={<MoreIcon />} actions={actions} />
  ),
};
const openMenu: States = {
  'Open: usual, not now, destructive': () => (
    <Pressed>
      <MenuButton label="Sample actions" icon={<MoreIcon />} actions={actions} />
    </Pressed>
  ),
};

function Keyed({ children }: { readonly children: ReactNode }) {
  useShortcuts('Sample screen', [{ keys: 'P', does: 'Sample: print', press: nothing }]);
  return children;
}
const tips: States = {
  'Says the name': () => (
    <Pointed>
      <Tip text="Sample tip">
        <Button text="Pointed at" />
      </Tip>
    </Pointed>
  ),
  'Says the key': () => (
    <Keyed>
      <Pointed>
        <KeyTip keys="P">
          <Button text="Print" />
        </KeyTip>
      </Pointed>
    </Keyed>
  ),
};

const keys: States = {
  'One key': () => <Keys keys="P" />,
  'At once': () => <Keys keys="Shift+X" />,
  'In turn': () => <Keys keys="G E" />,
  Escape: () => <Keys keys="Escape" />,
};

export const buttonParts: readonly Part[] = [
  { name: 'Button', states: buttons },
  { name: 'Link as a button', states: links },
  { name: 'Icon button', narrow: true, states: icons },
  {
    name: 'Waiting sign',
    narrow: true,
    states: { Turning: () => <Spinner size={24} aria-label="Loading" /> },
  },
  { name: 'Menu', narrow: true, states: menus },
  { name: 'Menu, open', narrow: true, states: openMenu, over: 220 },
  { name: 'Tip', narrow: true, states: tips, over: 140 },
  { name: 'Keys', narrow: true, states: keys },
];
