// The first module when these screens run alone, in development.
import '@purlin/web/trusted-types.ts';
import '@purlin/web/zod-strict.ts';

// Shared modules are ready only after this boundary.
void import('./standalone-screens.ts');
