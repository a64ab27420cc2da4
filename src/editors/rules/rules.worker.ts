import { serveWorker } from '../json/serveWorker.ts';
import { checks } from './checks.ts';

serveWorker(checks);
