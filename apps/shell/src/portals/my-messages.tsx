// A client's or vendor's messages: what they and the office wrote, and the field for the next.
import {
  ownMessages,
  type OwnConversation,
  type OwnMessage,
} from '@purlin/contracts/own-messages.ts';
import { companyDetails } from '@purlin/contracts/company-details.ts';
import { PICTURES_OFFERED } from '@purlin/contracts/picture-shapes.ts';
import { Button, Panel, SelectField, Spinner } from '@purlin/ui/ui.ts';
import { type Bubble, Conversation } from '@purlin/ui/message/conversation.tsx';
import { AddedPhotos, AddPhotosButton } from '@purlin/ui/message/added-photos.tsx';
import { Composer } from '@purlin/ui/message/composer.tsx';
import { useMessagePictures } from '@purlin/web/message-pictures.ts';
import {
  daysIn,
  messageProblem,
  seenIn,
  sendingFailure,
  useDraft,
  useEarlier,
} from '@purlin/web/messages.ts';
import { addressOf, call, useCommand, useMoments, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/messages.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { OwnList } from './own-list.tsx';
import './messages.css';

/** So often a portal looks for an answer while somebody looks at it: it hears no live news. */
export const LOOKS_EVERY_MS = 30_000;

/** Read anew whenever it is looked at: the office answers meanwhile. */
export const useOwnMessages = (enabled = true) =>
  useRead(ownMessages.show, {}, { enabled, fresh: true });

/** `empty` stands below the field while nothing is written. */
export function MyMessages({ empty }: { readonly empty: ReactNode }) {
  const read = useOwnMessages();
  const { data, refresh } = read;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', look);
    const often = setInterval(look, LOOKS_EVERY_MS);
    return () => {
      clearInterval(often);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
  return (
    <OwnList list={{ ...read, items: data ? [data] : [] }} what="messages" empty={empty}>
      {data && <Loaded shown={data} empty={empty} />}
    </OwnList>
  );
}

function Loaded({ shown, empty }: { readonly shown: OwnConversation; readonly empty: ReactNode }) {
  useReading(shown);
  if (shown.messages.length === 0)
    return (
      <div className="sh-panels sh-first-message">
        <Panel flush>
          <Writing shown={shown} />
        </Panel>
        {empty}
      </div>
    );
  return (
    <Panel flush>
      <div className="sh-talk">
        <Talk shown={shown} />
        <Writing shown={shown} />
      </div>
    </Panel>
  );
}

/** Whoever has it before them has read it. */
function useReading({ unread, messages }: OwnConversation): void {
  const { run } = useCommand(ownMessages.read, { toast: 'none' });
  const last = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (unread > 0 && document.visibilityState === 'visible') void run({ body: { upTo: last } });
  }, [run, unread, last]);
}

function Talk({ shown }: { readonly shown: OwnConversation }) {
  const moments = useMoments();
  const company = useRead(companyDetails.details).data?.name ?? '';
  const { items: all, ...earlier } = useAll(shown);
  if (!moments) return <Spinner aria-label={say('loading-one')} />;
  const { seen } = shown;
  const lastSeen =
    seen && all.findLast(({ side, number }) => side === 'other' && number <= seen.number);
  return (
    <Conversation
      label={say('conversation')}
      dayOf={daysIn(moments)}
      hourOf={moments.hour}
      bubbles={all.map((message): Bubble => ({
        key: String(message.number),
        kind: message.side === 'other' ? 'own' : 'other',
        by: nameOf(message, company),
        text: message.text,
        photos: photosOf(message),
        at: message.at,
        ...(message.job && { label: say('about', { job: message.job.title }) }),
        ...(message === lastSeen && { below: seenIn(moments)(seen!.at) }),
      }))}
      earlier={
        earlier.more && (
          <Button
            size="small"
            text={say('earlier')}
            loading={earlier.loading}
            onClick={earlier.load}
          />
        )
      }
    />
  );
}

const nameOf = ({ own, side, by }: OwnMessage, company: string): string =>
  own ? say('you') : side === 'office' ? company : by;

const photosOf = ({ pictures }: OwnMessage) =>
  pictures.map(({ picture, name }) => {
    const at = (width: '480' | '1600') =>
      addressOf(ownMessages.picture, { params: { picture, width } });
    return { name, small: at('480'), large: at('1600') };
  });

const numberOf = ({ number }: OwnMessage): number => number;
const useAll = ({ messages, more }: OwnConversation) =>
  useEarlier({ items: messages, more }, numberOf, async (earlierThan) => {
    const part = await call(ownMessages.show, { query: { earlierThan } });
    return { items: part.messages, more: part.more };
  });

function Writing({ shown: { jobs, messages } }: { readonly shown: OwnConversation }) {
  const [text, setText] = useDraft('own');
  const [job, setJob] = useState('');
  const { run, pending, problem } = useCommand(ownMessages.send, { toast: 'none' });
  const added = useMessagePictures<typeof ownMessages.addPicture>(ownMessages.addPicture);
  const { add, named, leave } = added;
  const about = job === '' ? null : Number(job);
  const seen = messages.at(-1)?.number ?? 0;
  return (
    <Composer
      label={say('write-us')}
      text={text}
      onText={setText}
      problemOf={(typed) => messageProblem(typed, added)}
      sending={pending}
      failure={sendingFailure(problem, say('send-failed'))}
      sendLabel={say('send')}
      onSend={async (typed) => {
        const body = { text: typed, pictures: named, jobId: about, seen };
        const isSent = (await run({ body })) !== undefined;
        if (isSent) leave();
        return isSent;
      }}
      hint={say('answers-come')}
      onFiles={add}
      adding={<AddPhotosButton accept={PICTURES_OFFERED} onFiles={add} />}
      added={<AddedPhotos {...added} photos={added.pictures} onRemove={added.remove} />}
    >
      {jobs.length > 0 && (
        <SelectField
          label={say('about-job')}
          hideLabel
          value={job}
          choices={[
            { value: '', label: say('no-job') },
            ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={(event) => setJob(event.currentTarget.value)}
        />
      )}
    </Composer>
  );
}
