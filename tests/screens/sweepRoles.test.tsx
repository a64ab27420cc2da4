import { sweep } from './sweep/sweep.ts';
import { roles } from './sweep/roles.ts';

sweep(roles);
