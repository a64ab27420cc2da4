import { sweep } from './sweep/sweep.ts';
import { cards } from './sweep/cards.ts';

sweep(cards);
