import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';

interface Props<Given extends object> {
  load(): Promise<{ default: ComponentType<Given> }>;
  given?: Given;
}

/**
 * Renders an optional part of the page once its code has loaded. Loading starts after the form is usable, and
 * a failure leaves the part out. It does not use `lazyComponent`, which would load the texts of the console.
 */
export function Deferred<Given extends object>({ load, given }: Props<Given>) {
  const [Part, setPart] = useState<ComponentType<Given>>();
  useEffect(() => {
    whenIdle(() => {
      load().then(
        module => setPart(() => module.default),
        () => {},
      );
    });
  }, [load]);
  return Part && <Part {...given!} />;
}
