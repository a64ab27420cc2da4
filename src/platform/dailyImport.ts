import * as z from 'zod/mini';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { isDocumentMissing } from './isDocumentMissing.ts';
import { requiredText } from './requiredText.ts';
import { isObject } from './shape.ts';

/** The XML text that controls the nightly import of an application's data (docs/behaviour.md 2 §1). */
export const DailyImport = z.looseObject({ config: z.optional(z.nullable(z.string())) });
export type DailyImport = z.infer<typeof DailyImport>;

/**
 * A config that was replaced. `backupName` was given by the user who replaced it, or by the platform after a
 * revert. `createdOn` is in epoch seconds. No call reads its text; some platforms send it as `config`.
 */
export const BackupVersion = z.looseObject({
  version: z.union([z.string(), z.number()]),
  backupName: z.optional(z.string()),
  createdOn: z.optional(z.nullable(z.number())),
  config: z.optional(z.nullable(z.string())),
});
export type BackupVersion = z.infer<typeof BackupVersion>;

/** The additional form field of a save. */
export const BackupFields = { backupName: requiredText('dailyImport.rule.backupName') };

const hasConfig = (answer: unknown) => isObject(answer) && 'config' in answer;
const writeShape = { reply: DailyImport, isValidReply: hasConfig, changes: ['daily-import'] } as const;

/** `appId` and `clientId` in the bodies are the application's `_id` (docs/behaviour.md 2 §7). */
export const dailyImport = {
  /** Null if the application has none yet. */
  ofApplication: endpoint('GET /api/daily-import/client/{appId}', {
    reply: z.nullable(DailyImport),
    isValidReply: hasConfig,
    isMissing: isDocumentMissing,
    shows: ['daily-import', 'applications'],
  }),
  /**
   * The replaced config is kept as a version with this name. Returns 422 with `errors.config` or
   * `errors.backupName`.
   */
  save: endpoint('POST /api/daily-import/client/{appId}', {
    body: z.object({ config: z.string(), ...BackupFields, appId: z.string() }),
    ...writeShape,
  }),
  /** Sorted from newest to oldest. */
  versions: endpoint('GET /api/daily-import/backup-versions/application/{id}', {
    reply: listOf(BackupVersion),
    shows: ['daily-import', 'applications'],
  }),
  /** Makes a version the current config and returns it. The replaced config is kept as a version, too. */
  revert: endpoint('POST /api/daily-import/revert/version/{version}', {
    body: z.object({ clientId: z.string() }),
    ...writeShape,
  }),
};
