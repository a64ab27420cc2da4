import { configs } from './sweep/configs.ts';
import { sweep } from './sweep/sweep.ts';

sweep(configs);
