import { setupServer } from 'msw/node';

/** Answers every call of a screen test; what nobody answers is a failure. */
export const server = setupServer();
