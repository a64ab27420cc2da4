import { sweep } from './sweep/sweep.ts';
import { users } from './sweep/users.ts';

sweep(users);
