// Units of work and material.
import { z } from 'zod';

/** Units of lines (rule: units). A square is 100 square feet, the usual measure in roofing. */
export const Unit = z.enum(['each', 'hour', 'sqft', 'lnft', 'gallon', 'pound', 'square']);
export type Unit = z.infer<typeof Unit>;
