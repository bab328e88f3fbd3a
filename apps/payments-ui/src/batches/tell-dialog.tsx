// Asks with which code the simulated bank is to answer for an entry, and in which words.
import type { SimulatedBank } from '@purlin/contracts/simulated-bank.ts';
import { FormDialog, Money, SelectField, TextField } from '@purlin/ui/ui.ts';
import { useState } from 'react';
import {
  changeChoices,
  simulatedChanges,
  simulatedReturns,
  type SimulatedChange,
} from './usual-codes.ts';

export type Told =
  | { readonly say: 'accept' | 'reject'; readonly file: string }
  | {
      readonly say: 'return' | 'correct';
      readonly file: string;
      readonly trace: string;
      readonly code: string;
      readonly note?: string;
    };
export type Tell = (body: Told) => void;

export interface Asked {
  readonly say: 'return' | 'correct';
  readonly file: string;
  readonly entry: SimulatedBank['files'][number]['entries'][number];
}

const WORDS = {
  return: {
    title: 'Simulate a return',
    lead: 'The bank sends this payment back. A simulation: no money moves.',
    submitLabel: 'Return it',
  },
  correct: {
    title: 'Simulate a correction',
    lead: 'The bank pays it and says what the account should be. A simulation: no money moves.',
    submitLabel: 'Correct it',
  },
} as const;

/** Mounted while it is open. */
export function TellDialog({
  asked: { say, file, entry },
  onTell,
  onClose,
}: {
  readonly asked: Asked;
  readonly onTell: Tell;
  readonly onClose: () => void;
}) {
  const choices = say === 'return' ? simulatedReturns : changeChoices;
  const [code, setCode] = useState<string>(say === 'return' ? 'R03' : 'C01');
  const [note, setNote] = useState<string>(say === 'return' ? '' : simulatedChanges.C01);
  const choose = (chosen: string) => {
    setCode(chosen);
    if (say === 'correct') setNote(simulatedChanges[chosen as SimulatedChange]);
  };
  return (
    <FormDialog
      isOpen
      {...WORDS[say]}
      busyLabel="Telling..."
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onTell({ say, file, trace: entry.trace, code, note });
        onClose();
      }}
    >
      <p>
        <strong>{entry.payee}</strong>, <Money amount={entry.amount} />
      </p>
      <SelectField
        label="What the bank says"
        required
        choices={choices}
        value={code}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <TextField
        label={say === 'return' ? 'In its own words' : 'As it should be'}
        {...(say === 'return' ? { optional: true } : { required: true })}
        maxLength={say === 'return' ? 44 : 29}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
