import { layers } from './sweep/layers.ts';
import { sweep } from './sweep/sweep.ts';

sweep(layers);
