import { CallError } from '../platform/errors.ts';

/** Whether a call failed because of the platform, and not because of what was asked: it may answer a while later. */
export const isPlatformDown = (error: unknown): boolean =>
  error instanceof CallError &&
  ([502, 503, 504].includes(error.status) || error.failure === 'timeout' || error.failure === 'offline');

/** An error of the console's own. Its message is a text key, which react-admin's notifications translate. */
const consoleError = (httpStatus: number, message: string) =>
  Object.assign(new CallError('rejected', httpStatus, '', { errors: {} }), { message });

/** The error of what was looked for and is not there, as a platform's own 404. */
export const notFoundError = () => consoleError(404, 'ra.notification.item_doesnt_exist');

/** The error of what the platform would refuse, as its own 403. */
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

/** Does what reads a record and saves it. Overtaken between the two (409): once more, on what is there then. */
export const retryOnConflict = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch((error: unknown) => {
    if (error instanceof CallError && error.status === 409 && !(error instanceof ConflictError))
      return attempt();
    throw error;
  });
