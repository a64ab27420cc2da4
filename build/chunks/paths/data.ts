/** Lists, forms, record pages and the journal search and compare with these, and none of them loads the others. */
export const foldModules = ['src/data/isEquivalent.ts', 'src/data/isSameJson.ts', 'src/platform/fold.ts'];

/** Loads with the first form or the first write of a record. */
export const writingModules = [
  'src/data/normalizeReferences.ts',
  'src/data/queueWrite.ts',
  'src/data/mergeRecord.ts',
  'src/data/recordWrites.ts',
  'src/data/safeWrite.ts',
  'src/data/toPayload.ts',
  'src/data/verifiedUpdate.ts',
];

/** The contracts of all areas build on these. */
export const contractModules = [
  'zod/',
  'src/platform/crud.ts',
  'src/platform/filterQuery.ts',
  'src/platform/requiredText.ts',
  'src/platform/isDocumentMissing.ts',
  'src/platform/ref.ts',
  'src/platform/unchecked.ts',
  'src/platform/users.ts',
  'src/platform/isHttpUrl.ts',
];
