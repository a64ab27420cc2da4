import { CallError } from '../platform/errors.ts';

/** No answer came, or none that can be read: nobody knows what the platform did (decision 22). */
export const isLost = (error: unknown): boolean => error instanceof CallError && error.status === 0;

/** The error of what was looked for and is not there, as a platform's own 404. */
export const gone = () => new CallError('rejected', 404, '', { errors: {} });
