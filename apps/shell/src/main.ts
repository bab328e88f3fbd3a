// The first module of the app: locks the page down, then loads everything else.
import '@purlin/web/trusted-types.ts';
import '@purlin/web/zod-strict.ts';

// Modules shared with the remotes are ready only after this boundary.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
