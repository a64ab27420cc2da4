import { useId, useMemo, useState, type FormEvent } from 'react';
import { otherApplications } from '../../../access/sources.ts';
import type { Choice } from '../../../admin/select/choices.ts';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import { called, useApplication } from '../../../organization/application.ts';
import { Button } from '../../../ui/Button.tsx';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { useGuardedClose } from '../../../ui/unsaved/useGuardedClose.ts';
import { useText } from '../../../ui/useText.ts';
import type { ApplicationTabProps } from '../tabs.tsx';
import { CopyPreview } from './CopyPreview.tsx';
import { useTools } from './useTools.ts';

/** Copies the tools of another application, which one administers too (decision 28); says first which that are. */
export default function CopyToolsDialog({ application, close }: ApplicationTabProps & DialogProps) {
  const t = useText();
  const form = useId();
  const [[from], setFrom] = useState<Choice[]>([]);
  const [tried, setTried] = useState(false);
  const { data: source, error, isFetching } = useApplication(from?.id ?? '');
  const { copy, copying } = useTools(application);
  const leave = useGuardedClose(from !== undefined, close, copying);
  const others = useMemo(() => otherApplications(application._id), [application._id]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (from && (await copy({ id: from.id, name: from.label }))) close();
  };
  return (
    <Modal
      title={t('applicationTools.copy.title')}
      wide
      close={() => void leave()}
      actions={
        <>
          <Button onClick={() => void leave()}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" pending={copying}>
            {t('applicationTools.copy.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" style={{ gap: 12 }} noValidate onSubmit={submit}>
        <p className="secondary">{t('applicationTools.copy.text', { application: called(application) })}</p>
        <Combobox
          label={t('applicationTools.copy.from')}
          source={others}
          value={from ? [from] : []}
          choose={setFrom}
          autoFocus
          error={tried && !from ? t('access.rule.application') : undefined}
        />
        <section aria-label={t('applicationTools.copy.preview')} aria-live="polite">
          <CopyPreview
            from={from}
            source={source}
            failed={!isFetching && error ? error : undefined}
            application={application}
          />
        </section>
      </form>
    </Modal>
  );
}
