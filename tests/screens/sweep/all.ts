import { account } from './account.ts';
import { roles } from './roles.ts';
import type { EveryCall } from './sweep.ts';
import { users } from './users.ts';

// A call of the contract that nobody sweeps does not compile.
({ ...account, ...roles, ...users }) satisfies EveryCall;
