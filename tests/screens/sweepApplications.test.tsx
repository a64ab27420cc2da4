import { applications } from './sweep/applications.ts';
import { sweep } from './sweep/sweep.ts';

sweep(applications);
