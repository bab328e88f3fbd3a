// Keeps zod from compiling code at run time, which the content security policy forbids. Import it
// before anything that uses zod.
import { z } from 'zod';

// zod keeps its configuration on globalThis, so one import per page is enough, however many bundles
// include their own zod.
z.config({ jitless: true });
