import { catalogue } from './sweep/catalogue.ts';
import { sweep } from './sweep/sweep.ts';

sweep(catalogue);
