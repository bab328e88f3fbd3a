// Writes in a conversation: a message that is sent, or an internal note.
import { type Conversation, messages } from '@purlin/contracts/messages.ts';
import { Notice, SegmentedField, SelectField } from '@purlin/ui/ui.ts';
import { Composer } from '@purlin/ui/parts/composer.tsx';
import { messageProblem, sendingFailure, sendingKeys, useDraft } from '@purlin/web/messages.ts';
import { useCommand, useMay, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/messages.ts';
import { useState } from 'react';

const doors = {
  client: { message: messages.sendToClient, note: messages.noteOnClient },
  vendor: { message: messages.sendToVendor, note: messages.noteOnVendor },
} as const;
type What = 'message' | 'note';
const KINDS: readonly What[] = ['message', 'note'];

export function WriteBox({ shown }: { readonly shown: Conversation }) {
  const may = useMay();
  return may(doors[shown.kind].message) ? <Writing shown={shown} /> : null;
}

const Hint = ({
  shown: { name, reached },
  what,
}: {
  readonly shown: Conversation;
  readonly what: What;
}) => (
  <>
    {what === 'note' ? say('note-label') : say(`reached.${reached}`, { name })}
    <span className="ms-keys"> · {sendingKeys()}</span>
  </>
);

function Writing({ shown }: { readonly shown: Conversation }) {
  const { kind, partyId, name, reached, jobs, latest } = shown;
  const [address] = useSearchParams();
  const [text, setText] = useDraft(`${kind}.${partyId}`);
  const unreachable = reached === 'nowhere';
  const [chosen, setWhat] = useState<What>('message');
  const what = unreachable ? 'note' : chosen;
  const [job, setJob] = useState(address.get('job') ?? '');
  const about = jobs.some(({ id }) => String(id) === job) ? Number(job) : null;
  const message = useCommand(doors[kind].message, { toast: 'none' });
  const note = useCommand(doors[kind].note, { toast: 'none' });
  const { run, pending, problem } = what === 'note' ? note : message;
  return (
    <>
      {unreachable && <Notice tone="warn">{say('reached.nowhere', { name })}</Notice>}
      <Composer
        label={what === 'note' ? say('write-note') : say('write-to', { name })}
        text={text}
        onText={setText}
        problemOf={messageProblem}
        note={what === 'note'}
        sending={pending}
        failure={sendingFailure(problem, say(what === 'note' ? 'note-failed' : 'send-failed'))}
        sendLabel={say(what === 'note' ? 'save-note' : 'send')}
        onSend={async (typed) =>
          (await run({
            params: { id: partyId },
            body: { text: typed, jobId: about, ...(what === 'message' && { seen: latest }) },
          })) !== undefined
        }
        hint={<Hint shown={shown} what={what} />}
      >
        {!unreachable && (
          <SegmentedField
            label={say('what-to-write')}
            hideLabel
            choices={KINDS.map((value) => ({ value, label: say(`what.${value}`) }))}
            value={what}
            onChoose={(value) => setWhat(value as What)}
          />
        )}
        {jobs.length > 0 && (
          <SelectField
            label={say('about-job')}
            hideLabel
            value={about === null ? '' : job}
            choices={[
              { value: '', label: say('no-job') },
              ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            onChange={(event) => setJob(event.currentTarget.value)}
          />
        )}
      </Composer>
    </>
  );
}
