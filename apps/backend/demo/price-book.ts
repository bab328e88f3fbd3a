// Demo data: the price book of a roofer, services and materials with units, prices and costs. The
// prices are invented.
import { MATERIALS } from './materials.ts';
import type { DemoCategory } from './price-book-shapes.ts';
import { SERVICES } from './services.ts';

export const demoPriceBook: readonly DemoCategory[] = [...SERVICES, ...MATERIALS];
