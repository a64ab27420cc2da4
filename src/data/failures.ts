import { CallError } from '../platform/errors.ts';

/** Returns whether the platform was unavailable, so that the same call may succeed later. */
export const isPlatformDown = (error: unknown): boolean =>
  error instanceof CallError &&
  ([502, 503, 504].includes(error.status) || error.failure === 'timeout' || error.failure === 'offline');

/** Returns whether further calls would fail, too: the browser is offline, or the platform limits calls. */
export const isHopeless = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof CallError && error.status === 429);

/**
 * Creates an error of the console itself. Its message is a text key, which react-admin's notifications
 * translate.
 */
const consoleError = (httpStatus: number, message: string) =>
  Object.assign(new CallError('rejected', httpStatus, '', { errors: {} }), { message });

/** Equals the error of a 404 reply, for records that the console finds to be missing. */
export const notFoundError = () => consoleError(404, 'ra.notification.item_doesnt_exist');

/** Equals the error of a 403 reply, for calls that the platform would refuse. */
export const forbiddenError = () => consoleError(403, 'ra.notification.not_authorized');

/** A save would overwrite another user's change. The console throws it with status 409 before it sends anything. */
export class ConflictError extends CallError {
  constructor(
    /** The current record. To overwrite it after a question, save again with it as `agreedTo`. */
    readonly current: Readonly<Record<string, unknown>>,
  ) {
    super('rejected', 409, '', { errors: {} });
    this.name = 'ConflictError';
    // A text key, which react-admin's notifications translate.
    this.message = 'error.conflict';
  }
}

/**
 * Runs an attempt that reads a record and saves it. If another save came between (409), it runs once again
 * with the new record.
 */
export const retryOnConflict = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch((error: unknown) => {
    if (error instanceof CallError && error.status === 409 && !(error instanceof ConflictError))
      return attempt();
    throw error;
  });
