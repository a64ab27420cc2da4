import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';

interface Props<P extends object> {
  load(): Promise<{ default: ComponentType<P> }>;
  componentProps?: P;
}

/**
 * Renders an optional part of the page once its code has loaded. Loading starts after the form is usable, and
 * a failure leaves the part out. It does not use `lazyComponent`, which would load the texts of the console.
 */
export function Deferred<P extends object>({ load, componentProps }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  useEffect(() => {
    whenIdle(() => {
      load().then(
        module => setPart(() => module.default),
        () => {},
      );
    });
  }, [load]);
  return Part && <Part {...componentProps!} />;
}
