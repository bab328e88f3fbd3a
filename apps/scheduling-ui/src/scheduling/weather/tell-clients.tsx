// Who is notified of a weather shift, and the text: the standard one, or one written for all.
import { weather } from '@purlin/contracts/weather.ts';
import { PhoneIcon } from '@blueprintjs/icons';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { Button, Panel, TextAreaField } from '@purlin/ui/ui.ts';
import { PhoneLink, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/weather.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { type Choice, type ClientTexts, type Row, rowKeyOf } from './use-shift.ts';

/** The text key for the email in each language. */
const E_MAIL = { en: 'e-mail', es: 'e-mail-spanish', fr: 'e-mail-french' } as const;
/** The salutation of the email. */
const HELLO: Readonly<Record<Language, string>> = { en: 'Hello', es: 'Hola', fr: 'Bonjour' };
const MOST_LETTERS = 1000;

export function TellClients({
  rows,
  letter,
  onChange,
  onWrite,
}: {
  /** The jobs that move. */
  readonly rows: readonly Row[];
  readonly letter: ClientTexts;
  readonly onChange: (key: string, to: Partial<Choice>) => void;
  readonly onWrite: (letter: ClientTexts) => void;
}) {
  const told = rows.filter(({ choice }) => choice.tells);
  return (
    <Panel
      flush
      title={say('tell')}
      actions={<span className="pl-muted">{say('e-mails', { count: told.length })}</span>}
    >
      <ul className="shift-tell">
        {rows.map(({ move, choice }) => (
          <li key={move.jobId}>
            {move.client.hasEmail ? (
              <label>
                <input
                  type="checkbox"
                  checked={choice.tells}
                  onChange={(event) =>
                    onChange(rowKeyOf(move), { tells: event.currentTarget.checked })
                  }
                />
                <span>{move.client.name}</span>
                <small>{say(E_MAIL[move.client.language])}</small>
              </label>
            ) : (
              <p>
                <PhoneIcon aria-hidden />
                <span>
                  {move.client.name} <small>{say('no-e-mail')}</small>
                </span>
                {move.client.phone && <PhoneLink phone={move.client.phone} />}
              </p>
            )}
          </li>
        ))}
      </ul>
      {told.length > 0 && <ClientTextOf told={told} letter={letter} onWrite={onWrite} />}
    </Panel>
  );
}

/** The email as the first client gets it, and its text for editing. */
function ClientTextOf({
  told,
  letter,
  onWrite,
}: {
  readonly told: readonly Row[];
  readonly letter: ClientTexts;
  readonly onWrite: (letter: ClientTexts) => void;
}) {
  const usual = useRead(weather.letter).data;
  const [editing, setEditing] = useState(false);
  const [{ move }] = told as [Row, ...Row[]];
  const spoken = languages.filter((language) =>
    told.some((row) => row.move.client.language === language),
  );
  if (!usual) return null;
  if (editing)
    return (
      <ClientTextForm {...{ spoken, letter, usual, onWrite }} onDone={() => setEditing(false)} />
    );
  const { language } = move.client;
  return (
    <div className="shift-letter" lang={language}>
      <p>
        {HELLO[language]} <mark>{move.client.name}</mark>:
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
        text={say('edit-for-all')}
        lang={appLanguage()}
        onClick={() => setEditing(true)}
      />
    </div>
  );
}

/** The text in each language that a client reads. */
const ClientTextForm = ({
  spoken,
  letter,
  usual,
  onWrite,
  onDone,
}: {
  readonly spoken: readonly Language[];
  readonly letter: ClientTexts;
  readonly usual: ClientTexts;
  readonly onWrite: (letter: ClientTexts) => void;
  readonly onDone: () => void;
}) => (
  <div className="shift-letter-edit">
    {spoken.map((language) => (
      <TextAreaField
        key={language}
        label={spoken.length > 1 ? say(`message-in.${language}`) : say('message')}
        rows={4}
        maxLength={MOST_LETTERS}
        value={letter[language] || usual[language]}
        onChange={(event) => onWrite({ ...letter, [language]: event.currentTarget.value })}
      />
    ))}
    <div className="pl-actions">
      <Button text={say('done')} onClick={onDone} />
      <Button
        variant="minimal"
        text={say('usual-words')}
        onClick={() => {
          onWrite({ en: '', es: '', fr: '' });
          onDone();
        }}
      />
    </div>
  </div>
);
