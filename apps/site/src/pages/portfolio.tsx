// Six roofs: what was found, what was done, how long it took. The category filter needs no script.
import { Drawing } from '../art/drawing.tsx';
import type { Project } from '@purlin/domain/company/settings/showcase.ts';
import type { SiteLanguage } from '@purlin/domain/shared/languages.ts';
import { projectCategories, projects, type ProjectId } from '../content/projects.ts';
import { useFacts } from '../facts.ts';
import { CallBand } from '../frame/call-band.tsx';
import { Choice } from '../frame/choice.tsx';
import { DemoNote } from '../frame/demo-note.tsx';
import { Numbers } from '../frame/numbers.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { PhotoFigure, RoofPhoto, roofsIn } from '../frame/photo.tsx';
import { useSiteLanguage, useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';
import { useSettings } from '../settings.ts';

interface Shown extends Omit<Project, 'language' | 'before' | 'after'> {
  readonly before?: Project['before'];
  readonly after?: Project['after'];
  readonly language: SiteLanguage;
  /** A sample's drawing; the owner's own projects are never shown as a drawing. */
  readonly drawing?: ProjectId;
}

/** The owner's projects, or the samples if there are none. */
function useProjects(): readonly Shown[] {
  const { portfolio: words } = useWords();
  const { entries } = useSettings().projects;
  const language = useSiteLanguage();
  if (entries.length > 0) return entries;
  return projects.map(({ id, category, featured = false }) => ({
    ...words.projects[id],
    category,
    featured,
    language,
    drawing: id,
  }));
}

/** A project's drawing, or the owner's before and after photos. */
function ProjectArt({ project }: { readonly project: Shown }) {
  const { portfolio: words } = useWords();
  const { drawing, featured, before, after, language } = project;
  const here = useSiteLanguage();
  const photos = [
    ...(before ? [{ photo: before, corner: after ? words.before : undefined }] : []),
    ...(after ? [{ photo: after, corner: before ? words.after : undefined }] : []),
  ];
  const tag = featured && <p className="tag">{words.featured}</p>;
  if (drawing)
    return (
      <div className="project-art">
        <Drawing name={drawing} />
        {tag}
      </div>
    );
  if (photos.length === 0) return featured && <p className="tag tag-alone">{words.featured}</p>;
  return (
    <div
      className={`project-art project-photos-${photos.length}`}
      lang={language === here ? undefined : language}
    >
      {photos.map((one) => (
        <PhotoFigure
          key={one.photo.picture}
          {...one}
          sizes={
            photos.length === 2 ? '(min-width: 42rem) 25vw, 50vw' : '(min-width: 42rem) 50vw, 100vw'
          }
        />
      ))}
      {tag}
    </div>
  );
}

function ProjectCard({ project }: { readonly project: Shown }) {
  const { portfolio: words } = useWords();
  const { phoneHref } = useFacts();
  const here = useSiteLanguage();
  const { name, place, category, found, done, took, language } = project;
  return (
    <li className={`project of-${category}`}>
      <ProjectArt project={project} />
      <p className="project-kind">
        {words.categories[category]} · {place}
      </p>
      <h2 lang={language === here ? undefined : language}>{name}</h2>
      <dl lang={language === here ? undefined : language}>
        {[
          [words.found, found],
          [words.done, done],
          [words.took, took],
        ].map(([label, text]) => (
          <div key={label}>
            <dt lang={here}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a className="button button-ghost" href={`tel:${phoneHref}`} aria-label={words.tourOf(name)}>
        {words.tour}
      </a>
    </li>
  );
}

function Portfolio() {
  const {
    portfolio: { heading, lead, filter, categories, numbersTitle, numbers, band },
  } = useWords();
  const shown = useProjects();
  const samples = useSettings().projects.entries.length === 0;
  const options = [
    { id: 'all', name: categories.all },
    ...projectCategories.map((id) => ({ id, name: categories[id] })),
  ];
  return (
    <>
      <PageHead
        title={heading}
        lead={lead}
        art={
          <RoofPhoto n={0}>
            <Drawing name="coast" />
          </RoofPhoto>
        }
      />
      <section className="numbers-band">
        <div className="wide">
          <h2>{numbersTitle}</h2>
          <Numbers of={numbers} />
        </div>
      </section>
      {samples && <DemoNote />}
      <section className="wide filtered">
        <Choice name="projects" label={filter} options={options} />
        <ul className="list projects">
          {shown.map((project, n) => (
            <ProjectCard key={n} project={project} />
          ))}
        </ul>
      </section>
      <CallBand {...band} />
    </>
  );
}

export const portfolio: SitePage = {
  path: '/portfolio',
  Body: Portfolio,
  head: (words) => words.portfolio,
  picture: 'farmhouse',
  photo: (settings) => roofsIn(settings)[0],
};
