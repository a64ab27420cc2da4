import { dailyImport } from './sweep/dailyImport.ts';
import { sweep } from './sweep/sweep.ts';

sweep(dailyImport);
