// A website photo: choose, preview, describe, remove.
import { PICTURES_OFFERED } from '@purlin/contracts/picture-shapes.ts';
import { settings } from '@purlin/contracts/settings.ts';
import type { Photo } from '@purlin/domain/company/settings/showcase.ts';
import { publicPicture } from '@purlin/domain/shared/picture.ts';
import { CameraIcon, TrashIcon } from '@blueprintjs/icons';
import { Button, TextField } from '@purlin/ui/ui.ts';
import { sendPicture } from '@purlin/web/picture-upload.ts';
import { say } from '@purlin/words/screens/settings-website.ts';
import { say as showing } from '@purlin/words/screens/showing.ts';
import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Door = typeof settings.addPicture;

interface Props {
  readonly form: UseFormReturn;
  /** The photo's path in the form. */
  readonly path: Path<FieldValues>;
  readonly label: string;
}

export function PhotoField({ form, path, label }: Props) {
  const photo = form.watch(path) as Photo | null | undefined;
  const set = (value: Photo | null) => form.setValue(path, value, { shouldDirty: true });
  const errorOf = (name: keyof Photo) =>
    form.getFieldState(`${path}.${name}`, form.formState).error?.message;
  return (
    <div className="set-photo" role="group" aria-label={label}>
      <span className="pl-label">{label}</span>
      {photo && (
        <img
          src={publicPicture(photo.picture, 480)}
          alt={photo.alt || say('not-described', { photo: label })}
          width={240}
          height={160}
        />
      )}
      <div className="set-photo-actions">
        <ChoosePhoto
          label={say(photo ? 'replace-photo' : 'choose-photo', { photo: label.toLowerCase() })}
          onChosen={(picture) => set({ alt: '', caption: '', ...photo, picture })}
        />
        {photo && (
          <Button
            icon={<TrashIcon />}
            variant="minimal"
            text={say('remove')}
            aria-label={say('remove-photo', { photo: label.toLowerCase() })}
            onClick={() => set(null)}
          />
        )}
      </div>
      {photo && (
        <>
          <TextField
            label={say('what-it-shows')}
            help={say('what-it-shows-help')}
            required
            maxLength={120}
            error={errorOf('alt')}
            {...form.register(`${path}.alt`)}
          />
          <TextField
            label={say('photo-caption')}
            optional
            maxLength={120}
            error={errorOf('caption')}
            {...form.register(`${path}.caption`)}
          />
        </>
      )}
    </div>
  );
}

/** Uploads a file as soon as it is chosen. `label`: what the button does, or how far that is. */
function useChoosing(label: string, onChosen: (picture: string) => void) {
  const [share, setShare] = useState<number | 'waiting'>();
  const [wrong, setWrong] = useState('');
  const send = async (file: File): Promise<void> => {
    setWrong('');
    setShare(0);
    try {
      const sending = sendPicture<Door>(settings.addPicture, file, {
        onProgress: setShare,
        onWaiting: () => setShare('waiting'),
      });
      onChosen((await sending).id);
    } catch (thrown) {
      setWrong(thrown instanceof Error ? thrown.message : say('not-sent'));
    } finally {
      setShare(undefined);
    }
  };
  const said =
    share === undefined
      ? label
      : share === 'waiting'
        ? showing('upload-waiting')
        : say('sending', { percent: Math.round(share * 100) });
  return { send, said, isSending: share !== undefined, wrong };
}

function ChoosePhoto({
  label,
  onChosen,
}: {
  readonly label: string;
  readonly onChosen: (picture: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { send, said, isSending, wrong } = useChoosing(label, onChosen);
  return (
    <>
      <Button
        icon={<CameraIcon />}
        text={said}
        disabled={isSending}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURES_OFFERED}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
          currentTarget.value = '';
        }}
      />
      {wrong && (
        <span className="pl-error" role="alert">
          {wrong}
        </span>
      )}
    </>
  );
}
