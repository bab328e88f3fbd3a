// A crew: employees who work on roofs together.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands } from './crew-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

const Details = z.object({ name: z.string(), color: z.string(), members: z.array(z.string()) });
type Details = z.infer<typeof Details>;

export const events = {
  CrewAdded: Details,
  CrewDetailsChanged: Details,
  /** It gets no new jobs but keeps its current ones. */
  CrewArchived: z.object({}),
  CrewRestored: z.object({}),
};
export type CrewEvent = MessageOf<typeof events>;

// ---- state: includes the details, because an edit sends only the fields that change

export type Crew =
  | { readonly status: 'none' }
  | { readonly status: 'active' | 'archived'; readonly details: Details };
type Known = Extract<Crew, { readonly details: Details }>;

const known = (state: Crew): Known => ('details' in state ? state : refuse('crew-not-found'));

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

const same = (a: Details, b: Details): boolean =>
  a.name === b.name &&
  a.color === b.color &&
  a.members.length === b.members.length &&
  a.members.every((member, n) => member === b.members[n]);

export const crew = decider<Crew>()({
  category: 'crew',
  events,
  initial: { status: 'none' },
  evolve: {
    CrewAdded: (_, details) => ({ status: 'active', details }),
    CrewDetailsChanged: (state, details) => ({ ...known(state), details }),
    CrewArchived: (state) => ({ ...known(state), status: 'archived' }),
    CrewRestored: (state) => ({ ...known(state), status: 'active' }),
  },
  // Crews are often named after a person.
  personal: { CrewAdded: ['name', 'members'], CrewDetailsChanged: ['name', 'members'] },
  commands,
  decide: {
    AddCrew: (c, state) => (state.status === 'none' ? [{ type: 'CrewAdded', data: c }] : []),
    EditCrew: ({ status, name, color, members }, state) => {
      const now = known(state);
      const { details } = now;
      const wanted = {
        name: name ?? details.name,
        color: color ?? details.color,
        members: members ?? details.members,
      };
      return [
        ...(same(wanted, details) ? [] : [{ type: 'CrewDetailsChanged', data: wanted } as const]),
        ...(status === undefined || status === now.status
          ? []
          : [
              {
                type: status === 'archived' ? 'CrewArchived' : 'CrewRestored',
                data: {},
              } as const,
            ]),
      ];
    },
  },
});
