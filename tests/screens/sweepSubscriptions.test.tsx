import { subscriptions } from './sweep/subscriptions.ts';
import { sweep } from './sweep/sweep.ts';

sweep(subscriptions);
