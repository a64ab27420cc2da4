import { account } from './account.ts';
import { applications } from './applications.ts';
import { cards } from './cards.ts';
import { catalogue } from './catalogue.ts';
import { children } from './children.ts';
import { plans } from './plans.ts';
import { roles } from './roles.ts';
import { subscriptions } from './subscriptions.ts';
import type { EveryCall } from './sweep.ts';
import { users } from './users.ts';

// A call of the contract that nobody sweeps does not compile.
({ ...account, ...applications, ...cards, ...catalogue, ...children, ...plans, ...roles, ...subscriptions, ...users }) satisfies EveryCall;
