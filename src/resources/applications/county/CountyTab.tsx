import EditIcon from '@mui/icons-material/EditOutlined';
import { useEditMode } from '../../../admin/edit/useEditMode.ts';
import { useRecordContext } from '../../../admin/index.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { formatOptional } from '../../../ui/formats.ts';
import { State } from '../../../ui/State.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import styles from './county.module.css';
import { CountyForm } from './CountyForm.tsx';

export default function CountyTab() {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { isEditing, edit, stopEditing, buttonRef } = useEditMode();
  const { code, links = [] } = application.county ?? {};
  const isThere = !!code || links.length > 0;
  const editButton = (
    <TextButton small ref={buttonRef} className={styles.edit} hidden={isEditing} onClick={edit}>
      <EditIcon />
      {t(isThere ? 'applicationParts.county.editCounty' : 'applicationParts.county.setCounty')}
    </TextButton>
  );
  return (
    <section className="panel" aria-labelledby="county">
      <div className="panel-head">
        <h2 id="county">{t('applicationParts.county.title')}</h2>
        {application._id ? editButton : null}
      </div>
      {isEditing ? (
        <CountyForm onClose={stopEditing} />
      ) : isThere || !application._id ? (
        <dl className={styles.facts}>
          <dt>{t('applicationParts.fields.code')}</dt>
          <dd className="mono">{formatOptional(code)}</dd>
          {links.map(({ linkName, linkPath }, at) => (
            // Two links may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at}>
              <dt>{formatOptional(linkName)}</dt>
              <dd>
                <WebLink address={linkPath} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <State
          kind="empty"
          heading="h3"
          title={t('applicationParts.county.none')}
          text={t('applicationParts.county.noneHint')}
        />
      )}
    </section>
  );
}
