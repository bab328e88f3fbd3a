// A list's search box: debounced, with a clear button.
import { say } from '@purlin/words/screens/furniture.ts';
import { Button } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState } from 'react';
import { FramedInput } from './text-fields.tsx';

const PAUSE_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const said = useRef(value);
  // The owner's value changed in another way (Back, a reset): show it.
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === said.current) return undefined;
    const timer = setTimeout(() => {
      said.current = text;
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <search className="pl-input pl-search">
      <FramedInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        lead={<SearchIcon />}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text && (
        <Button
          variant="minimal"
          className="pl-square"
          aria-label={say('clear-search')}
          icon={<CrossIcon />}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
