// The line-item editor: one topic at a time, full screen on a phone or in a panel beside the form.
// Done hands everything over, Cancel nothing.
import { askToDiscard, Button, useBackCloses, WorkDialog } from '@purlin/ui/ui.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/line-item-editor.ts';
import { shareError } from '../draft/number-cells.ts';
import { emptyLine, type FormValues, type LineValues, type Share } from '../draft/values.ts';
import { TemplatesDialog } from '../templates/templates-dialog.tsx';
import { BookScreen } from './book-screen.tsx';
import { EditorFoot } from './editor-foot.tsx';
import {
  aboveInEditor,
  type EditorState,
  editorStateOf,
  handOver,
  totalsOfEditor,
} from './editor-state.ts';
import { LineDialog } from './line-dialog.tsx';
import { ListScreen } from './list-screen.tsx';
import { type ShareName, ShareScreen } from './share-screen.tsx';
import './line-item-editor.css';

type Screen =
  | { readonly at: 'list' }
  | { readonly at: 'book'; readonly kind: LineValues['kind'] }
  /** `n` is the index of the edited line; null for a new one. */
  | { readonly at: 'line'; readonly line: LineValues; readonly n: number | null }
  | { readonly at: 'share'; readonly name: ShareName; readonly share: Share };
const LIST: Screen = { at: 'list' };

interface Props {
  readonly values: FormValues;
  /** The index of the line to open first. */
  readonly startAt?: number | undefined;
  readonly onDone: (handed: ReturnType<typeof handOver>) => void;
  readonly onCancel: () => void;
}

const discardLines = () => ({
  title: say('discard-title'),
  body: say('discard-body'),
  leave: say('discard'),
  stay: say('go-on'),
});

/** If there are no lines yet, starts where there are items to add. */
const firstScreen = ({ lines }: EditorState, startAt: number | undefined): Screen => {
  if (startAt !== undefined) return { at: 'line', line: lines[startAt] ?? emptyLine, n: startAt };
  return lines.length === 0 ? { at: 'book', kind: 'service' } : LIST;
};

/** The edited state, the current screen, and open overlays. */
function useEditor({ values, startAt, onCancel }: Omit<Props, 'onDone'>) {
  const [before] = useState(() => editorStateOf(values));
  const [state, setState] = useState<EditorState>(before);
  const [screen, setScreen] = useState<Screen>(() => firstScreen(before, startAt));
  const [templates, setTemplates] = useState(false);
  const change = (part: Partial<EditorState>) => setState((now) => ({ ...now, ...part }));
  const cancel = async () => {
    if (state === before || (await askToDiscard(discardLines()))) onCancel();
  };
  const back = () => (screen.at === 'list' ? void cancel() : setScreen(LIST));
  useBackCloses(back);
  const keepLine = (line: LineValues | null, n: number | null) => {
    change({
      lines:
        n === null
          ? [...state.lines, ...(line ? [line] : [])]
          : state.lines.flatMap((old, at) => (at !== n ? [old] : line ? [line] : [])),
    });
    setScreen(LIST);
  };
  const keepShare = (name: ShareName, share: Share) => {
    change({ [name]: share });
    setScreen(LIST);
  };
  return { state, change, screen, setScreen, templates, setTemplates, back, keepLine, keepShare };
}

type Editor = ReturnType<typeof useEditor>;

/** Hands over if the discount and deposit fit; otherwise shows the one that does not. */
function useHandingOver({ values, onDone }: Props, { state, screen, setScreen }: Editor) {
  const done = () => {
    const { discount, deposit } = aboveInEditor(values, state);
    const name = discount ? 'discount' : deposit ? 'deposit' : null;
    if (name) setScreen({ at: 'share', name, share: state[name] });
    else onDone(handOver(values, state));
  };
  const above =
    screen.at === 'share'
      ? aboveInEditor(values, { ...state, [screen.name]: screen.share })[screen.name]
      : undefined;
  return { done, above };
}

