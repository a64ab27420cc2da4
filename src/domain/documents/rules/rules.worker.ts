import { serveWorker } from '../../../editors/json/serveWorker.ts';
import { checks } from './checks.ts';

serveWorker(checks);
