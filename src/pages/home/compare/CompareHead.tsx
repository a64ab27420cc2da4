import SwapHorizIcon from '@mui/icons-material/SwapHorizOutlined';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { ApplicationChips } from '../../../domain/organizations/ApplicationChips.tsx';
import { applicationIdSource } from '../../../domain/people/choiceSources.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './compare.module.css';
import type { Sides } from './compareApplications.ts';

interface Props extends Sides<string> {
  applications: Sides<ApplicationRecord | undefined>;
  choose(next: [left: string, right: string]): void;
}

/** Selects the two applications. Differences are copied from the left one to the right one. */
export function CompareHead({ left, right, applications, choose }: Props) {
  const t = useText();
  const side = (name: keyof Sides<string>, id: string, other: string, set: (id: string) => void) => {
    const application = applications[name];
    const label = application ? applicationLabel(application) : id;
    return (
      <div className={styles.side}>
        <Combobox
          label={t(`compare.${name}`)}
          source={applicationIdSource(other)}
          value={id ? [{ id, label }] : []}
          choose={([chosen]) => set(chosen?.id ?? '')}
        />
        {application ? <ApplicationChips application={application} /> : null}
      </div>
    );
  };
  return (
    <div className={`panel ${styles.head}`}>
      {side('left', left, right, id => choose([id, right]))}
      <TextButton className={styles.swap} disabled={!left && !right} onClick={() => choose([right, left])}>
        <SwapHorizIcon />
        {t('compare.swap')}
      </TextButton>
      {side('right', right, left, id => choose([left, id]))}
      {left && right ? <p className={`hint ${styles.direction}`}>{t('compare.direction')}</p> : null}
    </div>
  );
}
