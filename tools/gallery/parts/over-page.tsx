// What lies over a page for a moment: the palette, the sheet of shortcuts, toasts.
import { Palette, type PaletteLine } from '@purlin/ui/overlay/palette.tsx';
import ShortcutSheet from '@purlin/ui/overlay/shortcut-sheet.tsx';
import { useShortcuts } from '@purlin/ui/control/shortcuts.ts';
import { type Toast, toast, type ToastWords } from '@purlin/ui/feedback/toast-store.ts';
import { useEffect, useState } from 'react';
import { nothing, type Part, type States } from '../part.ts';

const lines: readonly PaletteLine[] = [
  { key: '1', group: 'Clients', title: 'Dana Whitfield', detail: 'Eugene', note: '' },
  {
    key: '2',
    group: 'Estimates',
    title: 'Porch roof',
    detail: 'Dana Whitfield',
    note: '$1,234.50',
  },
  { key: '3', group: 'Estimates', title: 'Garage', detail: '', note: 'Draft' },
];

function PaletteOf({
  first = '',
  found = lines,
  busy = false,
  said = '3 results (sample)',
}: {
  readonly first?: string;
  readonly found?: readonly PaletteLine[];
  readonly busy?: boolean;
  readonly said?: string;
}) {
  const [typed, onType] = useState(first);
  return (
    <Palette
      label="Search everything"
      placeholder="Search samples"
      typed={typed}
      onType={onType}
      lines={found}
      busy={busy}
      said={said}
      onChoose={nothing}
      onClose={nothing}
    />
  );
}
const palettes: States = {
  'Nothing typed': () => <PaletteOf />,
  Found: () => <PaletteOf first="dan" found={lines.slice(0, 2)} />,
  'On its way': () => <PaletteOf first="da" found={lines.slice(0, 1)} busy />,
  'Nothing found': () => <PaletteOf first="zzz" found={[]} said="Nothing fits (sample)." />,
};

/** Opens once the keys of its screen are registered. */
function Sheet() {
  const [ready, setReady] = useState(false);
  useShortcuts('Sample screen', [
    { keys: 'P', does: 'Sample: approve', press: nothing },
    { keys: 'Shift+X', does: 'Sample: select all', press: nothing },
    { keys: 'G E', does: 'Sample: go to estimates', press: nothing },
    { keys: 'Escape', does: 'Sample: close', press: nothing },
  ]);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);
  return ready && <ShortcutSheet onClose={nothing} />;
}

/** Longer than anybody looks at a gallery. */
const FOREVER_MS = 86_400_000;
function Saying({ words }: { readonly words: ToastWords }) {
  useEffect(() => toast({ ...words, forMs: FOREVER_MS }), [words]);
  return null;
}
type Intent = NonNullable<Toast['intent']>;
/** Every intent of a toast. */
const intents: Readonly<Record<Intent, { readonly name: string; readonly words: ToastWords }>> = {
  default: { name: 'Done', words: { title: 'Sample saved' } },
  destructive: {
    name: 'Failed',
    words: { title: 'Sample was not saved', description: 'Sample words of the server.' },
  },
};
const undo: ToastWords = {
  title: '3 samples archived',
  action: { label: 'Undo', onPress: nothing },
};
const long: ToastWords = {
  title: 'Sample sent',
  description:
    'To dana@client.example and two others. They read it on any phone, without signing in.',
  action: { label: 'Undo', onPress: nothing },
};
const toasts: States = {
  ...Object.fromEntries(
    Object.entries(intents).map(([intent, { name, words }]) => [
      name,
      () => <SayingAs intent={intent as Intent} words={words} />,
    ]),
  ),
  'Taken back by one press': () => <Saying words={undo} />,
  'Much to say': () => <Saying words={long} />,
};
function SayingAs({ intent, words }: { readonly intent: Intent; readonly words: ToastWords }) {
  const [all] = useState({ ...words, intent });
  return <Saying words={all} />;
}

export const overPageParts: readonly Part[] = [
  { name: 'Palette', states: palettes, over: 480 },
  { name: 'Shortcut sheet', states: { Usual: () => <Sheet /> }, over: 480 },
  { name: 'Toast', states: toasts, over: 180 },
];
