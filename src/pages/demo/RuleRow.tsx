import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { formatCount } from '../../ui/formats.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText, type TranslateText } from '../../ui/useText.ts';
import type { FaultRuleRecord } from './demoRecords.ts';
import { LabelledSwitch } from './LabelledSwitch.tsx';
import { ruleOutcome } from './ruleForm.ts';
import styles from './rules.module.css';
import { useDemoChange } from './useDemoChange.ts';

function callsText(t: TranslateText, match: string): string {
  const [method = '*', path = ''] = match.split(' ');
  if (/^\/(api\/)?\*$/.test(path))
    return method === '*' ? t('demo.rule.allCalls') : t('demo.rule.allOf', { method });
  return method === '*' ? t('demo.rule.allTo', { path }) : match;
}

/** Only the first letter becomes lower case, because names such as JSON keep their capitals. */
const beginningLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Describes a rule: `every call waits 1,000 ms`. */
function ruleSentence(t: TranslateText, rule: FaultRuleRecord): string {
  const { match, status: httpStatus, delayMs, every, chance, times } = rule;
  const outcome = ruleOutcome(rule);
  const outcomeText =
    outcome === 'status'
      ? t('demo.rule.answers', { status: String(httpStatus) })
      : outcome === 'none'
        ? ''
        : beginningLower(t(`demo.outcome.${outcome}`));
  return [
    callsText(t, match),
    delayMs ? t('demo.rule.waits', { ms: formatCount(delayMs) }) : '',
    outcomeText,
    every && every > 1 ? t('demo.rule.every', { every }) : '',
    chance === undefined ? '' : t('demo.rule.chance', { chance: String(Math.round(chance * 100)) }),
    times === undefined ? '' : t('demo.rule.times', { smart_count: times }),
  ]
    .filter(Boolean)
    .join(', ');
}

const RuleDialog = lazyComponent(() => import('./RuleDialog.tsx'), ['demo']);

export function RuleRow() {
  const t = useText();
  const rule = useRecordContext<FaultRuleRecord>()!;
  const askConfirmation = useConfirm();
  const [editing, setEditing] = useState(false);
  const { change } = useDemoChange('demo/rules', 'demo.rules.saveError');
  const sentence = ruleSentence(t, rule);
  const name = rule.name ?? sentence;
  const counted = { smart_count: rule.played, count: formatCount(rule.played) };
  const played = t('demo.rule.played', counted);
  const turn = (on: boolean) =>
    void change(records =>
      records.update('demo/rules', { id: rule.id, data: { ...rule, off: !on }, previousData: rule }),
    );
  const remove = async () => {
    await askConfirmation({
      title: t('demo.rules.deleteTitle', { name }),
      text: t('demo.rules.deleteText', counted),
      confirmLabel: t('ui.delete'),
      danger: true,
      send: () => change(records => records.delete('demo/rules', { id: rule.id, previousData: rule })),
    });
  };
  return (
    <li className={styles.rule}>
      <LabelledSwitch label={name} on={!rule.off} turn={turn} />
      <span className={styles.does}>{rule.name ? `${sentence} · ${played}` : played}</span>
      <span className={styles.ruleActs}>
        <IconAction
          small
          label={t('ui.editName', { name })}
          aria-haspopup="dialog"
          {...RuleDialog.preloadProps}
          onClick={() => setEditing(true)}
        >
          <EditIcon fontSize="small" />
        </IconAction>
        <IconAction small danger label={t('ui.deleteName', { name })} onClick={remove}>
          <DeleteIcon fontSize="small" />
        </IconAction>
      </span>
      {editing ? <RuleDialog rule={rule} onClose={() => setEditing(false)} /> : null}
    </li>
  );
}
