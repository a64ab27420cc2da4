// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { convertWordLists } from '../../src/pages/home/notifications/convertWordLists.ts';

const converted = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  convertWordLists(root);
  return root.innerHTML;
};
const item = (level: number, marker: string, text: string, list = 'l0') =>
  `<p data-style="mso-list:${list} level${level} lfo1"><span data-style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp;</span></span>${text}</p>`;
const li = (text: string, within = '') => `<li><p>${text}</p>${within}</li>`;

describe('lists pasted from Word', () => {
  it('lists pasted from Word are nested by their level', () =>
    expect(
      converted(item(1, '·', 'One') + item(1, '·', 'Two') + item(2, 'o', 'Within') + item(1, '·', 'Three')),
    ).toBe(`<ul>${li('One')}${li('Two', `<ul>${li('Within')}</ul>`)}${li('Three')}</ul>`));

  it.each([
    ['3.', ' start="3"'],
    ['(4)', ' start="4"'],
    ['b)', ' start="2"'],
    ['1.', ''],
    ['ii.', ''],
  ])('a list pasted from Word that begins at %s is numbered%s', (marker, start) =>
    expect(converted(item(1, marker, 'Here'))).toBe(`<ol${start}>${li('Here')}</ol>`),
  );

  it('lists pasted from Word are separate if they differ or a paragraph is between them', () => {
    expect(converted(item(1, '·', 'One') + item(1, '1.', 'First', 'l1'))).toBe(
      `<ul>${li('One')}</ul><ol>${li('First')}</ol>`,
    );
    expect(converted(`${item(1, '1.', 'First')}<p>Text</p>${item(1, '2.', 'Second')}`)).toBe(
      `<ol>${li('First')}</ol><p>Text</p><ol start="2">${li('Second')}</ol>`,
    );
  });
});
