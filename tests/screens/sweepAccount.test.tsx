import { sweep } from './sweep/sweep.ts';
import { account } from './sweep/account.ts';

sweep(account);
