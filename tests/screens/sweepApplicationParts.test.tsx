import { applicationParts } from './sweep/applicationParts.ts';
import { sweep } from './sweep/sweep.ts';

sweep(applicationParts);
