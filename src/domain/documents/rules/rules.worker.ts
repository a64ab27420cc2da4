import { serveWorker } from '../../../editors/json/serveWorker.ts';
import { configChecks } from './checks.ts';

serveWorker(configChecks);
