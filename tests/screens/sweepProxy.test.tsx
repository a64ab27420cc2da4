import { proxy } from './sweep/proxy.ts';
import { sweep } from './sweep/sweep.ts';

sweep(proxy);
