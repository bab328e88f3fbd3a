// A data export: records who exported all of the company's data, and when. The file is generated
// during the download and never stored.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands } from './data-export-shapes.ts';

// ---- facts

export const events = {
  DataTaken: z.object({}),
};
export type DataExportEvent = MessageOf<typeof events>;

// ---- state

export interface DataExport {
  readonly status: 'none' | 'taken';
}

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

export const dataExport = decider<DataExport>()({
  category: 'dataExport',
  events,
  initial: { status: 'none' },
  evolve: { DataTaken: () => ({ status: 'taken' }) },
  commands,
  decide: {
    TakeData: (_, { status }) => (status === 'none' ? [{ type: 'DataTaken', data: {} }] : []),
  },
});
