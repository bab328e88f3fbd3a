// Saves a form's unsaved work: in this browser at once, on the server after a debounce, where any
// user can continue it.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import {
  type UnfinishedEstimate,
  type UnfinishedPlace,
  unfinished,
} from '@purlin/contracts/unfinished.ts';
import { toast } from '@purlin/ui/ui.ts';
import { call, useConnection, useRead, useSearchParams, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-draft.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { Autosave, type Clash, type SaveState } from './autosave.ts';
import { wholeBody } from './body.ts';
import { baseOf, type Kept, keeperOf, keptIn } from './kept-here.ts';
import { FormValues } from './values.ts';

/** The draft's content on the server; only these forms read it. */
const Content = z.object({ step: z.int().min(0), base: z.string(), values: FormValues });

/** The form that the draft belongs to. */
export interface FormPlace {
  readonly place: UnfinishedPlace;
  /** The estimate being edited; null for a new one. */
  readonly estimateId: number | null;
}

interface Options extends FormPlace {
  readonly form: UseFormReturn<FormValues>;
  /** The current step of a wizard. */
  readonly step: number;
  /** The chosen client's name. */
  readonly clientName: string;
  /** Called when a draft is resumed and the form shows it. */
  readonly onGoOn: (kept: Pick<Kept, 'step' | 'base'>) => void;
}

export interface KeptDraft {
  /**
   * An unfinished draft in this browser. Until the user decides about it, nothing is saved over it.
   */
  readonly offer: Kept | null;
  readonly goOn: () => void;
  readonly startNew: () => void;
  /** A requested draft is loading. */
  readonly opening: boolean;
  /** The work is saved: deletes the draft. */
  readonly forget: () => void;
  readonly state: SaveState;
  /** Saves pending changes. Resolves to the draft's key, or null if the server has none. */
  readonly send: () => Promise<string | null>;
  /** The draft's key on the server; null before the first save. */
  readonly key: string | null;
  readonly clash: Clash | null;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** The user's own draft of the same form that is on the server. */
  readonly waiting: UnfinishedEstimate | undefined;
  /** Resumes a draft from the server. */
  readonly open: (key: string) => void;
}

/** Whether the form waits for a decision or for a draft to load. */
export const isHeld = ({ offer, opening }: KeptDraft): boolean => offer !== null || opening;

const readCopy = async (key: string) => {
  const copy = await call(unfinished.details, { params: { key } });
  return { ...copy, ...Content.parse(copy.content) };
};

/** The autosave of this form, stable while the form is mounted. */
function useAutosave({ form, place, estimateId, step, clientName }: Options) {
  const [state, setState] = useState<SaveState>({ kind: 'nothing' });
  const [autosave] = useState(() => new Autosave());
  // A layout effect, to run before the effects that use it.
  useLayoutEffect(() => {
    autosave.attach({
      current: () => form.getValues(),
      show: (values) => form.reset(structuredClone(values), { keepDefaultValues: true }),
      tell: setState,
      read: readCopy,
      remove: (key) => call(unfinished.remove, { params: { key } }),
      save: (key, revision, values) => {
        const base = baseOf(form.formState.defaultValues);
        return call(unfinished.save, {
          params: { key },
          body: {
            revision,
            place,
            estimateId,
            clientId: values.clientId || null,
            clientName,
            title: cutToWhole(values.projectTitle, 500),
            content: { step, base, values, offer: wholeBody(values) },
          },
        });
      },
    });
  }, [autosave, form, place, estimateId, step, clientName]);
  const { away } = useConnection();
  useEffect(() => {
    if (!away) void autosave.flush();
  }, [away, autosave]);
  return { autosave, state };
}

/** The local storage slot, separate for each user. */
function slotsOf(userId: number, { place, estimateId }: FormPlace, asked: string | null): string {
  const slot = `purlin.draft.${userId}.${estimateId === null ? place : `edit-${estimateId}`}`;
  return asked === null || keptIn(slot)?.shared?.key === asked ? slot : `${slot}.${asked}`;
}

/** Saves what is typed: locally at once, on the server after a debounce. */
function useKeeping(
  { form, step }: Pick<Options, 'form' | 'step'>,
  { keeper, autosave, held }: Keepers & { readonly held: boolean },
  state: SaveState,
): void {
  useEffect(() => {
    if (held) return undefined;
    const keep = (): void =>
      keeper.keep(() => {
        const values = structuredClone(form.getValues());
        const base = baseOf(form.formState.defaultValues);
        return { step, values, base, shared: autosave.shared(values) };
      });
    if (form.formState.isDirty) keep();
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (!(isDirty ?? form.formState.isDirty)) return;
        keep();
        autosave.typed();
      },
    });
    addEventListener('pagehide', keeper.write);
    return () => {
      stop();
      removeEventListener('pagehide', keeper.write);
      keeper.write();
    };
    // `state` is a dependency because the sync state is stored with the values.
  }, [form, keeper, autosave, held, step, state]);
  useEffect(() => () => void autosave.flush(), [autosave]);
}
interface Keepers {
  readonly keeper: ReturnType<typeof keeperOf>;
  readonly autosave: Autosave;
}

