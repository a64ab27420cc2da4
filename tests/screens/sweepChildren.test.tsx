import { children } from './sweep/children.ts';
import { sweep } from './sweep/sweep.ts';

sweep(children);
