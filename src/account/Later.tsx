import { useEffect, useState, type ComponentType } from 'react';

/** What nobody waits for: drawn once its code has come, after the form can be used. Without it the page is whole, too. */
export function Later({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    load().then(
      module => setPart(() => module.default),
      () => {},
    );
  }, [load]);
  return Part && <Part />;
}
