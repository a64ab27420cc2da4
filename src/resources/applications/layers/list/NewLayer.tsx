import { RecordForm } from '../../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../../forms/SaveButtons.tsx';
import { InPlaces } from '../../../../lists/InPlaces.tsx';
import { MayFill } from '../../../../ui/Button.tsx';
import { useText } from '../../../../ui/useText.ts';
import type { TabProps } from '../../tabs.tsx';
import { layerForm } from './layerForm.ts';
import { layerInputs } from './LayerInputs.tsx';
import { useCreateLayer } from './useCreateLayer.ts';

/** A layer that is typed rather than taken from a service. */
export default function NewLayer({ application: { _id }, close }: TabProps & { close(): void }) {
  const t = useText();
  const create = useCreateLayer(_id);
  return (
    <section className="panel panel-body" aria-label={t('resources.layers.page.create')}>
      <RecordForm
        label={t('resources.layers.page.create')}
        form={layerForm}
        name={`application:${_id}:layer`}
        save={create}
        done={close}
        cancel={close}
      >
        <InPlaces
          inputs={layerInputs()}
          pictures={null}
          words={
            <MayFill value={false}>
              <SaveButtons submit={t('resources.layers.action.add')} />
            </MayFill>
          }
        />
      </RecordForm>
    </section>
  );
}
