// A choice from a long list: type to search, arrow keys and Enter to choose (the ARIA combobox
// pattern). Our own component: see docs/decisions/0036.
import { CaretDownIcon } from '@blueprintjs/icons';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import { FramedInput } from './text-fields.tsx';

export interface ComboOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

interface ComboFieldProps extends FieldFrame {
  readonly options: readonly ComboOption[];
  readonly chosen: ComboOption | undefined;
  readonly onChoose: (option: ComboOption) => void;
  /** Called on every key. The owner responds with new options. */
  readonly onSearch: (text: string) => void;
  /** Called when the user leaves with typed text and no choice. Unset: the text is dropped. */
  readonly onLeft?: (text: string) => void;
  /** Shown in place of options: loading, none, failed. */
  readonly note: string | undefined;
  readonly placeholder: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The combobox state: the typed text, the active option, and the key handlers. */
function useCombo({
  options,
  chosen,
  onChoose,
  onSearch,
  onLeft,
}: Pick<ComboFieldProps, 'options' | 'chosen' | 'onChoose' | 'onSearch' | 'onLeft'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const open = typed !== null;
  const show = () => {
    if (!open) {
      setTyped('');
      const at = options.findIndex(({ value }) => value === chosen?.value);
      setActive(Math.max(0, at));
      onSearch('');
    }
  };
  const close = () => setTyped(null);
  const leave = () => {
    const text = typed?.trim();
    close();
    if (text) onLeft?.(text);
  };
  const choose = (option: ComboOption | undefined) => {
    if (option) {
      onChoose(option);
      close();
    }
  };
  const move = (to: number) => {
    const next = (to + options.length) % Math.max(options.length, 1);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (open ? move(active + 1) : show()),
    ArrowUp: () => (open ? move(active - 1) : show()),
    Enter: () => (open ? choose(options[active]) : show()),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !open) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const search = (text: string) => {
    setTyped(text);
    setActive(0);
    onSearch(text);
  };
  return { typed, active, setActive, open, list, show, leave, choose, search, onKeyDown };
}

export function ComboField({
  options,
  chosen,
  onChoose,
  onSearch,
  onLeft,
  note,
  placeholder,
  inputRef,
  ...frame
}: ComboFieldProps) {
  const listId = useId();
  const combo = useCombo({ options, chosen, onChoose, onSearch, ...(onLeft ? { onLeft } : {}) });
  const { typed, active, open } = combo;
  const at = open ? options[active] : undefined;
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="pl-combo">
          <FramedInput
            {...wiring}
            ref={inputRef}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            {...(at ? { 'aria-activedescendant': `${listId}-${at.value}` } : {})}
            placeholder={chosen && open ? chosen.label : placeholder}
            value={typed ?? chosen?.label ?? ''}
            trail={<CaretDownIcon />}
            onClick={combo.show}
            onBlur={combo.leave}
            onKeyDown={combo.onKeyDown}
            onChange={(event) => combo.search(event.currentTarget.value)}
          />
          {open && (
            <ComboList
              id={listId}
              label={frame.label}
              ref={combo.list}
              note={note}
              options={options}
              chosen={chosen}
              active={active}
              onActive={combo.setActive}
              onChoose={combo.choose}
            />
          )}
          {!open && <div id={listId} role="listbox" aria-label={frame.label} hidden />}
        </div>
      )}
    </Field>
  );
}

interface ListProps extends Pick<ComboFieldProps, 'options' | 'chosen' | 'note'> {
  readonly id: string;
  readonly label: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly active: number;
  readonly onActive: (n: number) => void;
  readonly onChoose: (option: ComboOption) => void;
}

function ComboList({
  id,
  label,
  ref,
  note,
  options,
  chosen,
  active,
  onActive,
  onChoose,
}: ListProps) {
  const frame = useRef<HTMLDivElement>(null);
  // A dialog's footer would cover the list. Scroll the whole list into view, and its field too.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
    frame.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [options.length, note]);
  return (
    <div className="pl-combo-list" ref={frame}>
      {note && <output className="pl-combo-note">{note}</output>}
      <div
        id={id}
        ref={ref}
        role="listbox"
        aria-label={label}
        className="pl-combo-options"
        tabIndex={-1}
      >
        {options.map((option, n) => (
          <button
            key={option.value}
            id={`${id}-${option.value}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={option.value === chosen?.value}
            data-active={n === active}
            className="pl-combo-option"
            // Clicking the list must not take focus from the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            onPointerMove={() => onActive(n)}
          >
            <strong>{option.label}</strong>
            {option.detail && <small>{option.detail}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}
