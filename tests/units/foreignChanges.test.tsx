// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followForeignChanges } from '../../src/ui/followForeignChanges.ts';

beforeAll(followForeignChanges);
afterEach(cleanup);

/** Translated text as extensions insert it: `<font><font>text</font></font>`. */
function translated(text: string) {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = `${text}*`;
  outer.append(inner);
  return outer;
}
const WAYS: Record<string, (text: Text) => void> = {
  'in one step': text => text.replaceWith(translated(text.data)),
  'in two steps': text => {
    text.before(translated(text.data));
    text.remove();
  },
  'after each other': text => {
    text.after(translated(text.data));
    text.remove();
  },
  'around the text': text => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
};
/** The observer runs after the script that makes the changes. */
const heard = () => new Promise(resolve => setTimeout(resolve, 5));

function textsOf(parent: Node): Text[] {
  return [...parent.childNodes].flatMap(node => (node instanceof Text ? [node] : textsOf(node)));
}

function renderPage(first: ReactNode) {
  const { container, rerender } = render(<p>{first}</p>);
  const text = () => container.textContent!.replaceAll('*', '');
  return { container, text, draw: (next: ReactNode) => rerender(<p>{next}</p>) };
}

const selected = (count: number) => (
  <>
    {count} <b>rows</b> selected
  </>
);

describe.each(Object.entries(WAYS))('a page with texts replaced by an extension %s', (_, replace) => {
  const replaceAll = async (container: Element) => {
    textsOf(container).forEach(replace);
    await heard();
  };

  it('a translated text shows the new text when React updates it', async () => {
    const { container, text, draw } = renderPage(selected(3));
    await replaceAll(container);
    draw(selected(4));
    await heard();
    expect(text()).toBe('4 rows selected');
    await replaceAll(container);
    draw(selected(5));
    await heard();
    expect(text()).toBe('5 rows selected');
  });

  it('a translated text disappears when React removes it', async () => {
    const { container, text, draw } = renderPage(['Saved', <b key="b"> by you</b>]);
    await replaceAll(container);
    draw([null, <b key="b"> by you</b>]);
    expect(text()).toBe(' by you');
  });

  it('an element that React inserts before a translated text appears in its place', async () => {
    const { container, text, draw } = renderPage([null, 'rows', <i key="i"> here</i>]);
    await replaceAll(container);
    draw([<b key="b">3 </b>, 'rows', <i key="i"> here</i>]);
    expect(text()).toBe('3 rows here');
  });

  it('a translated element is removed together with its translation', async () => {
    const { container, text, draw } = renderPage(selected(3));
    await replaceAll(container);
    draw(<i>None</i>);
    expect(text()).toBe('None');
    draw(null);
    expect(text()).toBe('');
  });

  it('a translated page can be emptied in the same moment', () => {
    const { container, text, draw } = renderPage(selected(3));
    textsOf(container).forEach(replace);
    draw(null);
    expect(text()).toBe('');
  });
});

it('a translation that is reverted and made again still shows updates', async () => {
  const { container, text, draw } = renderPage(selected(3));
  const before = textsOf(container)[0]!;
  const font = translated('3');
  before.replaceWith(font);
  await heard();
  const again = document.createTextNode('3');
  font.replaceWith(again);
  await heard();
  again.replaceWith(translated('3'));
  await heard();
  draw(selected(4));
  await heard();
  expect(text()).toBe('4 rows selected');
});

it('elements that change their order while others are added stay on the page', async () => {
  const items = (...names: string[]) => names.map(name => <b key={name}>{name}</b>);
  const { text, draw } = renderPage(items('a', 'b', 'c'));
  draw(items('c', 'd', 'a', 'b'));
  draw(items('b', 'e', 'c', 'd'));
  await heard();
  draw(items('e', 'b'));
  expect(text()).toBe('eb');
});
