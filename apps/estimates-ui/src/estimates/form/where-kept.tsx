// The draft's save state (on the server or only here), other editors, and conflicts.
import {
  CloudTickIcon,
  CloudUploadIcon,
  EyeOpenIcon,
  OfflineIcon,
  PeopleIcon,
} from '@blueprintjs/icons';
import { clientPagePath } from '@purlin/domain/estimates/client-page.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { Button, ConflictNotice, toast } from '@purlin/ui/ui.ts';
import { Moment, useConnection, useMoments } from '@purlin/web/web.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { changedThis } from '@purlin/words/screens/conflicts.ts';
import { say } from '@purlin/words/screens/estimate-kept.ts';
import type { SaveState } from '../draft/autosave.ts';
import type { KeptDraft } from '../draft/kept-draft.ts';
import { useMyName } from '../draft/my-name.ts';
import { usePresence } from '../draft/use-presence.ts';
import type { EstimateForm } from './use-estimate-form.ts';
import './where-kept.css';

interface Props {
  readonly work: Pick<EstimateForm, 'kept' | 'client'>;
  /** The estimate being edited, which identifies its other editors. */
  readonly estimateId?: number;
  /** A newer version is saved and the conflict is unresolved, so the save state is hidden. */
  readonly conflict?: boolean;
}

export function WhereKept({ work: { kept, client }, estimateId, conflict = false }: Props) {
  const place =
    estimateId !== undefined
      ? `estimate-${estimateId}`
      : kept.key === null
        ? null
        : `unfinished-${kept.key}`;
  const others = usePresence(place);
  const me = useMyName();
  const begun = kept.state.kind !== 'nothing';
  return (
    <>
      {/* Always rendered, so that the form does not move. */}
      <div className="kept">
        {others.length > 0 && <AlsoHere people={others} />}
        {!begun && kept.waiting && <Waiting kept={kept} />}
        {!begun &&
          !kept.waiting &&
          others.length === 0 &&
          say(estimateId === undefined ? 'as-you-go' : 'as-you-edit')}
        {!conflict && <Saved state={kept.state} />}
        {begun && <Preview kept={kept} language={client?.language ?? 'en'} />}
      </div>
      {kept.clash && (
        <ConflictNotice
          changed={changedThis('estimate')}
          me={me}
          by={kept.clash.theirs.savedBy}
          at={<Moment at={kept.clash.theirs.savedAt} />}
          differences={kept.clash.differences}
          refused={kept.clash}
          busy={false}
          onMine={kept.keepMine}
          onTheirs={kept.takeTheirs}
        />
      )}
    </>
  );
}

const AlsoHere = ({ people }: { readonly people: readonly string[] }) => (
  <output className="kept-others">
    <PeopleIcon />
    {say('also-here', {
      count: people.length,
      people: new Intl.ListFormat(locales[appLanguage()]).format(people),
    })}
  </output>
);

function Saved({ state }: { readonly state: SaveState }) {
  const { away } = useConnection();
  const moments = useMoments();
  if (state.kind === 'nothing' || state.kind === 'clash') return null;
  if (state.kind === 'here')
    return (
      <output className="kept-state kept-here">
        <OfflineIcon />
        {say(away ? 'offline' : 'not-yet')}
      </output>
    );
  if (state.kind === 'saving')
    return (
      <output className="kept-state">
        <CloudUploadIcon />
        {say('saving')}
      </output>
    );
  const hour = moments?.hour(state.at) ?? '';
  return (
    <output className="kept-state">
      <CloudTickIcon />
      {state.by === undefined ? say('saved', { hour }) : say('saved-by', { hour, name: state.by })}
    </output>
  );
}

/** A preview of the client's page with the form's values, in the client's language. */
function Preview({ kept, language }: { readonly kept: KeptDraft; readonly language: Language }) {
  const open = async () => {
    // Opened in the click handler itself, because browsers block windows opened later.
    const page = window.open('', '_blank');
    const key = await kept.send();
    if (key === null || !page) {
      page?.close();
      toast({
        title: say('nothing-to-see'),
        description: say('preview-needs'),
        intent: 'destructive',
      });
      return;
    }
    page.opener = null;
    page.location.href = clientPagePath(`preview-${key}`, language);
  };
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<EyeOpenIcon />}
      text={say('preview')}
      title={say('preview-help')}
      onClick={() => void open()}
    />
  );
}

/** The user's own draft that was started elsewhere, or in a browser that has lost it. */
const Waiting = ({ kept: { waiting, open } }: { readonly kept: KeptDraft }) =>
  waiting && (
    <span className="kept-waiting">
      <span>
        {waiting.title ? say('begun-named', { title: waiting.title }) : say('begun-unnamed')}{' '}
        <Moment at={waiting.savedAt} />.
      </span>
      <Button
        size="small"
        variant="minimal"
        text={say('go-on-with-it')}
        onClick={() => open(waiting.key)}
      />
    </span>
  );
