// What a batch is called.

/** "Batch 0041" */
export const batchName = (id: number): string => `Batch ${String(id).padStart(4, '0')}`;
