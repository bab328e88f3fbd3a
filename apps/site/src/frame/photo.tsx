// The owner's photos: in the size a screen needs, and with their place kept free until they arrive.
import type { Photo } from '@purlin/domain/company/settings/showcase.ts';
import { publicPicture } from '@purlin/domain/shared/picture.ts';
import { PICTURE_WIDTHS } from '@purlin/domain/shared/picture-widths.ts';
import type { Settings } from '@purlin/domain/company/settings/sections.ts';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';

interface Props {
  readonly photo: Photo;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
  /** Seen without scrolling: fetched at once. */
  readonly first?: boolean;
}

/** The style sheet gives it its shape (photo-frames.css); what does not fit is cut off. */
export const PhotoImage = ({ photo: { picture, alt }, sizes, first = false }: Props) => (
  <img
    className="photo-image"
    src={publicPicture(picture, 960)}
    srcSet={PICTURE_WIDTHS.map((width) => `${publicPicture(picture, width)} ${width}w`).join(', ')}
    sizes={sizes}
    alt={alt}
    width={960}
    height={640}
    loading={first ? undefined : 'lazy'}
    decoding="async"
  />
);

/** With a word in its corner and what stands below it. */
export const PhotoFigure = ({
  corner,
  ...props
}: Props & { readonly corner?: string | undefined }) => (
  <figure className="photo-frame">
    <PhotoImage {...props} />
    {corner && <span className="photo-corner">{corner}</span>}
    {props.photo.caption && <figcaption>{props.photo.caption}</figcaption>}
  </figure>
);

/** The owner's roofs as they are now, the featured ones first. */
export const roofsIn = ({ projects }: Settings): readonly Photo[] =>
  projects.entries
    .toSorted((x, y) => Number(y.featured) - Number(x.featured))
    .flatMap(({ after, before }) => after ?? before ?? []);

/** One of the owner's roofs in the place of a drawing; the drawing while there are none. */
export function RoofPhoto({
  n,
  children,
}: {
  /** Pages that show different ones give different numbers. */
  readonly n: number;
  readonly children: ReactNode;
}) {
  const roofs = roofsIn(useSettings());
  const photo = roofs[n % roofs.length];
  if (!photo) return children;
  return <PhotoImage photo={photo} sizes="(min-width: 64rem) 50vw, 100vw" first />;
}
