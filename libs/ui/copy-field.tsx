// A text to take away: shown whole, copied with one press.
import { Button } from '@blueprintjs/core';
import { ClipboardIcon } from '@blueprintjs/icons';
import { Field } from './field.tsx';
import { toast } from './toast-store.ts';

/** Copies and says so; where the browser refuses, says what to do instead. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `${what} copied` });
  } catch {
    toast({
      title: 'Error',
      description:
        'Your browser did not allow copying. Select the text and copy it yourself: ' + text,
      intent: 'destructive',
    });
  }
}

export function CopyField({
  label,
  what,
  value,
  help,
}: {
  readonly label: string;
  readonly what: string;
  readonly value: string;
  readonly help?: string;
}) {
  return (
    <Field label={label} help={help}>
      {(wiring) => (
        <span className="pl-copy">
          {/* An area and not a line: a link that is cut off cannot be checked. */}
          <textarea
            {...wiring}
            className="bp6-input"
            rows={2}
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button
            icon={<ClipboardIcon />}
            text="Copy"
            onClick={() => void copyText(value, what)}
            aria-label={`Copy ${label.toLowerCase()}`}
          />
        </span>
      )}
    </Field>
  );
}
