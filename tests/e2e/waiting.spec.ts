import { expect, test, type Page } from './test.ts';

/** The top and height of the parts of a record page that exist from the start, in pixels. */
const positions = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    all =>
      all.flatMap(part => {
        const found = [...document.querySelectorAll(`main ${part}`)];
        return found.map((element, n) => {
          const { top, height } = element.getBoundingClientRect();
          return `${part} ${n}: ${Math.round(top)}, ${Math.round(height)}`;
        });
      }),
    [...parts],
  );

const head = ['h1', '[role=tablist]', '[role=tabpanel] .panel-head', '[role=tabpanel] form'];
const aside = ['section .panel-head', 'dl > div'];

for (const [width, parts] of [
  [1280, [...head, ...aside]],
  [390, head],
] as const)
  for (const [name, address, call] of [
    ['user', '/user/5f3c2a100001000000000002/info', 'GET /api/users/detail/*'],
    ['role', '/role/5f3c2a100003000000000001/info', 'GET /api/roles/*'],
  ] as const)
    test(`the loading page of a ${name} has the positions of the finished page at ${width} px`, async ({
      staff,
      demo,
    }) => {
      await staff.setViewportSize({ width, height: 900 });
      await demo.fault({ match: call, hang: true });
      await staff.goto(address);
      await staff.locator('main [inert] [role=combobox]').first().waitFor();
      const waiting = await positions(staff, parts);
      await demo.clearFaults();
      await expect(staff.locator('main [inert]')).toHaveCount(0);
      // Related records load after the record.
      await expect(staff.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(waiting.length).toBeGreaterThanOrEqual(parts.length);
      expect(await positions(staff, parts)).toEqual(waiting);
    });
