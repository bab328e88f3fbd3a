// The share preview pictures: our drawings without text, so that one serves every language.
import { AreaMap } from '../art/area-map.tsx';
import { Drawing, drawingNames, type DrawingName } from '../art/drawing.tsx';
import { HeroScene } from '../art/hero-scene.tsx';
import { Mark } from '../art/mark.tsx';
import { Patterns } from '../art/patterns.tsx';
import { en } from '../words/en.ts';

export type PictureName = DrawingName | 'home' | 'map';
export const pictureNames: readonly PictureName[] = ['home', 'map', ...drawingNames];

function Motif({ name }: { readonly name: PictureName }) {
  if (name === 'home') return <HeroScene />;
  return name === 'map' ? <AreaMap words={en.contact.area} /> : <Drawing name={name} />;
}

/** A page of 1200 × 630 that tools/share-pictures.ts takes a screenshot of. */
export const SharePicture = ({ name }: { readonly name: PictureName }) => (
  <body className={`share share-${name}`}>
    <Patterns />
    <Motif name={name} />
    <div className="share-mark">
      <Mark />
    </div>
  </body>
);
