import { cards } from './sweep/cards.ts';
import { sweep } from './sweep/sweep.ts';

sweep(cards);
