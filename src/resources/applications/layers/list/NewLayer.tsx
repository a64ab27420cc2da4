import { useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { CreatePart, Form, SaveButton, Toolbar, useRecordContext } from '../../../../admin/index.ts';
import { InlineEditLayout } from '../../../../admin/list/InlineEditLayout.tsx';
import { isEquivalent } from '../../../../data/isEquivalent.ts';
import type { ApplicationRecord } from '../../../../domain/organizations/application.ts';
import type { NewLayer as LayerBody } from '../../../../platform/layers.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { AllowPrimaryButton } from '../../../../ui/TextButton.tsx';
import { useText } from '../../../../ui/useText.ts';
import { useLayerCalls } from '../useLayerCalls.ts';
import { layerForm, layerFormSource, type LayerValues } from './layerForm.ts';
import { layerInputs } from './LayerInputs.tsx';

const layerBody = ({ layerId = '', name, url, ...values }: LayerValues): LayerBody => ({
  ...values,
  ...(layerId !== '' && { id: layerId }),
  name: name.trim(),
  ...(url !== undefined && { url: url.trim() }),
});

/**
 * Layers may share a name, so after a lost reply only a layer that did not exist before counts as the created
 * one.
 */
function useCreateLayer(appId: string) {
  const { read, create } = useLayerCalls(appId);
  const before = useRef<ReadonlySet<string>>(undefined);
  return {
    async create(values: Partial<RaRecord>) {
      before.current = undefined;
      before.current = new Set((await read()).map(({ _id }) => _id));
      return create(layerBody(values as LayerValues));
    },
    findCreated: async ({ name }: Partial<RaRecord>) =>
      (await read()).some(
        layer => before.current?.has(layer._id) === false && isEquivalent(layer.name, name),
      ),
  };
}

const formToolbar = (
  <AllowPrimaryButton value={false}>
    <Toolbar>
      <SaveButton label="resources.layers.action.add" />
    </Toolbar>
  </AllowPrimaryButton>
);

/** The form of a layer that does not come from a map service. */
export default function NewLayer({ onClose }: { onClose(): void }) {
  const { _id } = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  return (
    <section className="panel panel-body" aria-label={t('resources.layers.page.create')}>
      <CreatePart
        resource="layers"
        {...useCreateLayer(_id)}
        toFormSource={layerFormSource}
        onClose={onClose}
        errorMessage="error.save"
        nameOf={({ name }) => textIn(name).trim()}
      >
        <Form
          noValidate
          fields={layerForm}
          draft={`application:${_id}:layer`}
          label={t('resources.layers.page.create')}
          className="stack"
        >
          <InlineEditLayout inputs={layerInputs()} toolbar={formToolbar} />
        </Form>
      </CreatePart>
    </section>
  );
}