/** Mount it while it is open. */
export function LineItemEditor(props: Props) {
  const { values } = props;
  const editor = useEditor(props);
  const { done, above } = useHandingOver(props, editor);
  const { state, change, screen, setScreen, templates, setTemplates, back, keepLine, keepShare } =
    editor;
  if (screen.at === 'line')
    return (
      <LineDialog
        key="line"
        line={screen.line}
        n={screen.n}
        onCancel={back}
        onKeep={(line) => keepLine(line, screen.n)}
      />
    );
  return (
    <>
      <WorkDialog
        shape="panel"
        title={titleOf(screen)}
        onClose={back}
        lead={
          <Button
            variant="minimal"
            text={say(screen.at === 'book' ? 'back' : 'cancel')}
            onClick={back}
          />
        }
        trail={<Trail screen={screen} above={above} onDone={done} onSave={keepShare} />}
        foot={
          screen.at !== 'share' && (
            <EditorFoot
              what={say('total')}
              cents={totalsOfEditor(values, state).totalCents}
              open={screen.at === 'book' ? screen.kind : undefined}
              onAdd={(kind) => setScreen({ at: 'book', kind })}
            />
          )
        }
      >
        <ScreenBody
          values={values}
          screen={screen}
          above={above}
          state={state}
          change={change}
          onScreen={setScreen}
          onTemplates={() => setTemplates(true)}
        />
      </WorkDialog>
      {templates && (
        <TemplatesDialog
          onClose={() => setTemplates(false)}
          onInsert={(lines) => change({ lines: [...state.lines, ...lines] })}
        />
      )}
    </>
  );
}

interface BodyProps {
  readonly values: FormValues;
  readonly screen: Exclude<Screen, { at: 'line' }>;
  /** Why the discount or deposit on this screen is too large. */
  readonly above: string | undefined;
  readonly state: EditorState;
  readonly change: (part: Partial<EditorState>) => void;
  readonly onScreen: (screen: Screen) => void;
  readonly onTemplates: () => void;
}

function ScreenBody({
  values,
  screen,
  above,
  state,
  change,
  onScreen: setScreen,
  onTemplates,
}: BodyProps) {
  const openLine = (n: number) => setScreen({ at: 'line', line: state.lines[n] ?? emptyLine, n });
  return (
    <>
      {screen.at === 'list' && (
        <ListScreen
          values={values}
          state={state}
          change={change}
          onTemplates={onTemplates}
          onBook={(kind) => setScreen({ at: 'book', kind })}
          onLine={openLine}
          onShare={(name) => setScreen({ at: 'share', name, share: state[name] })}
        />
      )}
      {screen.at === 'book' && (
        <BookScreen
          key={screen.kind}
          kind={screen.kind}
          lines={state.lines}
          onLines={(lines) => change({ lines })}
          onLine={openLine}
          onOwn={() =>
            setScreen({ at: 'line', line: { ...emptyLine, kind: screen.kind }, n: null })
          }
        />
      )}
      {screen.at === 'share' && (
        <SharePart
          values={values}
          state={state}
          screen={screen}
          above={above}
          onChange={(share) => setScreen({ ...screen, share })}
        />
      )}
    </>
  );
}

const titleOf = (screen: Exclude<Screen, { at: 'line' }>): string =>
  screen.at === 'list'
    ? say('line-items')
    : screen.at === 'book'
      ? say(`book.${screen.kind}`)
      : say(`add.${screen.name}`);

interface TrailProps extends Pick<BodyProps, 'above'> {
  readonly screen: Exclude<Screen, { at: 'line' }>;
  readonly onDone: () => void;
  readonly onSave: (name: ShareName, share: Share) => void;
}

function Trail({ screen, above, onDone, onSave }: TrailProps) {
  if (screen.at !== 'share') return <Button intent="primary" text={say('done')} onClick={onDone} />;
  return (
    <Button
      intent="primary"
      text={say('save')}
      disabled={(above ?? shareError(screen.share)) !== undefined}
      onClick={() => onSave(screen.name, screen.share)}
    />
  );
}

/** Shows the resulting amount. */
function SharePart({
  values,
  state,
  screen: { name, share },
  above,
  onChange,
}: Pick<BodyProps, 'above'> & {
  readonly values: FormValues;
  readonly state: EditorState;
  readonly screen: Extract<Screen, { at: 'share' }>;
  readonly onChange: (share: Share) => void;
}) {
  const totals = totalsOfEditor(values, { ...state, [name]: share });
  return (
    <ShareScreen
      name={name}
      share={share}
      onChange={onChange}
      ofCents={name === 'deposit' ? totals.totalCents : totals.subtotalCents}
      cents={name === 'deposit' ? totals.depositCents : totals.discountCents}
      error={above}
    />
  );
}
