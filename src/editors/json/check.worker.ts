import { checker, type Asked } from './check.ts';
import { compare, type Versions } from './compare.ts';

const texts = checker();

addEventListener('message', ({ data }: MessageEvent<Asked | Versions>) => {
  if ('base' in data) return postMessage(compare(data));
  if (data.compare !== undefined) texts.compare(data.compare);
  if (data.held) texts.hold(data.held);
  postMessage(texts.check(data.text));
});
