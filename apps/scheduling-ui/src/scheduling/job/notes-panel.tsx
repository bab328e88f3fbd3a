// Daily notes from the job site.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Button, Panel, TextAreaField } from '@purlin/ui/ui.ts';
import { May, Moment, useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/jobs.ts';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function NewNote({ id }: { readonly id: number }) {
  const [text, setText] = useState('');
  const { run, pending } = useCommand(scheduling.writeNote, {
    toast: { failed: say('note-failed') },
  });
  return (
    <form
      className="job-write"
      onSubmit={(event) => {
        event.preventDefault();
        // If saving fails, the text stays in the field.
        void run({ params: { id }, body: { text } }).then((done) => done && setText(''));
      }}
    >
      <TextAreaField
        label={say('add-a-note')}
        hideLabel
        placeholder={say('note-placeholder')}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        type="submit"
        text={say('add-note')}
        loading={pending}
        disabled={text.trim() === ''}
      />
    </form>
  );
}

export const NotesPanel = ({ job }: { readonly job: JobDetails }) => (
  <Panel flush title={say('daily-notes')}>
    <May call={scheduling.writeNote}>
      <NewNote id={job.id} />
    </May>
    {job.dailyNotes.length === 0 ? (
      <p className="job-nothing">{say('no-notes')}</p>
    ) : (
      <ul className="job-notes">
        {job.dailyNotes.map((note) => (
          <li key={note.revision}>
            <span className="job-initials" aria-hidden>
              {initials(note.by)}
            </span>
            <div>
              <p className="pl-muted">
                <strong>{note.by}</strong> <span aria-hidden>·</span> <Moment at={note.at} />
              </p>
              <p className="pl-prewrap">{note.text}</p>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
