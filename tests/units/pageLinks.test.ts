// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pageLinks } from '../../src/admin/list/PaginationFooter.tsx';

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 50, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [6, 50, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [7, 50, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [50, 50, [41, 42, 43, 44, 45, 46, 47, 48, 49, 50]],
  [5000, 12500, [4995, 4996, 4997, 4998, 4999, 5000, 5001, 5002, 5003, 5004]],
])('on page %d of %d the page links are %j', (page, last, links) =>
  expect(pageLinks(page, last)).toEqual(links),
);

it('at most ten page links are shown, and the current page is always among them', () => {
  for (let last = 1; last <= 40; last += 1)
    for (let page = 1; page <= last; page += 1) {
      const links = pageLinks(page, last);
      expect(links).toHaveLength(Math.min(10, last));
      expect(links).toContain(page);
      expect(links[0]).toBeGreaterThanOrEqual(1);
      expect(links.at(-1)).toBeLessThanOrEqual(last);
    }
});
