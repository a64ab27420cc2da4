import { useEffect, useMemo, type MouseEvent } from 'react';
import { useEvent } from 'react-admin';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FormDefinition } from '../../admin/form/defineForm.ts';
import { useCancel } from '../../admin/form/FormContext.ts';
import {
  Form,
  RecordContextProvider,
  SaveButton,
  useComboboxInput,
  useRecordContext,
} from '../../admin/index.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import { Combobox } from '../../admin/select/Combobox.tsx';
import { catalogueSources } from '../../domain/catalogue/catalogueSources.ts';
import type { CatalogueKind } from '../../domain/catalogue/kinds.ts';
import type { Catalogue } from '../../domain/catalogue/useCatalogue.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { ContentRows } from './ContentRows.tsx';
import styles from './contents.module.css';
import { contentIds, NO_CHANGES, type PendingContents } from './contents.ts';
import { applyChange, contentsPart, type ContentChange } from './contentsPart.ts';
import { PlanEditPart } from './PlanEditPart.tsx';
import type { PlanRecord } from './planForms.ts';

export interface ContentProps {
  kind: CatalogueKind;
  catalogue: Catalogue;
  onPendingChange(kind: CatalogueKind, pending: PendingContents): void;
}

const fields = {
  added: z.array(z.object({ id: z.string(), label: z.string() })),
  removed: z.array(z.string()),
};
const defineChangeForm = (kind: CatalogueKind): FormDefinition<typeof fields> => ({
  resource: 'subscription-plans',
  fields,
  labelOf: () => `resources.subscription-plans.contents.add.${kind}`,
});
const forms = {
  purposes: defineChangeForm('purposes'),
  toolgroups: defineChangeForm('toolgroups'),
  tools: defineChangeForm('tools'),
};

/** Edits the contents of a plan. All changes are saved together. */
export function ContentEditor({ onClose, ...props }: ContentProps & { onClose(): void }) {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  const { kind } = props;
  return (
    <PlanEditPart part={contentsPart(plan, kind)} transform={applyChange(kind)} onClose={onClose}>
      <Form
        noValidate
        fields={forms[kind]}
        className={styles.editor}
        label={t(`resources.subscription-plans.contents.edit.${kind}`)}
        draft="plan"
      >
        <ContentFields {...props} plan={plan} />
      </Form>
    </PlanEditPart>
  );
}

/** The record of the form is the change, so the plan is passed as a prop. */
function ContentFields({ plan, kind, catalogue, onPendingChange }: ContentProps & { plan: PlanRecord }) {
  const t = useText();
  const label = `resources.subscription-plans.contents.add.${kind}` as const;
  const cancel = useCancel();
  const { field: addedField, fieldProps } = useComboboxInput({ source: 'added', label });
  const { field: removedField } = useController({ name: 'removed' });
  const { added, removed } = { added: addedField.value, removed: removedField.value } as ContentChange;
  const addedIds = useMemo(() => added.map(({ id }) => id), [added]);
  useEffect(() => {
    onPendingChange(kind, { added: addedIds, removed });
    return () => onPendingChange(kind, NO_CHANGES);
  }, [onPendingChange, kind, addedIds, removed]);

  const source = useMemo(() => {
    const contentIdSet = new Set(contentIds(plan, kind));
    return { ...catalogueSources[kind], isExcluded: ({ id }: ComboboxChoice) => contentIdSet.has(id) };
  }, [plan, kind]);
  const toggle = useEvent((id: string) => {
    if (added.some(one => one.id === id)) addedField.onChange(added.filter(one => one.id !== id));
    else removedField.onChange(removed.includes(id) ? removed.filter(one => one !== id) : [...removed, id]);
  });
  const closeUnchanged = (event: MouseEvent) => {
    if (added.length || removed.length) return;
    event.preventDefault();
    cancel?.();
  };
  return (
    <>
      <div className={styles.bar}>
        <Combobox
          {...fieldProps}
          multiple
          source={source}
          value={added}
          choose={chosen => addedField.onChange(chosen.map(({ id, label }) => ({ id, label })))}
          autoFocus
        />
        <div className={styles.actions}>
          <TextButton onClick={cancel}>{t('ui.cancel')}</TextButton>
          <SaveButton onClick={closeUnchanged} />
        </div>
      </div>
      <RecordContextProvider value={plan}>
        <ContentRows kind={kind} catalogue={catalogue} change={{ added, removed, toggle }} />
      </RecordContextProvider>
    </>
  );
}
