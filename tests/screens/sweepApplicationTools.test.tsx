import { applicationTools } from './sweep/applicationTools.ts';
import { sweep } from './sweep/sweep.ts';

sweep(applicationTools);
