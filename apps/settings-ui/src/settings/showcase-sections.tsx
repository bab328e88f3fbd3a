// What the website shows of the company: projects, people, reviews. Each is a list that is written
// anew, put in order and thinned out here.
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
  readonly section: S;
  readonly title: string;
  readonly description: string;
  readonly page: string;
  /** What one of them is called, after "Add". */
  readonly one: string;
  /** Said while the list is empty. */
  readonly empty: string;
  readonly blank: Entry<S>;
  readonly fields: readonly FieldSpec[];
}

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const;
const STARS = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? '1 star' : `${stars} stars`,
}));
const CATEGORIES = PROJECT_CATEGORIES.map((value) => ({ value, label: label(`project.${value}`) }));

const ListSection = <S extends ListName>({
  section,
  title,
  description,
  page,
  ...list
}: ListProps<S>) => (
  <SectionPanel
    section={section}
    title={title}
    description={description}
    page={page}
    fields={(form) => <Entries {...list} form={form as unknown as AnyForm} />}
  />
);

type EntriesProps = Pick<ListProps<ListName>, 'one' | 'empty' | 'blank' | 'fields'> & {
  readonly form: AnyForm;
};

function Entries({ form, one, empty, blank, fields }: EntriesProps) {
  const list = useFieldArray({ control: form.control, name: 'entries' });
  return (
    <>
      {list.fields.length === 0 && <Notice title={empty}>Add the first one to begin.</Notice>}
      {list.fields.map(({ id }, n) => (
        <fieldset key={id} className="set-entry">
          <legend>
            {one} {n + 1}
          </legend>
          <span className="set-entry-actions">
            <IconButton
              label={`Move ${one} ${n + 1} up`}
              icon={<ArrowUp />}
              disabled={n === 0}
              onClick={() => list.move(n, n - 1)}
            />
            <IconButton
              label={`Move ${one} ${n + 1} down`}
              icon={<ArrowDown />}
              disabled={n === list.fields.length - 1}
              onClick={() => list.move(n, n + 1)}
            />
            <IconButton
              label={`Remove ${one} ${n + 1}`}
              icon={<Trash />}
              onClick={() => list.remove(n)}
            />
          </span>
          {fields.map((field) => (
            <EntryField key={field.name} form={form} n={n} field={field} />
          ))}
          <SelectField
            label="Written in"
            choices={LANGUAGES}
            {...form.register(`entries.${n}.language`)}
          />
        </fieldset>
      ))}
      <div>
        <Button
          icon={<Plus />}
          text={`Add ${one}`}
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
          choices={STARS}
          error={error}
          {...form.register(path, { setValueAs: Number })}
        />
      );
    case 'category':
      return (
        <SelectField label={words} choices={CATEGORIES} error={error} {...form.register(path)} />
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
    title="Portfolio"
    description="Roofs you are proud of. With the first one the sample projects leave your website."
    page="/portfolio"
    one="project"
    empty="Your website shows sample projects, marked as samples"
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
      { name: 'name', label: 'Name', kind: 'line' },
      { name: 'place', label: 'Place', kind: 'line' },
      { name: 'category', label: 'Category', kind: 'category' },
      { name: 'took', label: 'Took', kind: 'line' },
      { name: 'found', label: 'Found', kind: 'words' },
      { name: 'done', label: 'Done', kind: 'words' },
      { name: 'before', label: 'Photo before', kind: 'photo' },
      { name: 'after', label: 'Photo after', kind: 'photo' },
      { name: 'featured', label: 'Featured: also on the home page', kind: 'featured' },
    ]}
  />
);

export const TeamSection = () => (
  <ListSection
    section="team"
    title="Team"
    description="Who comes to the roof. Stands on the page about your business."
    page="/about"
    one="person"
    empty="Your website names nobody yet"
    blank={{ name: '', role: '', about: '', photo: null, language: 'en' }}
    fields={[
      { name: 'name', label: 'Name', kind: 'line' },
      { name: 'role', label: 'What they do', kind: 'line' },
      { name: 'about', label: 'About them', kind: 'words' },
      { name: 'photo', label: 'Photo', kind: 'photo' },
    ]}
  />
);

export const ReviewsSection = () => (
  <ListSection
    section="reviews"
    title="Reviews"
    description="What clients said. With the first one the samples leave your website."
    page="/testimonials"
    one="review"
    empty="Your website shows sample reviews, marked as samples"
    blank={{ name: '', place: '', work: '', stars: 5, text: '', language: 'en' }}
    fields={[
      { name: 'name', label: 'Name', kind: 'line' },
      { name: 'place', label: 'Place', kind: 'line' },
      { name: 'work', label: 'Work', kind: 'line' },
      { name: 'stars', label: 'Stars', kind: 'stars' },
      { name: 'text', label: 'Words', kind: 'words' },
    ]}
  />
);
