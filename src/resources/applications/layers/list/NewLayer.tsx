import { CreatePart, Form, SaveButton, Toolbar, useRecordContext } from '../../../../admin/index.ts';
import { InlineEditLayout } from '../../../../admin/list/InlineEditLayout.tsx';
import type { ApplicationRecord } from '../../../../domain/organizations/application.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { AllowPrimaryButton } from '../../../../ui/TextButton.tsx';
import { useText } from '../../../../ui/useText.ts';
import { layerForm, sourceOf } from './layerForm.ts';
import { layerInputs } from './LayerInputs.tsx';
import { useCreateLayer } from './useCreateLayer.ts';

const toolbar = (
  <AllowPrimaryButton value={false}>
    <Toolbar>
      <SaveButton label="resources.layers.action.add" />
    </Toolbar>
  </AllowPrimaryButton>
);

/** The form of a layer that is not taken from a map service. */
export default function NewLayer({ close }: { close(): void }) {
  const { _id } = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  return (
    <section className="panel panel-body" aria-label={t('resources.layers.page.create')}>
      <CreatePart
        resource="layers"
        {...useCreateLayer(_id)}
        sourceOf={sourceOf}
        close={close}
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
          <InlineEditLayout inputs={layerInputs()} toolbar={toolbar} />
        </Form>
      </CreatePart>
    </section>
  );
}
