// The pictures of a message that is being written: uploaded at once, sent with it. Only the screens
// on which messages are written load it.
import { LONGEST_PICTURE_NAME, MOST_PICTURES } from '@purlin/contracts/messages.ts';
import type { KeptPicture } from '@purlin/contracts/picture-shapes.ts';
import { say } from '@purlin/words/screens/showing.ts';
import { useRef, useState } from 'react';
import type { Address, JsonDoor } from './door.ts';
import { sendPictures, type Sending } from './picture-upload.ts';
import { thumbnailOf } from './shrink-picture.ts';

export interface AddedPicture {
  readonly picture: string;
  /** What its file is called. */
  readonly name: string;
  /** The address of a thumbnail; empty where the browser can make none. */
  readonly small: string;
}

/** In pixels; sharp on a phone. */
const THUMBNAIL_SIDE = 144;

type PictureDoor = JsonDoor & { readonly answer: typeof KeptPicture };

/** What is added so far, and how that changes. `wrong` says why something was not. */
export function useMessagePictures<D extends PictureDoor>(door: Address<D>) {
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([]);
  const [sending, setSending] = useState<Sending>();
  const [wrong, setWrong] = useState('');
  const latest = useRef(pictures);
  const change = (next: readonly AddedPicture[]): void => {
    latest.current = next;
    setPictures(next);
  };
  const upload = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || sending) return;
    const fits = files.slice(0, MOST_PICTURES - latest.current.length);
    const { arrived, sources, problems } = await sendPictures<D>(door, fits, setSending);
    const added = await Promise.all(
      sources.map(async (file, n) => ({
        picture: arrived[n]!,
        name: file.name.slice(0, LONGEST_PICTURE_NAME).toWellFormed(),
        small: await thumbnailOf(file, THUMBNAIL_SIDE),
      })),
    );
    setSending(undefined);
    if (fits.length < files.length) problems.push(say('too-many-photos', { most: MOST_PICTURES }));
    setWrong([...new Set(problems)].join(' '));
    const isNew = ({ picture }: AddedPicture) =>
      latest.current.every((one) => one.picture !== picture);
    change([...latest.current, ...added.filter(isNew)]);
  };
  const leave = (): void => {
    change([]);
    setWrong('');
  };
  return {
    pictures,
    /** As a message names them. */
    named: pictures.map(({ picture, name }) => ({ picture, name })),
    sending,
    wrong,
    add: (files: readonly File[]): void => void upload(files),
    remove: (picture: string) => change(latest.current.filter((one) => one.picture !== picture)),
    leave,
  };
}
export type MessagePictures = ReturnType<typeof useMessagePictures>;
