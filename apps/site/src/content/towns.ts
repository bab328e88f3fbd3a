// The towns of the service area with real coordinates (degrees, WGS 84), for the map and for search
// engines.
import type { Words } from '../words/en.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}
export type TownId = keyof Words['contact']['area']['towns'];

export const towns: Readonly<Record<TownId, Place>> = {
  eugene: { latitude: 44.0521, longitude: -123.0868 },
  springfield: { latitude: 44.0462, longitude: -123.022 },
  junctionCity: { latitude: 44.2193, longitude: -123.2056 },
  cottageGrove: { latitude: 43.7976, longitude: -123.0595 },
  veneta: { latitude: 44.0487, longitude: -123.3509 },
  florence: { latitude: 43.9826, longitude: -124.0998 },
};
