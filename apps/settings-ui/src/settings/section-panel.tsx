// The panel of a settings section: its fields, Save Settings, who changed it last, and earlier
// versions.
import { changeName, settings, type SectionView } from '@purlin/contracts/settings.ts';
import type { SectionName, ValuesOf } from '@purlin/domain/company/settings/sections.ts';
import { Button, buttonClass, ConflictNotice, ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Moment, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings.ts';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedThis } from '@purlin/words/screens/conflicts.ts';
import { SaveButtons } from './save-buttons.tsx';
import { tellPlainly, type PartText } from './section-differences.ts';
import { useSectionForm } from './use-section-form.ts';

interface SectionPanelProps<S extends SectionName> {
  readonly section: S;
  readonly title: string;
  readonly description: string;
  /** The website page that shows it. */
  readonly page?: string;
  /** Describes parts that someone else changed; default: by their names. */
  readonly tell?: PartText;
  /** The section's fields, registered on the form. */
  readonly fields: (form: UseFormReturn<ValuesOf<S>>) => ReactNode;
}

/** A skeleton in place of a panel's fields. */
export const PanelBones = ({ words }: { readonly words: string }) => (
  <div className="pl-bones" role="status">
    <span className="pl-hidden">{words}</span>
    <span className="pl-bone pl-bone-wide" />
    <span className="pl-bone pl-bone-mid" />
    <span className="pl-bone pl-bone-wide" />
  </div>
);

export function SectionPanel<S extends SectionName>(props: SectionPanelProps<S>) {
  const { section, title, description, page } = props;
  const { data, problem, refresh, refreshing } = useRead(settings.all);
  return (
    <Panel
      title={title}
      description={description}
      actions={
        page && (
          <a
            className={buttonClass({ size: 'small' })}
            href={page}
            target="_blank"
            rel="noreferrer"
          >
            {say('see-on-website')}
          </a>
        )
      }
    >
      {data ? (
        <SectionFields
          {...props}
          view={data[section] as unknown as SectionView<S>}
          readAgain={refresh}
        />
      ) : problem ? (
        <ErrorPanel
          title={say('load-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <PanelBones words={say('loading')} />
      )}
    </Panel>
  );
}

function SectionFields<S extends SectionName>({
  section,
  fields,
  tell = tellPlainly,
  view,
  readAgain,
}: SectionPanelProps<S> & {
  readonly view: SectionView<S>;
  readonly readAgain: () => void;
}) {
  const may = useMay();
  const { form, pending, conflict, save } = useSectionForm({
    name: section,
    view,
    tell,
    readAgain,
  });
  return (
    <form
      className="pl-form set-section"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className="set-fields" disabled={!may(settings[changeName(section)])}>
        {conflict && (
          <ConflictNotice
            changed={changedThis('section')}
            by={view.changedBy ?? undefined}
            at={view.changedAt && <Moment at={view.changedAt} />}
            busy={pending}
            {...conflict}
          />
        )}
        {fields(form)}
        <SaveButtons
          saving={pending}
          changed={form.formState.isDirty}
          onDiscard={() => form.reset()}
        />
      </fieldset>
      {view.changedAt && view.changedBy && (
        <History
          section={section}
          at={view.changedAt}
          by={view.changedBy}
          onUse={(values) => form.reset(values as ValuesOf<S>, { keepDefaultValues: true })}
        />
      )}
    </form>
  );
}

/** Who changed the section last; expanded, each earlier version, which can be restored. */
function History({
  section,
  at,
  by,
  onUse,
}: {
  readonly section: SectionName;
  readonly at: string;
  readonly by: string;
  readonly onUse: (values: Readonly<Record<string, unknown>>) => void;
}) {
  const [open, setOpen] = useState(false);
  const may = useMay();
  const past = useRead(settings.history, { params: { section } }, { enabled: open });
  return (
    <details className="set-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say('changed')} <Moment at={at} /> {say('by', { who: by })}
      </summary>
      {past.problem && <p className="pl-muted">{past.problem.message}</p>}
      <ul>
        {past.data?.slice(1).map(({ changes, at: then, by: who, askedBy, values }) => (
          <li key={changes}>
            <span>
              <Moment at={then} /> {say('by', { who })}
              {askedBy !== null && say('asked-by', { who: askedBy })}
            </span>
            {may(settings[changeName(section)]) && (
              <Button variant="minimal" text={say('fill-in-again')} onClick={() => onUse(values)} />
            )}
          </li>
        ))}
        {past.data?.length === 1 && <li className="pl-muted">{say('first-change')}</li>}
      </ul>
    </details>
  );
}
