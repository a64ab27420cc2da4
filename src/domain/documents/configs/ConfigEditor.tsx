import { useMemo, type ComponentProps } from 'react';
import Editor from '../../../editors/json/JsonEditor.tsx';
import type { DocumentFacts } from '../rules/facts.ts';
import { configRules } from '../rules/rules.ts';
import type { DocumentPart } from './storedParts.ts';

type Props = Omit<ComponentProps<typeof Editor>, 'rules'> & {
  part: DocumentPart;
  /** What its services and the application say. */
  facts: DocumentFacts | undefined;
};

/** The JSON editor with the rules of a config. */
export default function ConfigEditor({ part, facts, ...props }: Props) {
  const rules = useMemo(() => configRules(part, facts), [part, facts]);
  return <Editor {...props} rules={rules} />;
}
