import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { State } from '../../ui/State.tsx';
import { useListFrame } from './ListFrame.ts';

/** react-admin's `Empty`: the empty state of a resource without records, with the create button. */
export function ListEmpty() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 0);
  const { createButton } = useListFrame();
  const textOf = (key: string, defaultKey: string) =>
    translate(`resources.${resource}.${key}`, { _: translate(defaultKey, { name, _: '' }) });
  return (
    <div className="panel">
      <State
        kind="rows"
        title={textOf('empty', 'ra.page.empty')}
        text={createButton ? textOf('invite', 'ra.page.invite') : ''}
      >
        {createButton}
      </State>
    </div>
  );
}
