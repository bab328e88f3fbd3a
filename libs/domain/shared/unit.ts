// How work and material are counted.
import { z } from 'zod';

/** What lines are counted in (rule: units); a square is 100 square feet, the measure of roofing. */
export const Unit = z.enum(['each', 'hour', 'sqft', 'lnft', 'gallon', 'pound', 'square']);
export type Unit = z.infer<typeof Unit>;
