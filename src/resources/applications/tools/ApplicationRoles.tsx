import AddIcon from '@mui/icons-material/AddOutlined';
import { useRecordContext } from '../../../admin/index.ts';
import { referenceId } from '../../../data/dialect.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { useRoleNames } from '../../../domain/people/useNames.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { compareTexts } from '../../../ui/formats.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { State } from '../../../ui/State.tsx';
import { usePrefixedParams } from '../../../ui/url/usePrefixedParams.ts';
import { useOpenEntry } from '../../../ui/useOpenEntry.ts';
import { useText } from '../../../ui/useText.ts';
import partStyles from '../parts.module.css';
import { SideList } from '../SideList.tsx';
import { OneRole } from './OneRole.tsx';

const AddRoleDialog = lazyComponent(
  () => import('./AddRoleDialog.tsx'),
  ['access', 'applicationTools', 'resources.roles'],
);

/**
 * Lists the roles of an application, and the users of the selected one. The URL contains which role is
 * selected.
 */
export function ApplicationRoles() {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { own, hrefOf } = usePrefixedParams('role');
  const refs = application.roles ?? [];
  const nameOf = useRoleNames(refs);
  const items = [...new Map(refs.map(ref => [referenceId(ref), ref]))]
    .filter(([id]) => id)
    .map(([id, ref]) => ({
      id,
      name: nameOf(ref),
      note: textIn((ref as { roleDescription?: unknown }).roleDescription),
    }))
    .sort((a, b) => compareTexts(a.name.text, b.name.text));
  const { chosen, isDeleted } = useOpenEntry({
    rows: application._id ? items : undefined,
    keyOf: ({ id }) => id,
    wanted: own.get('chosen'),
  });
  const add = application._id ? (
    <DialogButton small dialog={AddRoleDialog}>
      <AddIcon />
      {t('applicationTools.roles.add')}
    </DialogButton>
  ) : null;
  if (!items.length)
    return (
      <section className="panel" aria-labelledby="application-roles">
        <div className="panel-head">
          <h2 id="application-roles">{t('applicationTools.roles.title')}</h2>
          <span style={{ marginLeft: 'auto' }}>{add}</span>
        </div>
        <State
          kind="empty"
          heading="h3"
          title={t('applicationTools.roles.empty')}
          text={t('applicationTools.roles.emptyHint')}
        />
      </section>
    );
  return (
    <div className={`panel ${partStyles.split}`}>
      <SideList
        title={t('applicationTools.roles.title')}
        label={t('applicationTools.roles.one')}
        items={items}
        chosen={chosen?.id}
        hrefOf={id => hrefOf(new URLSearchParams({ chosen: id }))}
        prefix="roles"
        act={add}
      />
      {chosen && !isDeleted ? (
        <OneRole key={chosen.id} role={chosen} />
      ) : (
        <State kind="gone" title={t('applicationTools.roles.noSuch')} text={t('ui.noSuch')} />
      )}
    </div>
  );
}
