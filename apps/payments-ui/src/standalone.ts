// The entry point when these screens run on their own, in development.
import '@purlin/web/trusted-types.ts';
import '@purlin/web/zod-strict.ts';

// Shared modules are available only after this dynamic import.
void import('./standalone-screens.ts');
