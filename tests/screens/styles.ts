/** The style properties that queries by role and name read. */
const ASKED = new Set<string | symbol>(['display', 'visibility', 'content', 'pointerEvents']);

const windows = new WeakSet<Window>();
const known = new Map<
  string,
  Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'content' | 'pointerEvents'>
>();

/**
 * Queries by role read the style of every element, and happy-dom searches all style sheets each time.
 * Elements of one tag with the same classes have the same style, unless an inline style on them or around
 * them changes it.
 */
export function looksTheSame(testWindow: Window & typeof globalThis) {
  // Screens load style sheets, so the styles of the last test file may be outdated.
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
