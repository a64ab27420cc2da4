import { roles } from './sweep/roles.ts';
import { sweep } from './sweep/sweep.ts';

sweep(roles);
