// Weather hazards.
export const HAZARDS = ['rain', 'wind', 'frost'] as const;
export type Hazard = (typeof HAZARDS)[number];
