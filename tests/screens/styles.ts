/** How something is drawn, as finding by role and name asks it. */
const ASKED = new Set<string | symbol>(['display', 'visibility', 'content', 'pointerEvents']);

const windows = new WeakSet<Window>();
const known = new Map<
  string,
  Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'content' | 'pointerEvents'>
>();

/**
 * Finding by role asks of every element how it is drawn, and happy-dom goes through all style sheets each time. Elements of one
 * tag and the same classes are drawn alike, save where a style of their own or of one around them says otherwise.
 */
export function drawnAlike(testWindow: Window & typeof globalThis) {
  // Style sheets come with the code of screens: what the last test file asked may be drawn otherwise by now.
  known.clear();
  if (windows.has(testWindow)) return;
  windows.add(testWindow);
  const { getComputedStyle: originalGetComputedStyle } = testWindow;
  testWindow.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.closest('[style*=display], [style*=visibility], [style*=pointer-events]'))
      return originalGetComputedStyle(element, pseudo);
    const elementKey = `${element.tagName} ${element.className}`;
    let drawn = known.get(elementKey);
    if (!drawn) {
      const { display, visibility, content, pointerEvents } = originalGetComputedStyle(element);
      known.set(elementKey, (drawn = { display, visibility, content, pointerEvents }));
    }
    const values: Record<string | symbol, string> = drawn;
    let computed: CSSStyleDeclaration | undefined;
    const style = () => (computed ??= originalGetComputedStyle(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (ASKED.has(name)) return values[name];
        if (name === 'getPropertyValue')
          return (of: string) => (ASKED.has(of) ? values[of] : style().getPropertyValue(of));
        return Reflect.get(style(), name, style());
      },
    });
  };
}
