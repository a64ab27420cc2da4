import { checker, type Asked } from './check.ts';

const texts = checker();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.compare !== undefined) texts.compare(data.compare);
  postMessage(texts.check(data.text));
});
