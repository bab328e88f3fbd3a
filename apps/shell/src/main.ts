// The app's entry point: sets up Trusted Types, then loads everything else.
import '@purlin/web/trusted-types.ts';
import '@purlin/web/zod-strict.ts';
import './bootstrap.tsx';
