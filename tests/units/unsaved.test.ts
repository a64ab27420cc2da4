import { describe, expect, it } from 'vitest';
import { createUnsavedScope } from '../../src/ui/unsaved/unsaved.ts';

const createPart = () => ({ kept: false, staysOnPage: false, left: false });

describe('unsaved parts of a page', () => {
  it('unsaved input counts for its page, and not for another part', () => {
    const page = createUnsavedScope();
    const [one, other] = [createUnsavedScope(page), createUnsavedScope(page)];
    const takeOut = one.add(createPart());
    expect([page.any(), one.any(), other.any()]).toEqual([true, true, false]);
    takeOut();
    expect([page.any(), one.any()]).toEqual([false, false]);
  });

  it('a listener of a part and of its page hears of unsaved input', () => {
    const page = createUnsavedScope();
    const one = createUnsavedScope(page);
    const heard: string[] = [];
    page.subscribe(() => heard.push(`page ${page.any()}`));
    const deaf = one.subscribe(() => heard.push(`part ${one.any()}`));
    one.add(createPart())();
    deaf();
    one.add(createPart());
    expect(heard).toEqual(['page true', 'part true', 'page false', 'part false', 'page true']);
  });

  it('unsaved input is not asked about twice while leaving, but again if the user stays', () => {
    const page = createUnsavedScope();
    const typed = createPart();
    page.add(typed);
    typed.left = true;
    expect(page.parts()).toEqual([]);
    page.moved();
    expect(page.parts()).toEqual([typed]);
  });
});
