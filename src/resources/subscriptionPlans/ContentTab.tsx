import EditIcon from '@mui/icons-material/EditOutlined';
import { useEditMode } from '../../admin/edit/useEditMode.ts';
import { useRecordContext } from '../../admin/index.ts';
import type { CatalogueKind } from '../../domain/catalogue/kinds.ts';
import type { CatalogueLists } from '../../domain/catalogue/useCatalogue.ts';
import { StaleNote } from '../../ui/failure/StaleNote.tsx';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { State } from '../../ui/State.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { ContentEditor, type ContentProps } from './ContentEditor.tsx';
import { ContentRows } from './ContentRows.tsx';
import styles from './contents.module.css';
import { contentIds } from './contents.ts';
import { planFailureText } from './planFailureText.ts';
import type { PlanRecord } from './planForms.ts';

export function ContentTab({
  list: { query, skippedCount },
  ...props
}: ContentProps & { list: CatalogueLists[CatalogueKind] }) {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  const { kind } = props;
  const { isEditing, edit, stopEditing, buttonRef } = useEditMode();
  const none = !contentIds(plan, kind).length;
  return (
    <>
      {query.error ? (
        <StaleNote
          error={query.error}
          loadError={orSorryOf(kind, query.error)}
          retry={() => void query.refetch()}
        />
      ) : null}
      <SkippedRows count={skippedCount} />
      {isEditing ? (
        <ContentEditor {...props} onClose={stopEditing} />
      ) : (
        <>
          <div className={styles.bar}>
            <p className="secondary">{t(`resources.subscription-plans.contents.hint.${kind}`)}</p>
            <TextButton
              small
              ref={buttonRef}
              aria-label={t(`resources.subscription-plans.contents.edit.${kind}`)}
              onClick={edit}
            >
              <EditIcon />
              {t('ui.edit')}
            </TextButton>
          </div>
          {none ? (
            <State
              kind="rows"
              heading="h3"
              title={t(`resources.subscription-plans.contents.empty.${kind}`)}
              text={t(`resources.subscription-plans.contents.emptyHint.${kind}`)}
            />
          ) : (
            <ContentRows {...props} />
          )}
        </>
      )}
    </>
  );
}

const orSorryOf = (kind: CatalogueKind, error: unknown) =>
  planFailureText(`resources.subscription-plans.contents.loadError.${kind}`)(error);
