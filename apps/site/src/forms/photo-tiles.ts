// Photo tiles in a form: one per photo with its progress, and the buttons that add more.
import { element } from './form-status.ts';
import type { PhotoWords } from './photo-words.ts';

export interface PhotoTile {
  readonly root: HTMLElement;
  /** It is uploading; the share sent so far, from 0 to 1. */
  readonly progress: (share: number) => void;
  readonly arrived: () => void;
  /** It failed; the button calls `again`. */
  readonly failed: (again: () => void) => void;
}

const button = (text: string, className: string, onPress: () => void): HTMLElement => {
  const made = element('button', text, className);
  made.setAttribute('type', 'button');
  made.addEventListener('click', onPress);
  return made;
};

export function photoTile(
  thumbnail: string,
  n: number,
  words: PhotoWords,
  onRemove: () => void,
): PhotoTile {
  const root = element('li', '', 'shot');
  if (thumbnail) root.append(Object.assign(new Image(), { src: thumbnail, alt: words.photo(n) }));
  else root.append(element('span', words.photo(n), 'shot-name'));
  const remove = button('×', 'shot-remove', onRemove);
  remove.setAttribute('aria-label', words.remove(n));
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', words.sending(n));
  let again: HTMLElement | undefined;
  root.append(remove);
  const become = (state: string): void => {
    again?.remove();
    bar.remove();
    root.dataset['state'] = state;
  };
  return {
    root,
    progress(share) {
      if (root.dataset['state'] !== 'sending') {
        become('sending');
        root.append(bar);
      }
      bar.value = share;
    },
    arrived: () => become('there'),
    failed(tryAgain) {
      become('failed');
      again = button(words.again, 'shot-again', tryAgain);
      root.append(again);
    },
  };
}

/** Camera and album buttons; the style sheet hides the camera on devices without one. */
export function addButtons(
  words: PhotoWords,
  onFiles: (files: readonly File[]) => void,
): HTMLElement {
  const all = element('div', '', 'photo-adds');
  for (const [kind, text] of [
    ['camera', words.take],
    ['album', words.choose],
  ] as const) {
    const label = element('label', text, `photo-add photo-${kind}`);
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      accept: 'image/jpeg,image/png,image/webp',
      multiple: kind === 'album',
    });
    if (kind === 'camera') input.setAttribute('capture', 'environment');
    input.addEventListener('change', () => {
      onFiles([...(input.files ?? [])]);
      input.value = '';
    });
    label.append(input);
    all.append(label);
  }
  all.addEventListener('dragover', (event) => event.preventDefault());
  all.addEventListener('drop', (event) => {
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  return all;
}
