// Matches one of our records with QuickBooks: ours beside the candidates there, or none of them.
import { ShareIcon } from '@blueprintjs/icons';
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { dollars, FormDialog, StatusBadge } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { useState } from 'react';
import { NameThere, NotSaved } from './name-there.tsx';
import { proposedName } from './proposed-name.ts';
import { type Candidate, filledBy, signsOf } from './signs.ts';

const NOBODY = '';
const Facts = ({ those }: { readonly those: readonly string[] }) => (
  <span className="qb-facts">
    {those.some(Boolean)
      ? those.filter(Boolean).map((fact) => <span key={fact}>{fact}</span>)
      : say('no-contact')}
  </span>
);

/** A transaction is called by what it is and its number there. */
const calledThere = ({ kind, name, paper }: Candidate): string =>
  paper && kind !== 'customer' && kind !== 'vendor' && kind !== 'employee'
    ? `${say(`paper-name.${kind}`)} ${paper.number}`.trim()
    : name;

const factsOf = ({ inactive, email, phone, address, paper }: Candidate): readonly string[] =>
  paper
    ? [
        dollars(paper.total),
        formatDate(paper.date),
        paper.otherwise ? say('paper-otherwise') : '',
        paper.open === null ? '' : say(paper.open ? 'paper-open' : 'paper-paid'),
      ]
    : [inactive ? say('inactive') : '', email, shownPhone(phone), address ?? ''];

/** Why this candidate cannot be chosen. */
function whyNot({ kind, taken }: Candidate) {
  if (taken) return 'linked-elsewhere';
  if (kind === 'bill') return 'paper-part-paid';
  if (kind === 'purchase') return 'paper-expense';
  return kind === 'customer' || kind === 'vendor' || kind === 'employee'
    ? (`name-taken.${kind}` as const)
    : 'paper-other';
}

const Numbered = ({ one: { theirId } }: { readonly one: Candidate }) => (
  <span className="qb-facts">{say('number', { id: theirId })}</span>
);

/** A link to the candidate in QuickBooks, beside the card that selects it. */
const Look = ({ one }: { readonly one: Candidate }) =>
  one.page === null ? null : (
    <a
      className="qb-look"
      href={one.page}
      target="_blank"
      rel="noreferrer"
      aria-label={say('look-there-opens', { id: one.theirId, title: calledThere(one) })}
    >
      {say('look-there')} <ShareIcon size={12} aria-hidden />
    </a>
  );

/** The candidates, and none of them. */
function Choices({
  record,
  theirId,
  onChoose,
}: {
  readonly record: QuickBooksRecord;
  readonly theirId: string | undefined;
  readonly onChoose: (theirId: string) => void;
}) {
  const pick = (id: string) => ({
    type: 'radio',
    name: 'who',
    checked: theirId === id,
    onChange: () => onChoose(id),
  });
  return (
    <fieldset className="qb-choices">
      <legend className="pl-label">{say('there')}</legend>
      {record.candidates.map((one) =>
        one.linkable ? (
          <div className="qb-choice" key={`${one.kind} ${one.theirId}`}>
            <label>
              <input {...pick(one.theirId)} />
              <span className="qb-person">
                <strong>{calledThere(one)}</strong>
                <Facts those={factsOf(one)} />
                <Numbered one={one} />
                <span className="qb-shared">
                  {signsOf(record, one).map(({ what, isSame }) => (
                    <StatusBadge key={what} tone={isSame ? 'good' : 'quiet'} label={what} />
                  ))}
                </span>
              </span>
            </label>
            <Look one={one} />
          </div>
        ) : (
          <p key={`${one.kind} ${one.theirId}`} className="qb-other">
            <strong>{calledThere(one)}</strong> {say(whyNot(one))}
            {one.paper && <Facts those={factsOf(one)} />}
            <Numbered one={one} /> <Look one={one} />
          </p>
        ),
      )}
      <div className="qb-choice">
        <label>
          <input {...pick(NOBODY)} />
          <span className="qb-person">
            <strong>{say('none-of-them', { count: record.candidates.length })}</strong>
            <span className="qb-facts">
              {say(record.paper ? 'paper-none-what' : 'none-of-them-what')}
            </span>
          </span>
        </label>
      </div>
    </fieldset>
  );
}

const Ours = ({ record: { title, ours, paper } }: { readonly record: QuickBooksRecord }) => (
  <section className="qb-ours" aria-label={say('here')}>
    <p className="pl-label">{say('here')}</p>
    <span className="qb-person">
      <strong>{title}</strong>
      {ours && <Facts those={[ours.email, shownPhone(ours.phone), ours.address]} />}
      {paper && (
        <Facts those={[paper.invoiceNumber ?? '', dollars(paper.total), formatDate(paper.date)]} />
      )}
    </span>
  </section>
);

/** The blank fields that linking fills there; announced when a candidate is selected. */
const Fills = ({
  record,
  theirId,
}: {
  readonly record: QuickBooksRecord;
  readonly theirId: string | undefined;
}) => {
  const one = record.candidates.find(
    (candidate) => candidate.linkable && candidate.theirId === theirId,
  );
  const filled = one ? filledBy(record, one) : [];
  return (
    <div role="status">
      {filled.length > 0 && (
        <ul className="qb-fills">
          {filled.map(({ field, value }) => (
            <li key={field}>
              {say(`fills.${field}`, { value: field === 'phone' ? shownPhone(value) : value })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Mount it while it is open. */
export function MatchDialog({
  record,
  onClose,
}: {
  readonly record: QuickBooksRecord;
  readonly onClose: () => void;
}) {
  const { id, ourId, title, candidates, paper } = record;
  // Merging two people, or adding a bill twice, is the worse mistake: nothing is preselected.
  const [theirId, setTheirId] = useState(
    paper || candidates.some(({ linkable }) => linkable) ? undefined : NOBODY,
  );
  const [isOpenStill, setOpenStill] = useState(false);
  const [name, setName] = useState(() => proposedName(title, ourId, candidates));
  const { run, pending, problem } = useCommand(quickbooks.match, { toast: 'none' });
  const isNew = theirId === NOBODY;
  const mayBeSomebody = candidates.some(({ linkable }) => linkable);
  const body = isNew
    ? ({ choice: 'create', name, seen: candidates.map((one) => one.theirId) } as const)
    : theirId && ({ choice: 'link', theirId } as const);
  return (
    <FormDialog
      isOpen
      title={say(paper ? 'which-is' : 'who-is', { title })}
      lead={say(paper ? 'which-lead' : mayBeSomebody ? 'who-lead' : 'who-lead-name')}
      submitLabel={say(isNew ? 'make-new' : theirId ? 'this-one' : 'decide')}
      busyLabel={say('saving')}
      busy={pending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!body) return setOpenStill(true);
        void run({ params: { id }, body }).then((done) => done && onClose());
      }}
    >
      <NotSaved problem={problem} hasField={paper === null} />
      {isOpenStill && theirId === undefined && (
        <p className="pl-error" role="alert">
          {say(paper ? 'choose-which' : 'choose-who')}
        </p>
      )}
      <div className="qb-who">
        <Ours record={record} />
        <Choices record={record} theirId={theirId} onChoose={setTheirId} />
      </div>
      <Fills record={record} theirId={theirId} />
      {isNew && !paper && <NameThere name={name} problem={problem} onChange={setName} />}
    </FormDialog>
  );
}
