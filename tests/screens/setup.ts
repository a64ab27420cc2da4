import { cleanup, configure } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

// Code loaded on demand and a busy machine take their time; what is there sooner is seen sooner.
configure({ asyncUtilTimeout: 8000 });

/** Answers every call of a screen test; what nobody answers is a failure. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(cleanup);
afterAll(() => server.close());