/** Opens a server draft in this form. */
function useOpening({ form, onGoOn }: Pick<Options, 'form' | 'onGoOn'>, autosave: Autosave) {
  const [opening, setOpening] = useState(false);
  const open = async (key: string): Promise<void> => {
    setOpening(true);
    try {
      const copy = await readCopy(key);
      autosave.resume(copy);
      form.reset(copy.values, { keepDefaultValues: true });
      onGoOn(copy);
    } catch {
      toast({
        title: say('cannot-open'),
        description: say('cannot-open-why'),
        intent: 'destructive',
      });
    } finally {
      setOpening(false);
    }
  };
  return { opening, open };
}

export function useKeptDraft(options: Options): KeptDraft {
  const { form, place, estimateId, onGoOn } = options;
  const { user } = useSession();
  const asked = useSearchParams()[0].get('unfinished');
  const [slot] = useState(() => slotsOf(user?.id ?? 0, { place, estimateId }, asked));
  const [offer, setOffer] = useState(() => keptIn(slot));
  const keeper = useMemo(() => keeperOf(slot), [slot]);
  const { autosave, state } = useAutosave(options);
  const { opening, open } = useOpening(options, autosave);
  const held = offer !== null || opening;
  useKeeping(options, { keeper, autosave, held }, state);
  const waiting = useOthers(options, autosave, asked);

  const began = useRef(false);
  useEffect(() => {
    if (began.current || asked === null || offer) return;
    began.current = true;
    void open(asked);
  });
  return {
    offer,
    opening,
    state,
    waiting,
    clash: state.kind === 'clash' ? state.clash : null,
    key: autosave.revision > 0 ? autosave.key : null,
    keepMine: () => autosave.keepMine(),
    takeTheirs: () => autosave.takeTheirs(),
    send: async () => {
      await autosave.flush();
      return autosave.revision > 0 ? autosave.key : null;
    },
    open: (key) => void open(key),
    forget: useCallback(() => {
      keeper.end();
      void autosave.end();
    }, [keeper, autosave]),
    goOn: () => {
      if (!offer) return;
      const { shared, values } = offer;
      if (shared) autosave.resume({ ...shared, values: shared.agreed ?? values });
      form.reset(values, { keepDefaultValues: true });
      onGoOn(offer);
      setOffer(null);
      autosave.typed();
    },
    startNew: () => {
      keeper.clear();
      if (offer?.shared)
        void call(unfinished.remove, { params: { key: offer.shared.key } }).catch(() => {});
      setOffer(null);
    },
  };
}

/** Follows this draft and others on the server; adopts a newer revision at once. */
function useOthers(
  { place, estimateId }: FormPlace,
  autosave: Autosave,
  asked: string | null,
): UnfinishedEstimate | undefined {
  const { data: all } = useRead(unfinished.list);
  useEffect(() => {
    const own = all?.find(({ key }) => key === autosave.key);
    if (own && autosave.revision > 0) autosave.noticed(own.revision);
  }, [all, autosave]);
  if (asked !== null || autosave.revision > 0) return undefined;
  return all?.find((one) => one.mine && one.place === place && one.estimateId === estimateId);
}
