// The first module of the app: locks the page down, then everything else runs.
import '@purlin/web/trusted-types.ts';
import '@purlin/web/zod-strict.ts';
import './bootstrap.tsx';
