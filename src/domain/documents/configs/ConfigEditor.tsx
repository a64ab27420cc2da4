import { useMemo, type ComponentProps } from 'react';
import Editor from '../../../editors/json/JsonEditor.tsx';
import { configRules } from '../rules/configRules.ts';
import type { DocumentFacts } from '../rules/facts.ts';
import type { DocumentPart } from './storedParts.ts';

type Props = Omit<ComponentProps<typeof Editor>, 'rules'> & {
  part: DocumentPart;
  /** The replies of its services and the layers of the application. */
  facts: DocumentFacts | undefined;
};

export default function ConfigEditor({ part, facts, ...props }: Props) {
  const rules = useMemo(() => configRules(part, facts), [part, facts]);
  return <Editor {...props} rules={rules} />;
}
