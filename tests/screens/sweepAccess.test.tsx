import { access } from './sweep/access.ts';
import { sweep } from './sweep/sweep.ts';

sweep(access);
