/** A finished job is forgotten: the row that owed the work is the record, and its id can be queued again. */
export const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true, attempts: 1 } as const;
