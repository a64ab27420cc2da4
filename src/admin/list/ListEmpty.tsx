import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { State } from '../../ui/State.tsx';
import { useListFrame } from './ListFrame.ts';

/** react-admin's `Empty`: the list has no record yet, and how the first one is made. */
export function ListEmpty() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 0);
  const { createButton } = useListFrame();
  const said = (own: string, usual: string) =>
    translate(`resources.${resource}.${own}`, { _: translate(usual, { name, _: '' }) });
  return (
    <div className="panel">
      <State
        kind="rows"
        title={said('empty', 'ra.page.empty')}
        text={createButton ? said('invite', 'ra.page.invite') : ''}
      >
        {createButton}
      </State>
    </div>
  );
}
