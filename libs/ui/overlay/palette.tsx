// The command palette: one field above the page, and the matching lines in groups. Our own version
// of the ARIA combobox pattern: see docs/decisions/0036.
import { say } from '@purlin/words/screens/furniture.ts';
import { Dialog } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { IconButton } from '@purlin/ui/ui.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Keys } from '../control/keys.tsx';
import './palette.css';

/** A line of the palette. */
export interface PaletteLine {
  readonly key: string;
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  /** Shown at the end of the line: an amount, a status. */
  readonly note: string;
  /** The keyboard shortcut for the same action: "G E". */
  readonly keys?: string | undefined;
}

const ANNOUNCED_AFTER_MS = 500;
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The active line. It stays on the same item while others appear and disappear around it. */
function useActive<L extends PaletteLine>(
  lines: readonly L[],
  typed: string,
  onChoose: (line: L) => void,
) {
  const [at, setAt] = useState<{ readonly typed: string; readonly key: string }>();
  const kept = at?.typed === typed ? lines.findIndex(({ key }) => key === at.key) : -1;
  const active = Math.max(0, kept);
  const move = (to: number) => {
    const next = lines[(to + lines.length) % Math.max(lines.length, 1)];
    if (next) setAt({ typed, key: next.key });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Home: () => move(0),
    End: () => move(-1),
    Enter: () => lines[active] && onChoose(lines[active]),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Home and End belong to the field while it has text.
    if (event.nativeEvent.isComposing || (/^(?:Home|End)$/.test(event.key) && typed)) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { active, onKeyDown, point: (key: string) => setAt({ typed, key }) };
}

/** Announces the number of results once it has settled. */
function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="pl-hidden">{said}</output>;
}

/** Highlights the typed text in a line. */
function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return text;
  const end = at + typed.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly line: PaletteLine;
  readonly typed: string;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

const Option = ({ id, line, typed, active, onPoint, onChoose }: OptionProps) => (
  <button
    id={id}
    type="button"
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className="pl-palette-line"
    // Clicking the list must not take focus from the field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
    onPointerMove={onPoint}
  >
    <span className="pl-palette-words">
      <strong>
        <Marked text={line.title} typed={typed} />
      </strong>
      {line.detail && (
        <small>
          <Marked text={line.detail} typed={typed} />
        </small>
      )}
    </span>
    {line.note && <span className="pl-palette-note">{line.note}</span>}
    {line.keys && (
      <span aria-hidden className="pl-palette-keys">
        <Keys keys={line.keys} />
      </span>
    )}
  </button>
);

interface LinesProps<L extends PaletteLine> {
  readonly id: string;
  readonly typed: string;
  readonly lines: readonly L[];
  readonly active: number;
  readonly onPoint: (key: string) => void;
  readonly onChoose: (line: L) => void;
}

function Lines<L extends PaletteLine>({
  id,
  typed,
  lines,
  active,
  onPoint,
  onChoose,
}: LinesProps<L>) {
  const list = useRef<HTMLDivElement>(null);
  const groups = [...new Set(lines.map(({ group }) => group))];
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, lines]);
  return (
    <div
      id={id}
      ref={list}
      role="listbox"
      aria-label={say('results')}
      className="pl-palette-lines"
      tabIndex={-1}
    >
      {groups.map((group, at) => (
        <div key={group} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div id={`${id}-group-${at}`} className="pl-palette-group" role="presentation">
            {group}
          </div>
          {lines.map(
            (line, n) =>
              line.group === group && (
                <Option
                  key={line.key}
                  id={`${id}-${n}`}
                  line={line}
                  typed={typed}
                  active={n === active}
                  onPoint={() => onPoint(line.key)}
                  onChoose={() => onChoose(line)}
                />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

interface PaletteProps<L extends PaletteLine> {
  /** The palette's accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly lines: readonly L[];
  /** More results may follow. */
  readonly busy: boolean;
  /** The number of results, or why there are none. */
  readonly said: string;
  readonly onChoose: (line: L) => void;
  readonly onClose: () => void;
}

/** Mount it while it is open. */
export function Palette<L extends PaletteLine>(props: PaletteProps<L>) {
  const { label, placeholder, typed, onType, lines, busy, said, onChoose, onClose } = props;
  const id = useId();
  const { active, onKeyDown, point } = useActive(lines, typed, onChoose);
  return (
    <Dialog isOpen className="pl-palette" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`} className="pl-hidden">
        {label}
      </h2>
      <div className="pl-palette-ask" data-busy={busy}>
        <SearchIcon aria-hidden />
        <input
          ref={takeFocus}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          {...(lines[active] && { 'aria-activedescendant': `${id}-list-${active}` })}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={say('close')} icon={<CrossIcon />} onClick={onClose} />
      </div>
      <Lines
        id={`${id}-list`}
        typed={typed.trim()}
        lines={lines}
        active={active}
        onPoint={point}
        onChoose={onChoose}
      />
      {lines.length === 0 && <p className="pl-palette-none">{said}</p>}
      <Announcement text={said} />
    </Dialog>
  );
}
