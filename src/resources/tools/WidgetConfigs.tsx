import { useId } from 'react';
import { NotBuilt } from '../../ui/NotBuilt.tsx';
import { useText } from '../../ui/useText.ts';

/** The place of a tool's widget configs: one for each application, and the default. */
export function WidgetConfigs() {
  const t = useText();
  const heading = useId();
  return (
    <section className="panel" aria-labelledby={heading}>
      <div className="panel-head">
        <h2 id={heading}>{t('tools.config')}</h2>
      </div>
      <NotBuilt />
    </section>
  );
}
