import BoltIcon from '@mui/icons-material/BoltOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { useContext, useMemo } from 'react';
import { combineDataProviders, DataProviderContext } from 'react-admin';
import { useAction } from '../../activity/useAction.ts';
import { session } from '../../auth/session.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { CallsPanel } from './CallsPanel.tsx';
import { demoDataProvider, isDemoResource, sendDemoCommand } from './demoDataProvider.ts';
import styles from './DemoPage.module.css';
import { OutboxPanel } from './OutboxPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SwitchesPanel } from './SwitchesPanel.tsx';

/**
 * Shows the calls, emails and faults of the stand-in platform. Its records come from a data provider of their
 * own.
 */
export default function DemoPage() {
  const t = useText();
  const platform = useContext(DataProviderContext);
  const both = useMemo(
    () => combineDataProviders(resource => (isDemoResource(resource) ? demoDataProvider : platform!)),
    [platform],
  );
  return (
    <DataProviderContext value={both}>
      <PageHead
        title={t('shell.demo')}
        lede={t('demo.lede')}
        chips={
          <span className="chip act">
            <BoltIcon fontSize="small" />
            {t('demo.chip')}
          </span>
        }
        actions={<DemoActions />}
      />
      <div className={styles.page}>
        <CallsPanel />
        <OutboxPanel />
        <div className="stack">
          <RulesPanel />
          <SwitchesPanel />
        </div>
      </div>
    </DataProviderContext>
  );
}

function DemoActions() {
  const t = useText();
  const askConfirmation = useConfirm();
  const expiring = useAction(
    { perform: () => sendDemoCommand('expire-tokens') },
    { failure: 'demo.expire.error' },
  );
  const resetting = useAction({ perform: () => sendDemoCommand('reset') }, { failure: 'demo.reset.error' });
  const expire = async () => {
    const done = await askConfirmation({
      title: t('demo.expire.title'),
      text: t('demo.expire.text'),
      confirmLabel: t('demo.expire.confirm'),
      danger: true,
      send: () => expiring.run(),
    });
    if (done) session.end('expired');
  };
  const reset = async () => {
    const done = await askConfirmation({
      title: t('demo.reset.title'),
      text: t('demo.reset.text'),
      confirmLabel: t('demo.reset.confirm'),
      danger: true,
      send: () => resetting.run(),
    });
    if (done) session.end('signedOut');
  };
  return (
    <>
      <TextButton variant="quiet" pending={expiring.pending} onClick={expire}>
        <ScheduleIcon />
        {t('demo.expire.act')}
      </TextButton>
      <TextButton danger pending={resetting.pending} onClick={reset}>
        {t(resetting.pending ? 'demo.reset.busy' : 'demo.reset.act')}
      </TextButton>
    </>
  );
}
