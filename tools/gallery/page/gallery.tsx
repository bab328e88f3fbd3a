// The gallery: a bar that says how to look, and every part in every state under its plain name.
import { SegmentedField } from '@purlin/ui/form/segmented-field.tsx';
import { useTheme } from '@purlin/ui/theme/theme.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { type Part, placeOf, slug } from '../part.ts';
import { groups } from '../parts/all.ts';
import { addressOf, type View, viewIn, widths } from './view.ts';

/** The address, as it is now and whenever it changes. */
const listen = (changed: () => void): (() => void) => {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
};
const useView = (): View => viewIn(useSyncExternalStore(listen, () => location.search));

export function Gallery() {
  const view = useView();
  const { theme, compactMode, setAppearance } = useTheme();
  useEffect(() => {
    if (view.theme !== theme || view.compact !== compactMode)
      setAppearance({ theme: view.theme, compactMode: view.compact });
  }, [view.theme, view.compact, theme, compactMode, setAppearance]);
  if (view.alone !== undefined) return <Alone key={view.alone} place={view.alone} />;
  return (
    <>
      {!view.bare && <Bar view={view} />}
      {view.width ? <Window view={view} width={view.width} /> : <Parts view={view} />}
    </>
  );
}

/** A window of that width: what asks for the width of the window gets this one's. */
const Window = ({ view, width }: { readonly view: View; readonly width: number }) => (
  <main className="gallery-window">
    <iframe
      title={`The gallery, ${width} pixels wide`}
      style={{ width }}
      src={`${addressOf({ ...view, width: undefined, bare: true })}${location.hash}`}
    />
  </main>
);

/** What is chosen is the next address; all windows start anew with it. */
function Bar({ view }: { readonly view: View }) {
  const go = (change: Partial<View>) => {
    location.search = addressOf({ ...view, ...change });
  };
  return (
    <header className="gallery-bar">
      <h1>Gallery</h1>
      <SegmentedField
        label="Theme"
        hideLabel
        value={view.theme}
        choices={['light', 'dark', 'system'].map((value) => ({ value, label: value }))}
        onChoose={(theme) => go(viewIn(`?theme=${theme}`))}
      />
      <SegmentedField
        label="Density"
        hideLabel
        value={view.compact ? 'compact' : 'usual'}
        choices={['usual', 'compact'].map((value) => ({ value, label: value }))}
        onChoose={(density) => go({ compact: density === 'compact' })}
      />
      <SegmentedField
        label="Width"
        hideLabel
        value={String(view.width ?? 'full')}
        choices={[...widths.map(String), 'full'].map((value) => ({ value, label: value }))}
        onChoose={(chosen) => go({ width: widths.find((one) => String(one) === chosen) })}
      />
    </header>
  );
}

const Parts = ({ view }: { readonly view: View }) => (
  <main className="gallery">
    <nav aria-label="Parts" className="gallery-index">
      {Object.values(groups)
        .flat()
        .map(({ name }) => (
          <a key={name} href={`#${slug(name)}`}>
            {name}
          </a>
        ))}
    </nav>
    {Object.entries(groups).map(([name, parts]) => (
      <section key={name} aria-labelledby={`group-${slug(name)}`}>
        <h2 id={`group-${slug(name)}`} className="gallery-group">
          {name}
        </h2>
        {parts.map((part) => (
          <Shown key={part.name} part={part} view={view} />
        ))}
      </section>
    ))}
  </main>
);

const Shown = ({ part, view }: { readonly part: Part; readonly view: View }) => (
  <section id={slug(part.name)} className="gallery-part">
    <h3>{part.name}</h3>
    <div className={part.narrow ? 'gallery-states gallery-narrow' : 'gallery-states'}>
      {Object.entries(part.states).map(([name, State]) => (
        <div key={name} id={placeOf(part, name)} className="gallery-state">
          <h4>{name}</h4>
          {part.over === undefined ? (
            <div className="gallery-stage">
              <State />
            </div>
          ) : (
            <Framed part={part} state={name} view={view} />
          )}
        </div>
      ))}
    </div>
  </section>
);

/**
 * A window for what lies over a page. It is looked at only: what opens in it takes the focus, and
 * would move the gallery. Alone, it can be used.
 */
function Framed({
  part,
  state,
  view,
}: {
  readonly part: Part;
  readonly state: string;
  readonly view: View;
}) {
  const address = addressOf({ ...view, width: undefined, alone: placeOf(part, state) });
  return (
    <>
      <iframe
        inert
        loading="lazy"
        title={`${part.name}: ${state}`}
        src={address}
        style={{ height: part.over, width: part.width }}
        className="gallery-frame"
      />
      <a href={address} target="_blank" rel="noreferrer">
        Open alone<span className="pl-hidden">: {`${part.name}, ${state}`}</span>
      </a>
    </>
  );
}

/** One state, with the whole window to itself. */
function Alone({ place }: { readonly place: string }) {
  const State = Object.values(groups)
    .flat()
    .flatMap((part) =>
      Object.entries(part.states).map(([name, shown]) => ({ at: placeOf(part, name), shown })),
    )
    .find(({ at }) => at === place)?.shown;
  return <main className="gallery-alone">{State ? <State /> : `There is no "${place}".`}</main>;
}
