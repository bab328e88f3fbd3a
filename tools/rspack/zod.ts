// What `zod` is in the browser: one module, shared by the shell and the remotes.
export * as z from './zod-parts.ts';
