// What happened on the roof, day by day, in the words of those who were there.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Button, Panel, TextAreaField } from '@purlin/ui/ui.ts';
import { May, Moment, useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function NewNote({ id }: { readonly id: number }) {
  const [text, setText] = useState('');
  const { run, pending } = useCommand(scheduling.writeNote, {
    toast: { failed: 'The note could not be saved' },
  });
  return (
    <form
      className="job-write"
      onSubmit={(event) => {
        event.preventDefault();
        // What could not be saved stays where it was typed.
        void run({ params: { id }, body: { text } }).then((done) => done && setText(''));
      }}
    >
      <TextAreaField
        label="Add a note"
        hideLabel
        placeholder="What happened today?"
        rows={2}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" text="Add note" loading={pending} disabled={text.trim() === ''} />
    </form>
  );
}

export const NotesPanel = ({ job }: { readonly job: JobDetails }) => (
  <Panel flush title="Daily notes">
    <May call={scheduling.writeNote}>
      <NewNote id={job.id} />
    </May>
    {job.dailyNotes.length === 0 ? (
      <p className="job-nothing">No notes yet.</p>
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
