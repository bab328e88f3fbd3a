// A form's photos: each is shrunk and uploaded as soon as it is chosen, with progress; the form
// refers to those that succeeded.
import type { leads } from '@purlin/contracts/leads.ts';
import { MOST_PHOTOS } from '@purlin/domain/leads/photos.ts';
import { ApiProblem } from '@purlin/web/api-problem.ts';
import { addressAt } from '@purlin/web/door.ts';
import { sendPicture } from '@purlin/web/picture-upload.ts';
import { thumbnailOf } from '@purlin/web/shrink-picture.ts';
import { element } from './form-status.ts';
import { forgetPhotos, keepPhotos, keptPhotos } from './kept-photos.ts';
import { addButtons, photoTile, type PhotoTile } from './photo-tiles.ts';
import { photoWordsIn } from './photo-words.ts';
import { turns } from './turns.ts';

const route = addressAt<typeof leads.addPhoto>('POST', '/api/quote/photos');
/**
 * Concurrent uploads. A phone's connection is slow: two at a time finish sooner than all together.
 */
const AT_ONCE = 2;
/** Twice the tile size, for high-density screens. */
const THUMBNAIL_SIDE = 208;

interface Photo {
  readonly tile: PhotoTile;
  readonly thumbnail: string;
  readonly stop: AbortController;
  /** Its id on the server, once uploaded. */
  id?: string;
}

export class Photos {
  private readonly words = photoWordsIn(document.documentElement.lang);
  private readonly names = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'photos',
  });
  private readonly list = element('ul', '', 'shots');
  private readonly status = element('p', '', 'photo-status');
  private readonly adds = addButtons(this.words, (files) => this.follow(this.take(files)));
  private readonly all = new Set<Photo>();
  private readonly underWay = new Set<Promise<void>>();
  private readonly inTurn = turns(AT_ONCE);
  private readonly form: HTMLFormElement;

  /** Takes over the form's file input, if it has one. */
  constructor(form: HTMLFormElement) {
    this.form = form;
    this.list.setAttribute('aria-label', this.words.label);
    this.status.setAttribute('role', 'status');
    form
      .querySelector('[data-photos] .photo-choice')
      ?.replaceWith(this.names, this.list, this.adds, this.status);
    for (const { id, thumbnail } of keptPhotos(form)) this.add(thumbnail, id);
  }

  /** Resolves once every upload in progress has succeeded or failed. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** The form was sent: it starts over without photos. */
  clear(): void {
    for (const photo of this.all) this.remove(photo);
    forgetPhotos(this.form);
    this.say('');
  }

  private say(text: string, kind: 'good' | 'bad' = 'good'): void {
    this.status.textContent = text;
    this.status.dataset['kind'] = kind;
  }

  private follow(work: Promise<void>): void {
    const going = work.finally(() => this.underWay.delete(going));
    this.underWay.add(going);
  }

  private show(): void {
    const there = [...this.all].flatMap(({ id, thumbnail }) => (id ? [{ id, thumbnail }] : []));
    this.names.value = there.map(({ id }) => id).join(' ');
    keepPhotos(this.form, there);
    this.adds.hidden = this.all.size >= MOST_PHOTOS;
  }

  private add(thumbnail: string, id?: string): Photo {
    const tile = photoTile(thumbnail, this.all.size + 1, this.words, () => this.remove(photo));
    const photo: Photo = { tile, thumbnail, stop: new AbortController() };
    if (id !== undefined) photo.id = id;
    this.all.add(photo);
    this.list.append(tile.root);
    this.show();
    return photo;
  }

  private remove(photo: Photo): void {
    photo.stop.abort();
    this.all.delete(photo);
    photo.tile.root.remove();
    this.show();
  }

  private async take(files: readonly File[]): Promise<void> {
    const room = MOST_PHOTOS - this.all.size;
    this.say(files.length > room ? this.words.tooMany(MOST_PHOTOS) : '');
    for (const file of files.slice(0, room))
      this.send(this.add(await thumbnailOf(file, THUMBNAIL_SIDE)), file);
  }

  private send(photo: Photo, file: Blob): void {
    photo.tile.progress(0);
    this.follow(
      this.inTurn(async () => {
        if (photo.stop.signal.aborted) return;
        try {
          photo.id = await this.sent(photo, file);
          photo.tile.arrived();
          const there = [...this.all].filter(({ id }) => id !== undefined).length;
          this.say(this.words.arrived(there));
          this.show();
        } catch (thrown) {
          if (!photo.stop.signal.aborted) this.fail(photo, file, thrown);
        }
      }),
    );
  }

  private async sent({ stop, tile }: Photo, file: Blob): Promise<string> {
    const { id } = await sendPicture(route, file, {
      language: document.documentElement.lang,
      onProgress: tile.progress,
      signal: stop.signal,
    });
    return id;
  }

  /** Removes a photo that cannot be used, with the reason; any other can be retried. */
  private fail(photo: Photo, file: Blob, thrown: unknown): void {
    const isUnusable = thrown instanceof ApiProblem && thrown.said && thrown.status === 400;
    if (isUnusable) this.remove(photo);
    else photo.tile.failed(() => this.send(photo, file));
    this.say(isUnusable ? thrown.message : this.words.failed, 'bad');
  }
}
