// What is still over the limits of length, to be divided by what it holds.

/** Over the limit: the lines of the file, and how many of its functions are too long. */
export interface StillLong {
  readonly lines?: number;
  readonly functions?: number;
}

/**
 * The numbers may only fall: what grows breaks the law, and what has become shorter is said here.
 */
export const stillLong: Readonly<Record<string, StillLong>> = {
  'apps/backend/demo/story.ts': {
    lines: 279,
  },
  'apps/backend/estimates/estimate-life.spec.ts': {
    lines: 548,
  },
  'apps/backend/leads/forms.spec.ts': {
    lines: 363,
  },
  'apps/backend/platform/core/commands/commands.spec.ts': {
    lines: 318,
  },
  'apps/backend/platform/core/history/personal-data.spec.ts': {
    lines: 344,
  },
  'apps/backend/platform/core/projection/projector.spec.ts': {
    lines: 367,
  },
  'apps/backend/platform/core/tasks/tasks.spec.ts': {
    lines: 456,
  },
  'apps/backend/platform/servers/embedded/postgres.spec.ts': {
    lines: 304,
  },
  'apps/backend/platform/servers/pdf.ts': {
    functions: 1,
  },
  'apps/backend/processes.spec.ts': {
    lines: 393,
  },
  'apps/backend/spec-calls.spec.ts': {
    lines: 540,
    functions: 1,
  },
  'libs/event-store/postgres-engine.spec.ts': {
    lines: 330,
  },
  'tools/journeys/leads.spec.ts': {
    functions: 1,
  },
};
