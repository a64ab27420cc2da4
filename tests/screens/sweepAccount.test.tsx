import { account } from './sweep/account.ts';
import { sweep } from './sweep/sweep.ts';

sweep(account);
