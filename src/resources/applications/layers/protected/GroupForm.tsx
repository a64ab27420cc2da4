import {
  ArrayInput,
  CreatePart,
  EditPart,
  NumberInput,
  SaveButton,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
} from '../../../../admin/index.ts';
import type { ProtectedLayer } from '../../../../platform/protectedLayers.ts';
import { AllowPrimaryButton } from '../../../../ui/TextButton.tsx';
import { useText } from '../../../../ui/useText.ts';
import styles from './protected.module.css';
import { protectedForm, type LayerName, type ProtectedValues } from './protectedForm.ts';
import { groupName, useGroupCreation, useGroupPart } from './useProtected.ts';

interface Props {
  title: string;
  /** Text key of the submit button. */
  submit?: string;
  draft: string;
}

function GroupForm({ title, submit, draft }: Props) {
  return (
    <div className={`${styles.group} ${styles.form}`}>
      <h3>{title}</h3>
      <SimpleForm
        label={title}
        fields={protectedForm}
        draft={draft}
        toolbar={
          <AllowPrimaryButton value={false}>
            <Toolbar>
              <SaveButton {...(submit && { label: submit })} />
            </Toolbar>
          </AllowPrimaryButton>
        }
      >
        <div className={styles.own}>
          <TextInput<ProtectedValues> source="groupName" autoFocus autoComplete="off" />
          <NumberInput<ProtectedValues> source="groupIndex" />
        </div>
        <ArrayInput<ProtectedValues> source="layerNames" helperText="protectedLayers.layersHint">
          <SimpleFormIterator>
            <TextInput<LayerName> source="layerName" autoComplete="off" />
            <NumberInput<LayerName> source="layerIndex" />
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleForm>
    </div>
  );
}

export function NewProtectedGroup({ appId, onClose }: { appId: string; onClose(): void }) {
  const t = useText();
  return (
    <CreatePart
      resource="protectedLayers"
      {...useGroupCreation(appId)}
      successMessage="protectedLayers.added"
      errorMessage="protectedLayers.saveError"
      onClose={onClose}
    >
      <GroupForm
        title={t('protectedLayers.new')}
        submit="protectedLayers.create"
        draft={`application:${appId}:protected`}
      />
    </CreatePart>
  );
}

export function EditedGroup({
  appId,
  group,
  onClose,
}: {
  appId: string;
  group: ProtectedLayer;
  onClose(): void;
}) {
  const t = useText();
  return (
    <EditPart
      resource="protectedLayers"
      record={{ ...group, id: group._id }}
      {...useGroupPart(appId, group)}
      nameOf={record => groupName(record as ProtectedLayer)}
      successMessage="protectedLayers.saved"
      undoneMessage="protectedLayers.undone"
      errorMessage="protectedLayers.saveError"
      onClose={onClose}
    >
      <GroupForm title={t('protectedLayers.edit', { name: groupName(group) })} draft="protected" />
    </EditPart>
  );
}
