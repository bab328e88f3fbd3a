// Who is told of a weather shift and in which words: the usual ones, or some that are written once
// for all.
import { weather } from '@purlin/contracts/weather.ts';
import { PhoneIcon } from '@blueprintjs/icons';
import { Button, Panel, TextAreaField } from '@purlin/ui/ui.ts';
import { PhoneLink, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import type { Choice, Letter, Row } from './use-shift.ts';

const LANGUAGES = { en: 'English', es: 'Spanish' } as const;
type Language = keyof typeof LANGUAGES;
const MOST_LETTERS = 1000;

export function TellClients({
  rows,
  letter,
  onChange,
  onWrite,
}: {
  /** Those that move. */
  readonly rows: readonly Row[];
  readonly letter: Letter;
  readonly onChange: (jobId: number, to: Partial<Choice>) => void;
  readonly onWrite: (letter: Letter) => void;
}) {
  const told = rows.filter(({ choice }) => choice.tells);
  return (
    <Panel
      flush
      title="3. Tell the clients"
      actions={
        <span className="pl-muted">
          {told.length === 1 ? '1 e-mail' : `${told.length} e-mails`}
        </span>
      }
    >
      <ul className="shift-tell">
        {rows.map(({ move, choice }) => (
          <li key={move.jobId}>
            {move.client.hasEmail ? (
              <label>
                <input
                  type="checkbox"
                  checked={choice.tells}
                  onChange={(event) => onChange(move.jobId, { tells: event.currentTarget.checked })}
                />
                <span>{move.client.name}</span>
                <small>{move.client.language === 'es' ? 'E-mail, Spanish' : 'E-mail'}</small>
              </label>
            ) : (
              <p>
                <PhoneIcon aria-hidden />
                <span>
                  {move.client.name} <small>no e-mail</small>
                </span>
                {move.client.phone && <PhoneLink phone={move.client.phone} />}
              </p>
            )}
          </li>
        ))}
      </ul>
      {told.length > 0 && <LetterOf told={told} letter={letter} onWrite={onWrite} />}
    </Panel>
  );
}

/** The e-mail as the first client gets it, and its words to be written anew. */
function LetterOf({
  told,
  letter,
  onWrite,
}: {
  readonly told: readonly Row[];
  readonly letter: Letter;
  readonly onWrite: (letter: Letter) => void;
}) {
  const usual = useRead(weather.letter).data;
  const [editing, setEditing] = useState(false);
  const [{ move }] = told as [Row, ...Row[]];
  const spoken = (Object.keys(LANGUAGES) as Language[]).filter((language) =>
    told.some((row) => row.move.client.language === language),
  );
  if (!usual) return null;
  if (editing)
    return <LetterForm {...{ spoken, letter, usual, onWrite }} onDone={() => setEditing(false)} />;
  const { language } = move.client;
  return (
    <div className="shift-letter" lang={language}>
      <p>
        {language === 'es' ? 'Hola' : 'Hello'} <mark>{move.client.name}</mark>:
      </p>
      <p>{letter[language] || usual[language]}</p>
      <p>
        <s className="pl-figures">{move.told.before}</s>
        <br />
        <mark className="pl-figures">{move.told.now}</mark>
      </p>
      <Button
        size="small"
        variant="minimal"
        text="Edit for all"
        lang="en"
        onClick={() => setEditing(true)}
      />
    </div>
  );
}

/** The words in each language that one of the clients reads. */
const LetterForm = ({
  spoken,
  letter,
  usual,
  onWrite,
  onDone,
}: {
  readonly spoken: readonly Language[];
  readonly letter: Letter;
  readonly usual: Letter;
  readonly onWrite: (letter: Letter) => void;
  readonly onDone: () => void;
}) => (
  <div className="shift-letter-edit">
    {spoken.map((language) => (
      <TextAreaField
        key={language}
        label={spoken.length > 1 ? `Message in ${LANGUAGES[language]}` : 'Message'}
        rows={4}
        maxLength={MOST_LETTERS}
        value={letter[language] || usual[language]}
        onChange={(event) => onWrite({ ...letter, [language]: event.currentTarget.value })}
      />
    ))}
    <div className="pl-actions">
      <Button text="Done" onClick={onDone} />
      <Button
        variant="minimal"
        text="Back to the usual words"
        onClick={() => {
          onWrite({ en: '', es: '' });
          onDone();
        }}
      />
    </div>
  </div>
);
