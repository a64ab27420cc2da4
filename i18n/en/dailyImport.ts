/** What an application's data is read in by every night (spec 2 §1). */
export default {
  rule: { backupName: 'A backup name is required' },
} as const;
