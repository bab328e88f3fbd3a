// Conversations: what two sides wrote, and the field for the next message.
import { Button } from '@purlin/ui/control/button.tsx';
import { AddedPhotos, AddPhotosButton } from '@purlin/ui/message/added-photos.tsx';
import { Composer, type ComposerProps } from '@purlin/ui/message/composer.tsx';
import { type Bubble, Conversation } from '@purlin/ui/message/conversation.tsx';
import { SegmentedField } from '@purlin/ui/form/segmented-field.tsx';
import { useState } from 'react';
import { nothing, type Part, type States } from '../part.ts';

const dayOf = (at: string) => at.slice(0, 10);
const hourOf = (at: string) => at.slice(11, 16);
const LONG = 'A message that somebody wrote at length, with all that there is to say. '.repeat(6);

const bubbles: readonly Bubble[] = [
  { key: '1', kind: 'other', by: 'Client', text: 'A question', at: '2026-03-02T09:00' },
  {
    key: '2',
    kind: 'note',
    by: 'Office',
    text: 'A note for the house',
    at: '2026-03-02T09:10',
    label: 'Internal note',
  },
  {
    key: '3',
    kind: 'own',
    by: 'Office',
    text: 'An answer\nof two lines',
    at: '2026-03-02T09:20',
    label: 'About a job',
    below: 'Seen Mar 2',
  },
  { key: '4', kind: 'other', by: 'Client', text: LONG, at: '2026-03-03T08:00' },
];

const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect ' +
  'width="1" height="1" fill="%23888"/%3E%3C/svg%3E';
const photos = ['Gate.jpg', 'Roof.jpg'].map((name, n) => ({
  name,
  small: `${DRAWN}#${n}`,
  large: DRAWN,
}));

const Talk = ({ earlier }: { readonly earlier?: boolean }) => (
  <Conversation
    label="A conversation"
    bubbles={bubbles}
    dayOf={dayOf}
    hourOf={hourOf}
    earlier={earlier && <Button size="small" text="Show earlier" onClick={nothing} />}
  />
);

function Field({ start = '', ...more }: Partial<ComposerProps> & { readonly start?: string }) {
  const [text, setText] = useState(start);
  return (
    <Composer
      label="Write a message"
      text={text}
      onText={setText}
      onSend={() => Promise.resolve(true)}
      sending={false}
      sendLabel="Send"
      problemOf={(typed) => (typed.trim() === '' ? 'Please write a message' : undefined)}
      hint="Ctrl+Enter to send"
      {...more}
    />
  );
}

const talks: States = {
  'Messages and a note': () => <Talk />,
  'With photos': () => (
    <Conversation
      label="A conversation"
      bubbles={bubbles.slice(0, 1).map((one) => ({ ...one, photos }))}
      {...{ dayOf, hourOf }}
    />
  ),
  'With earlier ones': () => <Talk earlier />,
};
const fields: States = {
  Empty: () => <Field />,
  Long: () => <Field start={LONG} />,
  'Being sent': () => <Field start="On its way" sending />,
  'With photos': () => (
    <Field
      adding={<AddPhotosButton onFiles={nothing} accept="image/jpeg" />}
      added={
        <AddedPhotos
          photos={photos.map((one) => ({ ...one, picture: one.name }))}
          sending={{ n: 3, of: 4, waiting: false }}
          wrong="You can send up to 8 photos at once."
          onRemove={nothing}
        />
      }
    />
  ),
  'A note': () => (
    <Field note sendLabel="Save note">
      <SegmentedField
        label="Message or note"
        hideLabel
        choices={[
          { value: 'message', label: 'Message' },
          { value: 'note', label: 'Internal note' },
        ]}
        value="note"
        onChoose={nothing}
      />
    </Field>
  ),
};

export const conversationParts: readonly Part[] = [
  { name: 'Conversation', states: talks },
  { name: 'Composer', states: fields },
];
