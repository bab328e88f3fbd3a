// The default checklists.

const list = (name: string, ...steps: readonly string[]) => ({ name, steps: steps.join('\n') });

export const usualChecklists = [
  list(
    'Roof replacement',
    'Materials delivered and counted',
    'Photos before',
    'Plants, siding and gutters covered',
    'Old roof torn off',
    'Decking checked, rotten boards shown to the client',
    'Drip edge, underlayment, ice and water shield',
    'Flashing at walls, chimneys and valleys',
    'Shingles or panels',
    'Ridge, vents and pipe boots',
    'Gutters cleaned, yard swept with a magnet',
    'Photos after',
    'Walk-through with the client',
  ),
  list(
    'Repair',
    'Photos before',
    'Source of the leak found and shown',
    'Repair done',
    'Water test',
    'Photos after',
    'Cleaned up',
  ),
  list(
    'Storm damage',
    'Photos of all damage for the insurer',
    'Tarp or other protection in place',
    'Adjuster met',
    'Repair done',
    'Photos after',
    'Cleaned up',
  ),
  list(
    'Maintenance',
    'Roof and valleys cleared',
    'Gutters and downspouts cleared',
    'Flashing, boots and sealant checked',
    'Photos of what needs attention',
  ),
  list(
    'Inspection',
    'Photos of every slope',
    'Attic checked',
    'Flashing, boots and vents checked',
    'Report written',
  ),
];
