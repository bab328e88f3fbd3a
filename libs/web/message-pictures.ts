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
  const upload = async (files: readonly File[], problems: Set<string>): Promise<void> => {
    const fits = files.slice(0, MOST_PICTURES - latest.current.length);
    const { arrived, sources, problems: failures } = await sendPictures<D>(door, fits, setSending);
    const added = await Promise.all(
      sources.map(async (file, n) => ({
        picture: arrived[n]!,
        name: file.name.slice(0, LONGEST_PICTURE_NAME).toWellFormed(),
        small: await thumbnailOf(file, THUMBNAIL_SIDE),
      })),
    );
    for (const failure of failures) problems.add(failure);
    if (fits.length < files.length) problems.add(say('too-many-photos', { most: MOST_PICTURES }));
    const isNew = ({ picture }: AddedPicture) =>
      latest.current.every((one) => one.picture !== picture);
    change([...latest.current, ...added.filter(isNew)]);
  };
  const waiting = useRef<File[]>([]);
  const isUploading = useRef(false);
  const add = async (files: readonly File[]): Promise<void> => {
    waiting.current.push(...files);
    if (isUploading.current) return;
    isUploading.current = true;
    const problems = new Set<string>();
    while (waiting.current.length > 0) await upload(waiting.current.splice(0), problems);
    isUploading.current = false;
    setSending(undefined);
    setWrong([...problems].join(' '));
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
    /** Files added during an upload are uploaded after it. */
    add: (files: readonly File[]): void => void add(files),
    remove: (picture: string) => change(latest.current.filter((one) => one.picture !== picture)),
    leave,
  };
}
export type MessagePictures = ReturnType<typeof useMessagePictures>;
