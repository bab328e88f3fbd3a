// Six roofs: what was found, what was done, how long it took. The choice of a category needs no
// script.
import { Drawing } from '../art/drawing.tsx';
import { projectCategories, projects } from '../content/projects.ts';
import { useFacts } from '../facts.ts';
import { CallBand } from '../frame/call-band.tsx';
import { Choice } from '../frame/choice.tsx';
import { DemoNote } from '../frame/demo-note.tsx';
import { Numbers } from '../frame/numbers.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

function Projects() {
  const { portfolio: words } = useWords();
  const { phoneHref } = useFacts();
  return (
    <ul className="list projects">
      {projects.map(({ id, category, featured }) => {
        const { name, place, took, found, done } = words.projects[id];
        return (
          <li key={id} className={`project of-${category}`}>
            <div className="project-art">
              <Drawing name={id} />
              {featured && <p className="tag">{words.featured}</p>}
            </div>
            <p className="project-kind">
              {words.categories[category]} · {place}
            </p>
            <h2>{name}</h2>
            <dl>
              <div>
                <dt>{words.found}</dt>
                <dd>{found}</dd>
              </div>
              <div>
                <dt>{words.done}</dt>
                <dd>{done}</dd>
              </div>
              <div>
                <dt>{words.took}</dt>
                <dd>{took}</dd>
              </div>
            </dl>
            <a
              className="button button-ghost"
              href={`tel:${phoneHref}`}
              aria-label={words.tourOf(name)}
            >
              {words.tour}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Portfolio() {
  const {
    portfolio: { heading, lead, filter, categories, numbersTitle, numbers, band },
  } = useWords();
  const options = [
    { id: 'all', name: categories.all },
    ...projectCategories.map((id) => ({ id, name: categories[id] })),
  ];
  return (
    <>
      <PageHead title={heading} lead={lead} art={<Drawing name="coast" />} />
      <section className="numbers-band">
        <div className="wide">
          <h2>{numbersTitle}</h2>
          <Numbers of={numbers} />
        </div>
      </section>
      <DemoNote />
      <section className="wide filtered">
        <Choice name="projects" label={filter} options={options} />
        <Projects />
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
};
