import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useCancel } from '../../../../admin/form/FormContext.ts';
import { Form, useRecordContext } from '../../../../admin/index.ts';
import { useEndpointList } from '../../../../data/useEndpointList.ts';
import type { ApplicationRecord } from '../../../../domain/organizations/application.ts';
import { ApplicationEditPart } from '../../../../domain/organizations/ApplicationEditPart.tsx';
import { layers } from '../../../../platform/layers.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { formatCount } from '../../../../ui/formats.ts';
import { State } from '../../../../ui/State.tsx';
import { TextButton } from '../../../../ui/TextButton.tsx';
import { useText } from '../../../../ui/useText.ts';
import partStyles from '../../parts.module.css';
import { changed, readExcluded } from '../excludedNames.ts';
import { AddExcluded } from './AddExcluded.tsx';
import styles from './excluded.module.css';
import { ExcludedNames } from './ExcludedNames.tsx';
import { excludedForm, excludedPart, namesOf, toExcludedNames, type ExcludedValues } from './excludedPart.ts';

/** Edits which layers the queries of the map leave out. All changes are saved together. */
export function ExcludedLayers() {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { excludedQueryLayers: read = [], _id } = application;
  // Shows the saved names until the application is read again.
  const [saved, setSaved] = useState<{ instead: unknown; names: string[] }>();
  const names = saved?.instead === application ? saved.names : read;
  if (!_id) return null;
  return (
    <section className="panel" aria-labelledby="excluded-layers">
      <ApplicationEditPart
        part={excludedPart(_id)}
        transform={toExcludedNames}
        successMessage="resources.layers.excluded.saved"
        undoneMessage="resources.layers.excluded.undone"
        onSaved={saved => setSaved({ instead: application, names: namesOf(saved) })}
      >
        <Form
          noValidate
          className={styles.form}
          label={t('resources.layers.excluded.title')}
          fields={excludedForm}
          draft="application"
          cancel={() => {}}
        >
          <Names appId={_id} names={names} />
        </Form>
      </ApplicationEditPart>
    </section>
  );
}

function Names({ appId, names: saved }: { appId: string; names: string[] }) {
  const t = useText();
  const cancel = useCancel();
  const { rows } = useEndpointList(layers.ofApplication, { path: { appId } });
  const { setValue, control } = useFormContext<ExcludedValues>();
  const { isSubmitting } = useFormState({ control });
  const [added, removed] = useWatch({ control, name: ['added', 'removed'] });
  const names = changed(saved, { added, removed });
  const changes =
    names.filter(name => !saved.includes(name)).length + saved.filter(name => !names.includes(name)).length;
  const set = (name: keyof ExcludedValues, value: string[]) => setValue(name, value, { shouldDirty: true });
  const without = (list: readonly string[], name: string) => list.filter(one => one !== name);
  const add = (name: string) => {
    set('removed', without(removed, name));
    if (!saved.includes(name)) set('added', [...without(added, name), name]);
  };
  const remove = (name: string) => {
    set('added', without(added, name));
    if (saved.includes(name)) set('removed', [...without(removed, name), name]);
  };
  const known = rows.map(({ name }) => textIn(name)).filter(Boolean);
  const parents = [...new Set([...names.map(name => readExcluded(name).parent).filter(Boolean), ...known])];
  return (
    <>
      <div className="panel-head">
        <h2 id="excluded-layers">
          {t('resources.layers.excluded.title')}{' '}
          <span className={partStyles.count}>{names.length ? formatCount(names.length) : ''}</span>
        </h2>
        {changes ? (
          <span className={styles.acts}>
            <span className="secondary">
              {t('resources.applications.unsavedChanges', { smart_count: changes })}
            </span>
            <TextButton small onClick={cancel}>
              {t('ui.cancel')}
            </TextButton>
            <TextButton small type="submit" pending={isSubmitting}>
              {t(isSubmitting ? 'ui.saving' : 'ui.save')}
            </TextButton>
          </span>
        ) : null}
      </div>
      <p className={`secondary ${styles.note}`}>{t('resources.layers.excluded.hint')}</p>
      <AddExcluded names={names} parents={parents} layers={[...new Set(known)]} add={add} />
      {names.length ? (
        <ExcludedNames names={names} added={names.filter(name => !saved.includes(name))} remove={remove} />
      ) : (
        <State
          kind="empty"
          heading="h3"
          title={t('resources.layers.excluded.none')}
          text={t('resources.layers.excluded.noneHint')}
        />
      )}
    </>
  );
}
