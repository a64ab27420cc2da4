import { useState } from 'react';
import type { Path } from '../../../editors/json/path.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { useEdited } from '../../../editors/select/edited.ts';
import { PropertyChoice } from '../../../editors/select/Property.tsx';
import {
  childSlice,
  entryName,
  listIn,
  saidIn,
  writtenBeside,
  type Slice,
} from '../../../editors/select/slice.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';
import { GROUP_LAYERS, layerGroups, type LayerOffers } from './mapLayers.ts';

/** Adds one of the application's layers to the map or to a group of it. */
export function AddLayer({ all, list, layers, unknown }: { all: Slice; list: Path } & LayerOffers) {
  const t = useText();
  const { textDocument: doc } = useEdited();
  const groups = layerGroups(all);
  const [selectedGroup, setSelectedGroup] = useState<string>();
  // The application's layers are in this group (docs/contract.md, "Nested shapes").
  const usual = groups.find(({ slice }) => saidIn(slice, 'id') === 'Data Layers');
  const into =
    selectedGroup !== undefined &&
    (selectedGroup === '' || groups.some(({ at }) => String(at) === selectedGroup))
      ? selectedGroup
      : usual
        ? String(usual.at)
        : '';
  const group = groups.find(({ at }) => String(at) === into)?.slice;
  const existingNames = new Set(
    [
      ...all.node.children!.map(node => ({ text: all.text, node })),
      ...groups.flatMap(({ slice }) => listIn(slice, GROUP_LAYERS).entries),
    ].map(entry => saidIn(entry, 'id')),
  );
  const addable = layers?.filter(({ id }) => !existingNames.has(id)) ?? [];
  const hint = addable.length
    ? t('configForms.layers.left', { smart_count: addable.length })
    : unknown === 'awaited'
      ? t('ra.page.loading')
      : t(`configForms.layers.nothing.${unknown ?? (layers ? (layers.length ? 'all' : 'none') : 'default')}`);
  const add = (id: string) => {
    if (existingNames.has(id)) return t('ui.rule.taken', { name: id });
    const layer = addable.find(one => one.id === id);
    if (!layer) return t('configForms.layers.unknown', { name: id });
    const path = group ? [...list, Number(into), GROUP_LAYERS] : list;
    doc.edit({
      do: 'add',
      path,
      text: writtenBeside(
        { id, ...(layer.title && { title: layer.title }), url: layer.url },
        group ? childSlice(group, GROUP_LAYERS) : all,
      ),
    });
  };
  return (
    <div className={styles.adding}>
      {groups.length ? (
        <PropertyChoice
          label={t('configForms.layers.into')}
          value={into}
          choices={[
            { value: '', label: t('configForms.layers.top') },
            ...groups.map(({ at, slice }) => ({
              value: String(at),
              label: entryName(slice) || t('editors.unnamed'),
            })),
          ]}
          readOnly={false}
          choose={setSelectedGroup}
        />
      ) : null}
      <AddRow
        label={t('configForms.layers.one')}
        hint={hint}
        disabled={!addable.length}
        button={t('configForms.layers.add')}
        offered={addable.map(({ id }) => id)}
        add={add}
      />
    </div>
  );
}
