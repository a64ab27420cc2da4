import { notifications } from './sweep/notifications.ts';
import { sweep } from './sweep/sweep.ts';

sweep(notifications);
