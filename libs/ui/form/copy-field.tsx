// A text to copy: shown in full, copied with one click.
import { ClipboardIcon } from '@blueprintjs/icons';
import { Button, toast } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/copying.ts';
import { Field } from './field.tsx';

/** Copies and confirms it. If the browser refuses, tells the user what to do instead. */
export async function copyText(
  text: string,
  what: string,
  copied = say('copied', { what }),
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: copied });
  } catch {
    toast({
      title: say('error'),
      description: say('refused', { text }),
      intent: 'destructive',
    });
  }
}

export function CopyField({
  label,
  what,
  value,
  help,
  words = { copy: say('copy'), copied: say('copied', { what }) },
}: {
  readonly label: string;
  readonly what: string;
  readonly value: string;
  readonly help?: string;
  readonly words?: { readonly copy: string; readonly copied: string };
}) {
  return (
    <Field label={label} help={help}>
      {(wiring) => (
        <span className="pl-copy">
          {/* A textarea, not an input: a truncated link cannot be checked. */}
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
            text={words.copy}
            onClick={() => void copyText(value, what, words.copied)}
            aria-label={`${words.copy} ${label.toLowerCase()}`}
          />
        </span>
      )}
    </Field>
  );
}
