import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';

type Load<Given extends object> = () => Promise<{ default: ComponentType<Given> }>;

interface Props<Given extends object> {
  load: Load<Given>;
  given?: Given;
}

/** A component whose code starts to load after the form can be used; undefined until then, and if it fails. */
export function useDeferred<Given extends object>(load?: Load<Given>): ComponentType<Given> | undefined {
  const [Part, setPart] = useState<ComponentType<Given>>();
  useEffect(() => {
    if (!load) return;
    whenIdle(() => {
      load().then(
        module => setPart(() => module.default),
        () => {},
      );
    });
  }, [load]);
  return Part;
}

/**
 * An optional addition to the page, rendered when its code has loaded. A failure leaves it out.
 * It is no `lazyComponent`: that would load the texts of the console.
 */
export function Deferred<Given extends object>({ load, given }: Props<Given>) {
  const Part = useDeferred(load);
  return Part && <Part {...given!} />;
}
