import { describe, expect, it } from 'vitest';
import { unsavedWithin } from '../../src/ui/unsaved/unsaved.ts';

const createPart = () => ({ kept: false, staysOnPage: false, left: false });

describe('what is unsaved in a part of the page', () => {
  it('counts for the page, and not for another part', () => {
    const page = unsavedWithin();
    const [one, other] = [unsavedWithin(page), unsavedWithin(page)];
    const takeOut = one.add(createPart());
    expect([page.any(), one.any(), other.any()]).toEqual([true, true, false]);
    takeOut();
    expect([page.any(), one.any()]).toEqual([false, false]);
  });

  it('is heard of by whoever marks it, there and around', () => {
    const page = unsavedWithin();
    const one = unsavedWithin(page);
    const heard: string[] = [];
    page.subscribe(() => heard.push(`page ${page.any()}`));
    const deaf = one.subscribe(() => heard.push(`part ${one.any()}`));
    one.add(createPart())();
    deaf();
    one.add(createPart());
    expect(heard).toEqual(['page true', 'part true', 'page false', 'part false', 'page true']);
  });

  it('is not asked about twice on the way out, but again where it turns out to have stayed', () => {
    const page = unsavedWithin();
    const typed = createPart();
    page.add(typed);
    typed.left = true;
    expect(page.parts()).toEqual([]);
    page.moved();
    expect(page.parts()).toEqual([typed]);
  });
});
