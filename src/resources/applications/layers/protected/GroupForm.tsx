import { ArrayInput } from '../../../../forms/inputs/ArrayInput.tsx';
import { NumberInput } from '../../../../forms/inputs/NumberInput.tsx';
import { TextInput } from '../../../../forms/inputs/TextInput.tsx';
import { RecordForm, type Saved } from '../../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../../forms/SaveButtons.tsx';
import type { ProtectedLayer } from '../../../../platform/protectedLayers.ts';
import { MayFill } from '../../../../ui/Button.tsx';
import { useText } from '../../../../ui/useText.ts';
import styles from './protected.module.css';
import { protectedForm, type LayerName, type ProtectedValues } from './protectedForm.ts';
import { groupName, useCreateGroup, useSaveGroup } from './useProtected.ts';

interface Props {
  title: string;
  submit?: string;
  name: string;
  values?: ProtectedLayer;
  save(
    values: ProtectedValues,
    changes: Record<string, unknown>,
    opened: Record<string, unknown>,
  ): Promise<Saved>;
  close(): void;
}

function GroupForm({ title, submit, name, values, save, close }: Props) {
  const t = useText();
  return (
    <div className={`${styles.group} ${styles.form}`}>
      <h3>{title}</h3>
      <RecordForm
        label={title}
        form={protectedForm}
        name={name}
        {...(values && { values })}
        save={save}
        done={close}
        cancel={close}
      >
        <div className={styles.own}>
          <TextInput<ProtectedValues> source="groupName" autoFocus autoComplete="off" />
          <NumberInput<ProtectedValues> source="groupIndex" />
        </div>
        <ArrayInput<ProtectedValues> source="layerNames" hint={t('protectedLayers.layersHint')}>
          <TextInput<LayerName> source="layerName" autoComplete="off" />
          <NumberInput<LayerName> source="layerIndex" />
        </ArrayInput>
        <MayFill value={false}>
          <SaveButtons {...(submit && { submit })} />
        </MayFill>
      </RecordForm>
    </div>
  );
}

export function NewGroup({ appId, close }: { appId: string; close(): void }) {
  const t = useText();
  return (
    <GroupForm
      title={t('protectedLayers.new')}
      submit={t('protectedLayers.create')}
      name={`application:${appId}:protected`}
      save={useCreateGroup(appId)}
      close={close}
    />
  );
}

export function EditedGroup({
  appId,
  group,
  close,
}: {
  appId: string;
  group: ProtectedLayer;
  close(): void;
}) {
  const t = useText();
  return (
    <GroupForm
      title={t('protectedLayers.edit', { name: groupName(group) })}
      name={`protected:${group._id}`}
      values={group}
      save={useSaveGroup(appId, group)}
      close={close}
    />
  );
}
