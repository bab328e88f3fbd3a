// The owner's photos, in the size the screen needs, with space reserved until they load.
import type { Photo } from '@purlin/domain/company/settings/showcase.ts';
import { publicPicture } from '@purlin/domain/shared/picture.ts';
import { PICTURE_WIDTHS } from '@purlin/domain/shared/picture-widths.ts';
import type { Settings } from '@purlin/domain/company/settings/sections.ts';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';

interface Props {
  readonly photo: Photo;
  /** The displayed width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Visible without scrolling: loads eagerly. */
  readonly first?: boolean;
}

/** The style sheet sets its shape (photo-frames.css) and crops what does not fit. */
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

/** With a label in its corner and a caption below. */
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

/** The owner's photos of finished roofs, the featured ones first. */
export const roofsIn = ({ projects }: Settings): readonly Photo[] =>
  projects.entries
    .toSorted((x, y) => Number(y.featured) - Number(x.featured))
    .flatMap(({ after, before }) => after ?? before ?? []);

/** One of the owner's roof photos in place of a drawing, or the drawing if there are none. */
export function RoofPhoto({
  n,
  children,
}: {
  /** Pages use different numbers to show different photos. */
  readonly n: number;
  readonly children: ReactNode;
}) {
  const roofs = roofsIn(useSettings());
  const photo = roofs[n % roofs.length];
  if (!photo) return children;
  return <PhotoImage photo={photo} sizes="(min-width: 64rem) 50vw, 100vw" first />;
}
