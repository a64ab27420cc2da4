import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useRecordContext } from '../../admin/index.ts';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import type { PlanRecord } from './planForms.ts';

const DuplicateDialog = lazyComponent(
  () => import('./DuplicateDialog.tsx'),
  ['access', 'resources.subscription-plans'],
);

export function DuplicateButton({ applicationId }: { applicationId: string }) {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  return (
    <DialogButton dialog={DuplicateDialog} with={{ plan, applicationId }}>
      <ContentCopyIcon />
      {t('resources.subscription-plans.duplicate.action')}
    </DialogButton>
  );
}
