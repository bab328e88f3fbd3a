// The estimate: an offer to a client, and the client's answer. This file combines its events,
// state, upcasts, commands and rules, each in its own file.
import { decider } from '@purlin/event-sourcing/decider.ts';
import { answering } from './answering.ts';
import { commands } from './commands.ts';
import { events, personal } from './facts.ts';
import { fallsWithChanges, holding } from './holding.ts';
import { keeping } from './keeping.ts';
import { sending } from './sending.ts';
import { evolve, type Estimate } from './state.ts';
import { upcasts } from './upcasts.ts';
import { writing } from './writing.ts';

export const estimate = decider<Estimate>()({
  category: 'estimate',
  events,
  personal,
  initial: { status: 'none' },
  evolve,
  upcasts,
  commands,
  decide: fallsWithChanges({ ...writing, ...sending, ...holding, ...answering, ...keeping }),
});
