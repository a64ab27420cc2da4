import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadTexts, type Area } from '../../../i18n/index.ts';
import { LoadBoundary, LoadError } from './LoadBoundary.tsx';
import { pendingCode } from './pendingCode.ts';
import { preloadOnce } from './preload.ts';
import { reloadStyleSheets } from './styleSheets.ts';

/** Event handlers that preload a component before its opener is clicked. */
export interface PreloadProps {
  onPointerEnter(): void;
  onFocus(): void;
}

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /**
   * Loads code and texts, and rejects if that fails. Afterwards the component renders synchronously, without
   * its fallback.
   */
  preload(): Promise<void>;
  preloadProps: PreloadProps;
}

const Nothing = () => null;

/**
 * Creates a component in a chunk of its own, loaded with the texts of its areas when it first renders or is
 * preloaded: `const Dialog = lazyComponent(() => import('./Dialog.tsx'), ['resources.users'])`. `Fallback`
 * renders in the meantime. If loading fails, a message with Retry renders in its place, or a component with a
 * prop `onClose` is closed; the next render loads it again. With `'parent'`, as for pages, the nearest
 * Suspense and error boundary handle both.
 */
export function lazyComponent<Props extends object>(
  code: () => Promise<{ default: ComponentType<Props> }>,
  areas: readonly Area[] = [],
  Fallback: ComponentType<Props> | 'parent' = Nothing,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const [module] = await Promise.all([code(), loadTexts(areas), reloadStyleSheets()]);
    loaded = module.default;
    return module;
  };
  const create = (): ComponentType<Props> =>
    lazy(() =>
      pendingCode(load()).catch(error => {
        throw new LoadError(error, () => void (Lazy = create()));
      }),
    );
  let Lazy = create();
  const preload = async () => {
    if (!loaded) await load();
  };
  const startPreload = () => preloadOnce(preload);

  function Content(props: Props) {
    // A mounted component keeps its type even if it is preloaded later, so that React does not remount it.
    const [Rendered] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Rendered {...props} />;
  }
  function Bounded(props: Props) {
    const { onClose } = props as { onClose?: () => void };
    return (
      <LoadBoundary {...(onClose && { onClose })}>
        <Suspense fallback={Fallback === 'parent' ? null : <Fallback {...props} />}>
          <Content {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(Fallback === 'parent' ? Content : Bounded, {
    preload,
    preloadProps: { onPointerEnter: startPreload, onFocus: startPreload },
  });
}
