import { count } from '../../ui/formats.ts';
import type { Text } from '../../ui/useText.ts';
import type { Rule } from './records.ts';
import { outcomeOf } from './ruleForm.ts';

function which(t: Text, match: string): string {
  const [method = '*', path = ''] = match.split(' ');
  if (/^\/(api\/)?\*$/.test(path))
    return method === '*' ? t('demo.rule.allCalls') : t('demo.rule.allOf', { method });
  return method === '*' ? t('demo.rule.allTo', { path }) : match;
}

/** Names such as JSON keep their capitals. */
const beginningLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What a rule does, to which calls, when: `every call waits 1,000 ms`. */
export function sentenceOf(t: Text, rule: Rule): string {
  const { match, status, delayMs, every, chance, times } = rule;
  const outcome = outcomeOf(rule);
  const happens =
    outcome === 'status'
      ? t('demo.rule.answers', { status: String(status) })
      : outcome === 'none'
        ? ''
        : beginningLower(t(`demo.outcome.${outcome}`));
  return [
    which(t, match),
    delayMs ? t('demo.rule.waits', { ms: count(delayMs) }) : '',
    happens,
    every && every > 1 ? t('demo.rule.every', { every }) : '',
    chance === undefined ? '' : t('demo.rule.chance', { chance: String(Math.round(chance * 100)) }),
    times === undefined ? '' : t('demo.rule.times', { smart_count: times }),
  ]
    .filter(Boolean)
    .join(', ');
}
