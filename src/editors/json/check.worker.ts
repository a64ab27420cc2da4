import { checker, type Asked } from './check.ts';
import { compare, type Versions } from './compare.ts';
import { find, type Sought } from './find.ts';

const texts = checker();

addEventListener('message', ({ data }: MessageEvent<Asked | Versions | Sought>) => {
  if ('base' in data) return postMessage(compare(data));
  if ('wanted' in data) return postMessage(find(data.text, data.wanted, data.most));
  if (data.compare !== undefined) texts.compare(data.compare);
  if (data.held) texts.hold(data.held);
  postMessage(texts.check(data.text));
});
