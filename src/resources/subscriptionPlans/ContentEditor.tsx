import { useEffect, useMemo } from 'react';
import { useEvent } from 'react-admin';
import { useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Kind } from '../../catalogue/kinds.ts';
import { catalogueSources } from '../../catalogue/sources.ts';
import type { Catalogue } from '../../catalogue/useCatalogue.ts';
import { useCancel } from '../../forms/FormContext.ts';
import type { StatedForm } from '../../forms/formOf.ts';
import { useField } from '../../forms/inputs/useField.ts';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { Choice } from '../../forms/select/choices.ts';
import { Select } from '../../forms/select/Select.tsx';
import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/useText.ts';
import { ContentRows } from './ContentRows.tsx';
import { idsIn, NOTHING, type Pending } from './contents.ts';
import type { PlanRecord } from './planForms.ts';
import styles from './plans.module.css';
import { useSaveContents } from './useSaveContents.ts';

export interface ContentProps {
  plan: PlanRecord;
  kind: Kind;
  catalogue: Catalogue;
  tell(kind: Kind, pending: Pending): void;
}

/** What is kept of it on the device is the change alone: put back later, it leaves what others have added meanwhile. */
const fields = {
  added: z.array(z.object({ id: z.string(), label: z.string() })),
  removed: z.array(z.string()),
};
const changesOf = (kind: Kind): StatedForm<typeof fields> => ({
  resource: 'subscription-plans',
  fields,
  labelOf: () => `resources.subscription-plans.contents.add.${kind}`,
});
const forms = {
  purposes: changesOf('purposes'),
  toolgroups: changesOf('toolgroups'),
  tools: changesOf('tools'),
};

/** Adds to what belongs to a plan, and takes from it; nothing is changed before it is saved. */
export function ContentEditor({ close, ...props }: ContentProps & { close(): void }) {
  const t = useText();
  const { plan, kind } = props;
  const save = useSaveContents(plan, kind);
  return (
    <RecordForm
      form={forms[kind]}
      className={styles.editor}
      label={t(`resources.subscription-plans.contents.edit.${kind}`)}
      name={`plan:${plan.id}:${kind}`}
      save={save}
      done={close}
      cancel={close}
    >
      <Changes {...props} />
    </RecordForm>
  );
}

const asHeld = (value: unknown) => value;

function Changes({ plan, kind, catalogue, tell }: ContentProps) {
  const t = useText();
  const label = `resources.subscription-plans.contents.add.${kind}` as const;
  const cancel = useCancel();
  const { isSubmitting } = useFormState();
  const { field: addedField, around } = useField({ source: 'added', label, format: asHeld });
  const { field: removedField } = useField({ source: 'removed', label, format: asHeld });
  const added = addedField.value as Choice[];
  const removed = removedField.value as string[];
  const addedIds = useMemo(() => added.map(({ id }) => id), [added]);
  useEffect(() => {
    tell(kind, { added: addedIds, removed });
    return () => tell(kind, NOTHING);
  }, [tell, kind, addedIds, removed]);

  const source = useMemo(() => {
    const here = new Set(idsIn(plan, kind));
    return { ...catalogueSources[kind], leaveOut: ({ id }: Choice) => here.has(id) };
  }, [plan, kind]);
  const toggle = useEvent((id: string) => {
    if (added.some(one => one.id === id)) addedField.onChange(added.filter(one => one.id !== id));
    else removedField.onChange(removed.includes(id) ? removed.filter(one => one !== id) : [...removed, id]);
  });
  return (
    <>
      <div className={styles.bar}>
        <Select
          {...around}
          multiple
          source={source}
          value={added}
          choose={chosen => addedField.onChange(chosen.map(({ id, label }) => ({ id, label })))}
          autoFocus
        />
        <div className={styles.ends}>
          <Button onClick={cancel}>{t('ui.cancel')}</Button>
          <Button type="submit" variant="primary" pending={isSubmitting}>
            {t(isSubmitting ? 'ui.saving' : 'ui.save')}
          </Button>
        </div>
      </div>
      <ContentRows plan={plan} kind={kind} catalogue={catalogue} change={{ added, removed, toggle }} />
    </>
  );
}
