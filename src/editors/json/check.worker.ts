import { serveWorker } from './serveWorker.ts';

serveWorker();
