import { useMemo, type ComponentProps } from 'react';
import Editor from '../../../editors/json/Editor.tsx';
import type { Facts } from '../rules/facts.ts';
import { configRules } from '../rules/rules.ts';
import type { Part } from './stored.ts';

type Props = Omit<ComponentProps<typeof Editor>, 'rules'> & {
  part: Part;
  /** What its services and the application say. */
  facts: Facts | undefined;
};

/** The JSON editor with the rules of a config. */
export default function ConfigEditor({ part, facts, ...props }: Props) {
  const rules = useMemo(() => configRules(part, facts), [part, facts]);
  return <Editor {...props} rules={rules} />;
}
