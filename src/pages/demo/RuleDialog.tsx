import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import {
  NO_RECORD,
  NumberInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  submissionErrors,
  TextInput,
  Toolbar,
} from '../../admin/index.ts';
import { httpMethod, pathTemplate } from '../../platform/endpoint.ts';
import { platform } from '../../platform/index.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useText } from '../../ui/useText.ts';
import type { FaultRuleRecord } from './demoRecords.ts';
import {
  METHODS,
  OUTCOMES,
  ruleForm,
  ruleValues,
  toRule,
  validateRule,
  type RuleValues,
} from './ruleForm.ts';
import styles from './rules.module.css';
import { useDemoChange } from './useDemoChange.ts';

const endpoints = Object.values(platform).flatMap(calls => Object.values(calls));
/** The calls that open the console. The stand-in applies a rule to them only a few times. */
const OPENING: string[] = [platform.account.signIn.route, platform.account.me.route];

export default function RuleDialog({ rule, onClose }: { rule?: FaultRuleRecord; onClose(): void }) {
  const t = useText();
  const { change } = useDemoChange('demo/rules', 'demo.rules.saveError');
  const save = async (values: object) => {
    const data = toRule(values as RuleValues, rule);
    const saved = await change(records =>
      rule
        ? records.update('demo/rules', { id: rule.id, data, previousData: rule })
        : records.create('demo/rules', { data }),
    );
    if (saved === undefined) return submissionErrors();
    onClose();
    return undefined;
  };
  const title = t(rule ? 'demo.rules.edit' : 'demo.rules.new');
  return (
    <FormDialog title={title} onClose={onClose}>
      <SimpleForm
        record={NO_RECORD}
        fields={ruleForm}
        defaultValues={ruleValues(rule)}
        validate={validateRule}
        label={title}
        onSubmit={save}
        cancel={onClose}
        toolbar={
          <Toolbar>
            <SaveButton {...(!rule && { label: 'demo.rules.create' })} />
          </Toolbar>
        }
      >
        <TextInput<RuleValues> source="name" autoFocus autoComplete="off" />
        <RuleCallsInputs />
        <What />
        <div className={styles.pair}>
          <NumberInput<RuleValues> source="every" />
          <NumberInput<RuleValues> source="chance" />
          <NumberInput<RuleValues> source="times" />
        </div>
        <ExemptCallsHint />
      </SimpleForm>
    </FormDialog>
  );
}

/** Selects the calls. Any path is allowed; those of the contract are suggested. */
function RuleCallsInputs() {
  const offered = useId();
  const method = useWatch<RuleValues, 'method'>({ name: 'method' });
  const paths = new Set([
    '/api/*',
    ...endpoints.filter(endpoint => method === '*' || httpMethod(endpoint) === method).map(pathTemplate),
  ]);
  return (
    <div className={styles.which}>
      <SelectInput<RuleValues>
        source="method"
        choices={METHODS.map(id => ({ id, name: id === '*' ? 'demo.method.all' : id }))}
      />
      <TextInput<RuleValues>
        source="path"
        autoComplete="off"
        inputProps={{ list: offered, spellCheck: false }}
        helperText="demo.rule.pathHint"
      />
      <datalist id={offered}>
        {[...paths].toSorted().map(path => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </div>
  );
}

function What() {
  const outcome = useWatch<RuleValues, 'outcome'>({ name: 'outcome' });
  return (
    <>
      <SelectInput<RuleValues>
        source="outcome"
        choices={OUTCOMES.map(id => ({ id, name: `demo.outcome.${id}` }))}
      />
      <div className={styles.pair}>
        {outcome === 'status' ? <NumberInput<RuleValues> source="status" /> : null}
        <NumberInput<RuleValues> source="delayMs" />
      </div>
    </>
  );
}

/** Names the calls that rules never block, so that users can undo a rule. */
function ExemptCallsHint() {
  const t = useText();
  const [method, path] = useWatch<RuleValues, ['method', 'path']>({ name: ['method', 'path'] });
  const isOpening = OPENING.includes(`${method} ${path?.trim()}`);
  return (
    <p className="hint" role="status">
      {t(isOpening ? 'demo.rules.opening' : 'demo.rules.spared')}
    </p>
  );
}
