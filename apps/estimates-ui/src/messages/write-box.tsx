// Writes in a conversation: a message that is sent, or an internal note.
import { type Conversation, messages } from '@purlin/contracts/messages.ts';
import { PICTURES_OFFERED } from '@purlin/contracts/picture-shapes.ts';
import { Notice, SegmentedField, SelectField } from '@purlin/ui/ui.ts';
import { AddedPhotos, AddPhotosButton } from '@purlin/ui/message/added-photos.tsx';
import { Composer } from '@purlin/ui/message/composer.tsx';
import { useMessagePictures } from '@purlin/web/message-pictures.ts';
import { messageProblem, sendingFailure, sendingKeys, useDraft } from '@purlin/web/messages.ts';
import { useCommand, useMay, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/messages.ts';
import { type ReactNode, useState } from 'react';
import { gapProblem, SavedReplies } from './saved-replies.tsx';

const doors = {
  client: {
    message: messages.sendToClient,
    note: messages.noteOnClient,
    picture: messages.pictureForClient,
  },
  vendor: {
    message: messages.sendToVendor,
    note: messages.noteOnVendor,
    picture: messages.pictureForVendor,
  },
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

/** Whether it is a message or a note, and the job it is about. */
function Choices({
  jobs,
  what,
  onWhat,
  job,
  onJob,
  children,
}: {
  readonly jobs: Conversation['jobs'];
  /** Undefined: there is no choice. */
  readonly what: What | undefined;
  readonly onWhat: (what: What) => void;
  readonly job: string;
  readonly onJob: (job: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <>
      {what && (
        <SegmentedField
          label={say('what-to-write')}
          hideLabel
          choices={KINDS.map((value) => ({ value, label: say(`what.${value}`) }))}
          value={what}
          onChoose={(value) => onWhat(value as What)}
        />
      )}
      {children}
      {jobs.length > 0 && (
        <SelectField
          label={say('about-job')}
          hideLabel
          value={job}
          choices={[
            { value: '', label: say('no-job') },
            ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={(event) => onJob(event.currentTarget.value)}
        />
      )}
    </>
  );
}

function Writing({ shown }: { readonly shown: Conversation }) {
  const { kind, partyId, name, reached, jobs, latest } = shown;
  const [address] = useSearchParams();
  const [text, setText] = useDraft(`${kind}.${partyId}`);
  const added = useMessagePictures(doors[kind].picture);
  const unreachable = reached === 'nowhere';
  const [chosen, setWhat] = useState<What>('message');
  const what = unreachable ? 'note' : chosen;
  const [asked, setJob] = useState(address.get('job') ?? '');
  const job = jobs.some(({ id }) => String(id) === asked) ? asked : '';
  const jobId = job === '' ? null : Number(job);
  const message = useCommand(doors[kind].message, { toast: 'none' });
  const note = useCommand(doors[kind].note, { toast: 'none' });
  const { run, pending, problem } = what === 'note' ? note : message;
  const send = async (typed: string) => {
    const body = { text: typed, pictures: added.named, jobId };
    const seen = what === 'message' ? { seen: latest } : {};
    const isSent =
      (await run({ params: { id: partyId }, body: { ...body, ...seen } })) !== undefined;
    if (isSent) added.leave();
    return isSent;
  };
  return (
    <>
      {unreachable && <Notice tone="warn">{say('reached.nowhere', { name })}</Notice>}
      <Composer
        label={what === 'note' ? say('write-note') : say('write-to', { name })}
        text={text}
        onText={setText}
        problemOf={(typed) => messageProblem(typed, added) ?? gapProblem(typed)}
        note={what === 'note'}
        sending={pending}
        failure={sendingFailure(problem, say(what === 'note' ? 'note-failed' : 'send-failed'))}
        sendLabel={say(what === 'note' ? 'save-note' : 'send')}
        onSend={send}
        hint={<Hint shown={shown} what={what} />}
        onFiles={added.add}
        adding={<AddPhotosButton accept={PICTURES_OFFERED} onFiles={added.add} />}
        added={<AddedPhotos {...added} photos={added.pictures} onRemove={added.remove} />}
      >
        {(!unreachable || jobs.length > 0) && (
          <Choices
            {...{ jobs, job }}
            what={unreachable ? undefined : what}
            onWhat={setWhat}
            onJob={setJob}
          >
            {what === 'message' && <SavedReplies {...{ shown, jobId, text }} onText={setText} />}
          </Choices>
        )}
      </Composer>
    </>
  );
}
