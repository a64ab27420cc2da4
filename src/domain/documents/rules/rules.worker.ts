import { serveWorker } from '../../../editors/json/serveWorker.ts';
import { configChecks } from './configChecks.ts';

serveWorker(configChecks);
