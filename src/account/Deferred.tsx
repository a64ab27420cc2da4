import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';

interface Props<Given extends object> {
  load(): Promise<{ default: ComponentType<Given> }>;
  given?: Given;
}

/**
 * An optional addition to the page, rendered when its code has loaded, which starts after the form can be used. A failure leaves it out.
 * It is no `lazyComponent`: that would load the texts of the console.
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
