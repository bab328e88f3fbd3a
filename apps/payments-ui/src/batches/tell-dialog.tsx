// Asks for the code and text with which the simulated bank answers an entry.
import type { SimulatedBank } from '@purlin/contracts/simulated-bank.ts';
import type { ReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { FormDialog, Money, SelectField, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/bank-answers.ts';
import { useState } from 'react';
import {
  changeChoices,
  simulatedChanges,
  simulatedReturns,
  type SimulatedChange,
} from './usual-codes.ts';

export type SimulatedAnswer =
  | { readonly say: 'accept' | 'reject'; readonly file: string }
  | (AnsweredEntry & { readonly say: 'return'; readonly code: ReturnCode })
  | (AnsweredEntry & { readonly say: 'correct'; readonly code: SimulatedChange });
interface AnsweredEntry {
  readonly file: string;
  readonly trace: string;
  readonly note?: string;
}
export type Tell = (body: SimulatedAnswer) => void;

export interface Asked {
  readonly say: 'return' | 'correct';
  readonly file: string;
  readonly entry: SimulatedBank['files'][number]['entries'][number];
}

/** Mount it while it is open. */
export function TellDialog({
  asked: { say: what, file, entry },
  onTell,
  onClose,
}: {
  readonly asked: Asked;
  readonly onTell: Tell;
  readonly onClose: () => void;
}) {
  const choices = what === 'return' ? simulatedReturns() : changeChoices();
  const [code, setCode] = useState<string>(what === 'return' ? 'R03' : 'C01');
  const [note, setNote] = useState<string>(what === 'return' ? '' : simulatedChanges.C01);
  const choose = (chosen: string) => {
    setCode(chosen);
    if (what === 'correct') setNote(simulatedChanges[chosen as SimulatedChange]);
  };
  return (
    <FormDialog
      isOpen
      title={say(`tell-title.${what}`)}
      lead={say(`tell-lead.${what}`)}
      submitLabel={say(`tell-submit.${what}`)}
      busyLabel={say('telling')}
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const answer = { file, trace: entry.trace, note };
        onTell(
          what === 'return'
            ? { ...answer, say: what, code: code as ReturnCode }
            : { ...answer, say: what, code: code as SimulatedChange },
        );
        onClose();
      }}
    >
      <p>
        <strong>{entry.payee}</strong>, <Money amount={entry.amount} />
      </p>
      <SelectField
        label={say('what-the-bank-says')}
        required
        choices={choices}
        value={code}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <TextField
        label={say(what === 'return' ? 'own-words' : 'as-it-should-be')}
        {...(what === 'return' ? { optional: true } : { required: true })}
        maxLength={what === 'return' ? 44 : 29}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
