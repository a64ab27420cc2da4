import { plans } from './sweep/plans.ts';
import { sweep } from './sweep/sweep.ts';

sweep(plans);
