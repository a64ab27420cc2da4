import { useEffect, useState, type ComponentType } from 'react';

interface Props<Given extends object> {
  load(): Promise<{ default: ComponentType<Given> }>;
  given?: Given;
}

/** What nobody waits for: drawn once its code has come, after the form can be used. Without it the page is whole, too. */
export function Later<Given extends object>({ load, given }: Props<Given>) {
  const [Part, setPart] = useState<ComponentType<Given>>();
  useEffect(() => {
    load().then(
      module => setPart(() => module.default),
      () => {},
    );
  }, [load]);
  return Part && <Part {...given!} />;
}
