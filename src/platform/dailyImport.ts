import * as z from 'zod/mini';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { isDocumentMissing } from './isDocumentMissing.ts';
import { requiredText } from './requiredText.ts';
import { isObject } from './shape.ts';

/** What an application's data is read in by, every night: a text of XML (docs/behaviour.md 2 §1). */
export const DailyImport = z.looseObject({ config: z.optional(z.nullable(z.string())) });
export type DailyImport = z.infer<typeof DailyImport>;

/**
 * A config as it was before another one took its place, named by whoever saved that, or by the platform where an earlier one
 * was reverted to; `createdOn` is in epoch seconds. There is no call for its text: `config` is there where the platform sends it
 * along.
 */
export const BackupVersion = z.looseObject({
  version: z.union([z.string(), z.number()]),
  backupName: z.optional(z.string()),
  createdOn: z.optional(z.nullable(z.number())),
  config: z.optional(z.nullable(z.string())),
});
export type BackupVersion = z.infer<typeof BackupVersion>;

/** What is asked of whoever saves one. */
export const BackupFields = { backupName: requiredText('dailyImport.rule.backupName') };

const hasConfig = (answer: unknown) => isObject(answer) && 'config' in answer;
const writeShape = { reply: DailyImport, isValidReply: hasConfig, changes: ['daily-import'] } as const;

/** In the bodies `appId` and `clientId` are the application's `_id` (docs/behaviour.md 2 §7). */
export const dailyImport = {
  /** Null: the application has none yet. */
  ofApplication: endpoint('GET /api/daily-import/client/{appId}', {
    reply: z.nullable(DailyImport),
    isValidReply: hasConfig,
    isMissing: isDocumentMissing,
    shows: ['daily-import', 'applications'],
  }),
  /** What it takes the place of is kept as a version of this name. 422 with `errors.config` or `errors.backupName`. */
  save: endpoint('POST /api/daily-import/client/{appId}', {
    body: z.object({ config: z.string(), ...BackupFields, appId: z.string() }),
    ...writeShape,
  }),
  /** The newest first. */
  versions: endpoint('GET /api/daily-import/backup-versions/application/{id}', {
    reply: listOf(BackupVersion),
    shows: ['daily-import', 'applications'],
  }),
  /** Makes a version the current one, and answers it. What it takes the place of is kept as a version, too. */
  revert: endpoint('POST /api/daily-import/revert/version/{version}', {
    body: z.object({ clientId: z.string() }),
    ...writeShape,
  }),
};
