// The website's showcase: projects, people, reviews. Each is a list whose entries can be added,
// reordered and removed.
import type { SectionName, ValuesOf } from '@purlin/domain/company/settings/sections.ts';
import { PROJECT_CATEGORIES } from '@purlin/domain/company/settings/showcase.ts';
import { ArrowDown, ArrowUp, Plus, Trash } from '@blueprintjs/icons';
import {
  Button,
  CheckField,
  IconButton,
  Notice,
  SelectField,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/settings-website.ts';
import type { ReactNode } from 'react';
import { type FieldValues, type Path, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { PhotoField } from './photo-field.tsx';
import { SectionPanel } from './section-panel.tsx';

type ListName = Extract<SectionName, 'projects' | 'reviews' | 'team'>;
type Entry<S extends ListName> = ValuesOf<S>['entries'][number];
type AnyForm = UseFormReturn;

interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly kind: 'line' | 'words' | 'stars' | 'category' | 'featured' | 'photo';
}
interface ListProps<S extends ListName> {
  /** The key of its texts. */
  readonly section: S;
  readonly page: string;
  readonly blank: Entry<S>;
  readonly fields: readonly FieldSpec[];
}

const LANGUAGES = ['en', 'es'] as const;
const languages = () => LANGUAGES.map((value) => ({ value, label: say(`language.${value}`) }));
const STARS = [5, 4, 3, 2, 1];
const stars = () =>
  STARS.map((count) => ({ value: String(count), label: say('stars-count', { count }) }));
const categories = () =>
  PROJECT_CATEGORIES.map((value) => ({ value, label: label(`project.${value}`) }));

function ListSection<S extends ListName>({ section, page, ...list }: ListProps<S>) {
  const name: ListName = section;
  return (
    <SectionPanel
      section={section}
      title={say(`title.${name}`)}
      description={say(`lead.${name}`)}
      page={page}
      fields={(form) => <Entries {...list} section={section} form={form as unknown as AnyForm} />}
    />
  );
}

type EntriesProps = Pick<ListProps<ListName>, 'section' | 'blank' | 'fields'> & {
  readonly form: AnyForm;
};

function Entries({ form, section, blank, fields }: EntriesProps) {
  const list = useFieldArray({ control: form.control, name: 'entries' });
  const nameOf = (n: number): string => say(`entry.${section}`, { number: n + 1 });
  return (
    <>
      {list.fields.length === 0 && (
        <Notice title={say(`none.${section}`)}>{say('list-begin')}</Notice>
      )}
      {list.fields.map(({ id }, n) => (
        <fieldset key={id} className="set-entry">
          <legend>{nameOf(n)}</legend>
          <span className="set-entry-actions">
            <IconButton
              label={say('move-up', { entry: nameOf(n) })}
              icon={<ArrowUp />}
              disabled={n === 0}
              onClick={() => list.move(n, n - 1)}
            />
            <IconButton
              label={say('move-down', { entry: nameOf(n) })}
              icon={<ArrowDown />}
              disabled={n === list.fields.length - 1}
              onClick={() => list.move(n, n + 1)}
            />
            <IconButton
              label={say('remove-entry', { entry: nameOf(n) })}
              icon={<Trash />}
              onClick={() => list.remove(n)}
            />
          </span>
          {fields.map((field) => (
            <EntryField key={field.name} form={form} n={n} field={field} />
          ))}
          <SelectField
            label={say('written-in')}
            choices={languages()}
            {...form.register(`entries.${n}.language`)}
          />
        </fieldset>
      ))}
      <div>
        <Button
          icon={<Plus />}
          text={say(`add.${section}`)}
          onClick={() => list.append(blank, { shouldFocus: true })}
        />
      </div>
    </>
  );
}

function EntryField({
  form,
  n,
  field: { name, label: words, kind },
}: {
  readonly form: AnyForm;
  readonly n: number;
  readonly field: FieldSpec;
}): ReactNode {
  const path: Path<FieldValues> = `entries.${n}.${name}`;
  const error = form.getFieldState(path, form.formState).error?.message;
  switch (kind) {
    case 'words':
      return <TextAreaField label={words} rows={3} error={error} {...form.register(path)} />;
    case 'stars':
      return (
        <SelectField
          label={words}
          choices={stars()}
          error={error}
          {...form.register(path, { setValueAs: Number })}
        />
      );
    case 'category':
      return (
        <SelectField label={words} choices={categories()} error={error} {...form.register(path)} />
      );
    case 'photo':
      return <PhotoField form={form} path={path} label={words} />;
    case 'featured':
      return <CheckField label={words} {...form.register(path)} />;
    default:
      return <TextField label={words} maxLength={120} error={error} {...form.register(path)} />;
  }
}

export const ProjectsSection = () => (
  <ListSection
    section="projects"
    page="/portfolio"
    blank={{
      name: '',
      place: '',
      category: 'residential',
      found: '',
      done: '',
      took: '',
      featured: false,
      before: null,
      after: null,
      language: 'en',
    }}
    fields={[
      { name: 'name', label: say('name'), kind: 'line' },
      { name: 'place', label: say('place'), kind: 'line' },
      { name: 'category', label: say('category'), kind: 'category' },
      { name: 'took', label: say('took'), kind: 'line' },
      { name: 'found', label: say('found'), kind: 'words' },
      { name: 'done', label: say('done'), kind: 'words' },
      { name: 'before', label: say('photo-before'), kind: 'photo' },
      { name: 'after', label: say('photo-after'), kind: 'photo' },
      { name: 'featured', label: say('featured'), kind: 'featured' },
    ]}
  />
);

export const TeamSection = () => (
  <ListSection
    section="team"
    page="/about"
    blank={{ name: '', role: '', about: '', photo: null, language: 'en' }}
    fields={[
      { name: 'name', label: say('name'), kind: 'line' },
      { name: 'role', label: say('what-they-do'), kind: 'line' },
      { name: 'about', label: say('about-them'), kind: 'words' },
      { name: 'photo', label: say('photo'), kind: 'photo' },
    ]}
  />
);

export const ReviewsSection = () => (
  <ListSection
    section="reviews"
    page="/testimonials"
    blank={{ name: '', place: '', work: '', stars: 5, text: '', language: 'en' }}
    fields={[
      { name: 'name', label: say('name'), kind: 'line' },
      { name: 'place', label: say('place'), kind: 'line' },
      { name: 'work', label: say('work'), kind: 'line' },
      { name: 'stars', label: say('stars'), kind: 'stars' },
      { name: 'text', label: say('words'), kind: 'words' },
    ]}
  />
);
