import AddIcon from '@mui/icons-material/AddOutlined';
import { useGetList } from 'react-admin';
import { RecordsIterator } from '../../admin/index.ts';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { formatCount } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import type { FaultRuleRecord } from './demoRecords.ts';
import headStyles from './panelHead.module.css';
import { findRule, presetNames, presets, type Preset } from './presets.ts';
import { RuleRow } from './RuleRow.tsx';
import styles from './rules.module.css';
import { useDemoChange } from './useDemoChange.ts';

const RuleDialog = lazyComponent(() => import('./RuleDialog.tsx'), ['demo']);

/** How often the counts of the rules are refreshed, in milliseconds. */
const RULES_REFETCH_INTERVAL_MS = 5_000;

/** Switches common faults on and off, and lists the user's own rules. */
export function RulesPanel() {
  const t = useText();
  const {
    data: rules,
    error,
    refetch,
  } = useGetList<FaultRuleRecord>(
    'demo/rules',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { refetchInterval: RULES_REFETCH_INTERVAL_MS },
  );
  const { change, pending } = useDemoChange('demo/rules', 'demo.rules.saveError');
  const press = (preset: Preset) => {
    const rule = findRule(presets[preset], rules ?? []);
    void change(records =>
      !rule
        ? records.create('demo/rules', { data: { ...presets[preset], name: t(`demo.preset.${preset}`) } })
        : rule.off
          ? records.update('demo/rules', { id: rule.id, data: { ...rule, off: false }, previousData: rule })
          : records.delete('demo/rules', { id: rule.id, previousData: rule }),
    );
  };
  const isOn = (preset: Preset) =>
    findRule(presets[preset], rules?.filter(({ off }) => !off) ?? []) !== undefined;
  return (
    <section className="panel" aria-labelledby="demo-rules" aria-busy={!rules && !error}>
      <div className={`panel-head ${headStyles.head}`}>
        <h2>
          <span id="demo-rules">{t('demo.rules.title')}</span>{' '}
          {rules?.length ? (
            <span className={headStyles.count}>
              {t('demo.rules.on', {
                on: formatCount(rules.filter(({ off }) => !off).length),
                all: formatCount(rules.length),
              })}
            </span>
          ) : null}
        </h2>
        <span className={headStyles.atEnd}>
          <DialogButton small dialog={RuleDialog}>
            <AddIcon />
            {t('demo.rules.new')}
          </DialogButton>
        </span>
      </div>
      {error && !rules ? (
        <FailedState error={error} loadError="demo.rules.loadError" heading="h3" retry={refetch} />
      ) : (
        <>
          <div className={styles.presets} role="group" aria-label={t('demo.rules.presets')}>
            {presetNames.map(preset => (
              <button
                key={preset}
                type="button"
                className={`button small ${isOn(preset) ? styles.pressed : ''}`}
                aria-pressed={isOn(preset)}
                {...((pending || !rules) && { 'aria-disabled': true })}
                onClick={() => rules && press(preset)}
              >
                {t(`demo.preset.${preset}`)}
              </button>
            ))}
          </div>
          {rules?.length ? (
            <ul aria-label={t('demo.rules.title')}>
              <RecordsIterator data={rules} total={rules.length}>
                <RuleRow />
              </RecordsIterator>
            </ul>
          ) : rules ? (
            <State kind="rows" heading="h3" title={t('demo.rules.empty')} text={t('demo.rules.emptyHint')} />
          ) : null}
          <p className={`hint ${styles.footnote}`}>{t('demo.rules.note')}</p>
        </>
      )}
    </section>
  );
}
