import { afterAll, afterEach, beforeAll } from 'vitest';
import { lettersIn } from '../../mocks/mail.ts';
import { clearFaults, type Fault } from '../../mocks/faults.ts';
import type { ListShape } from '../../mocks/lists.ts';
import { platformHandlers } from '../../mocks/msw.ts';
import { CHEAP_PASSWORDS } from '../../mocks/passwords.ts';
import { standUp, type Standing } from '../../mocks/standUp.ts';
import { server } from './setup.ts';

/** A stand-in platform of this test file's own, answering its calls; without faults again after each test. */
export function platform() {
  let standing: Standing;
  beforeAll(async () => {
    standing = await standUp({ where: { memory: true }, demo: true, passwordCost: CHEAP_PASSWORDS });
    server.use(...platformHandlers(standing.app));
  }, 60_000);
  afterEach(() => {
    clearFaults(standing.faults!);
    standing.faults!.tape.length = 0;
  });
  afterAll(() => standing.database.close());

  return {
    /** Plays a fault on the calls of `match`, the later-stated one last. */
    fault: (rule: Fault) => void standing.faults!.rules.push(rule),
    mailFails: () => (standing.faults!.mailFails = true),
    /** Every list comes in this shape. */
    listShape: (shape: ListShape) => (standing.faults!.listShape = shape),
    expireTokens: () => (standing.faults!.tokensSince = Date.now() + 1),
    /** The calls of a test so far: `POST /auth/local`. */
    calls: () => standing.faults!.tape.map(({ method, path }) => `${method} ${path.split('?')[0]}`),
    /** The link in the newest letter to somebody. */
    letter: async (to: string) => (await lettersIn(standing.stand.db)).find(mail => mail.to === to)?.link ?? undefined,
  };
}
