// A vendor: a company that works for us or supplies us, and that we pay.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { isNameOf } from '../shared/forgetting.ts';
import { DocumentKind, stateOf, VendorDocument, type DocumentState } from './documents.ts';
import { refuse } from './refusals.ts';
import { commands, VendorCategory } from './vendor-shapes.ts';

// ---- facts

const Details = z.object({
  /** The company's name. */
  name: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string().nullable(),
  category: VendorCategory.nullable(),
  notes: z.string().nullable(),
});
export type VendorDetails = z.infer<typeof Details>;

export const events = {
  VendorAdded: Details,
  VendorDetailsChanged: Details,
  VendorDeactivated: z.object({}),
  VendorReactivated: z.object({}),
  /** Hidden from lists because other records refer to it; the counts say how many. */
  VendorArchived: z.object({ payments: z.int().min(0), jobs: z.int().min(0) }),
  VendorRestored: z.object({}),
  /** Only if nothing referred to it. */
  VendorDeleted: z.object({}),
  /** New, or replacing one of the same kind. */
  VendorDocumentRecorded: VendorDocument,
  VendorDocumentRemoved: z.object({ kind: DocumentKind }),
  /** Staff are notified 30 days before expiration, and after it. */
  VendorDocumentNoted: z.object({
    kind: DocumentKind,
    expiresOn: z.iso.date(),
    state: z.enum(['expiring', 'expired']),
  }),
  /** The resulting effects destroy the keys of everything that identifies the vendor. */
  VendorForgotten: z.object({}),
};
export type VendorEvent = MessageOf<typeof events>;

// ---- state: includes the details, because an edit sends only the fields that change

export type Vendor =
  | { readonly status: 'none' | 'forgotten' | 'deleted' }
  | {
      readonly status: 'active' | 'inactive';
      readonly details: VendorDetails;
      readonly archived: boolean;
      readonly documents: readonly VendorDocument[];
      /** The last notified state of each document. */
      readonly noted: ReadonlyMap<DocumentKind, DocumentState>;
    };

type Known = Extract<Vendor, { readonly details: VendorDetails }>;

const known = (state: Vendor): Known => ('details' in state ? state : refuse('vendor-not-found'));

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

/** Applies an edit; absent and undefined fields stay unchanged. */
const changed = (
  details: VendorDetails,
  given: Partial<Record<keyof VendorDetails, unknown>>,
): VendorDetails => ({
  ...details,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});
const same = (a: VendorDetails, b: VendorDetails): boolean =>
  (Object.keys(Details.shape) as (keyof VendorDetails)[]).every((key) => a[key] === b[key]);

const others = ({ documents }: Known, kind: DocumentKind): readonly VendorDocument[] =>
  documents.filter((one) => one.kind !== kind);

const without = ({ noted }: Known, kind: DocumentKind) =>
  new Map([...noted].filter(([one]) => one !== kind));

const PERSONAL = ['name', 'contactPerson', 'email', 'phone', 'address', 'notes'] as const;

export const vendor = decider<Vendor>()({
  category: 'vendor',
  events,
  initial: { status: 'none' },
  evolve: {
    VendorAdded: (_, details) => ({
      status: 'active',
      details,
      archived: false,
      documents: [],
      noted: new Map(),
    }),
    VendorDetailsChanged: (state, details) => ({ ...known(state), details }),
    VendorDeactivated: (state) => ({ ...known(state), status: 'inactive' }),
    VendorReactivated: (state) => ({ ...known(state), status: 'active' }),
    VendorArchived: (state) => ({ ...known(state), archived: true }),
    VendorRestored: (state) => ({ ...known(state), archived: false }),
    VendorDeleted: () => ({ status: 'deleted' }),
    VendorDocumentRecorded: (state, document) => {
      const now = known(state);
      const documents = [...others(now, document.kind), document];
      return { ...now, documents, noted: without(now, document.kind) };
    },
    VendorDocumentRemoved: (state, { kind }) => {
      const now = known(state);
      return { ...now, documents: others(now, kind), noted: without(now, kind) };
    },
    VendorDocumentNoted: (state, { kind, state: told }) => {
      const now = known(state);
      return { ...now, noted: new Map([...now.noted, [kind, told]]) };
    },
    VendorForgotten: () => ({ status: 'forgotten' }),
  },
  // A sole proprietor's company name identifies a person, so it counts as personal.
  personal: {
    VendorAdded: PERSONAL,
    VendorDetailsChanged: PERSONAL,
    VendorDocumentRecorded: ['number'],
  },
  commands,
  decide: {
    AddVendor: (c, state) => (state.status === 'none' ? [{ type: 'VendorAdded', data: c }] : []),
    EditVendor: ({ status, ...given }, state) => {
      const now = known(state);
      const details = changed(now.details, given);
      return [
        ...(same(details, now.details)
          ? []
          : [{ type: 'VendorDetailsChanged', data: details } as const]),
        ...(status === undefined || status === now.status
          ? []
          : [
              {
                type: status === 'active' ? 'VendorReactivated' : 'VendorDeactivated',
                data: {},
              } as const,
            ]),
      ];
    },
    // A vendor with payments or jobs is archived, so that those still say who it was; one with
    // messages or a portal user, so that nobody loses what was written.
    RemoveVendor: ({ usesPortal, ...c }, state) => {
      if (state.status === 'deleted') return [];
      const now = known(state);
      if (!usesPortal && c.payments + c.jobs === 0) return [{ type: 'VendorDeleted', data: {} }];
      return now.archived ? [] : [{ type: 'VendorArchived', data: c }];
    },
    RestoreVendor: (_, state) =>
      known(state).archived ? [{ type: 'VendorRestored', data: {} }] : [],
    RecordDocument: (c, state) => {
      const document = c.kind === 'w-9' ? { ...c, number: null } : c;
      const before = known(state).documents.find(({ kind }) => kind === c.kind);
      return before?.number === document.number && before.expiresOn === document.expiresOn
        ? []
        : [{ type: 'VendorDocumentRecorded', data: document }];
    },
    RemoveDocument: ({ kind }, state) =>
      known(state).documents.some((one) => one.kind === kind)
        ? [{ type: 'VendorDocumentRemoved', data: { kind } }]
        : [],
    // Notifies once per document and state; only for active vendors.
    NoteDocuments: (_, state, { today }) => {
      const now = known(state);
      if (now.status === 'inactive' || now.archived) return [];
      return now.documents.flatMap((document): VendorEvent[] => {
        const { kind, expiresOn } = document;
        const next = stateOf(document, today);
        if (next === 'valid' || expiresOn === null || now.noted.get(kind) === next) return [];
        return [{ type: 'VendorDocumentNoted', data: { kind, expiresOn, state: next } }];
      });
    },
    // Payment files in progress still need the vendor's bank account.
    ForgetVendor: ({ name, onTheWay }, state) => {
      if (state.status === 'forgotten') return [];
      if (onTheWay > 0) return refuse('vendor-is-being-paid', { count: onTheWay });
      if (!isNameOf(name, known(state).details.name)) return refuse('name-not-confirmed');
      return [{ type: 'VendorForgotten', data: {} }];
    },
  },
});
