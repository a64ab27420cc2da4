import type { ReactNode } from 'react';
import { TransferSection, type TransferGroups } from './TransferSection.tsx';

interface Props {
  text: string;
  sections: TransferGroups[];
  /** The entries in numbers. */
  summary: ReactNode;
}

/** The contents of a preview or receipt: roles by application, subscriptions, and a summary. */
export const TransferContents = ({ text, sections, summary }: Props) => (
  <>
    <p>{text}</p>
    {sections.map(section => (
      <TransferSection key={section.title} {...section} />
    ))}
    <p>{summary}</p>
  </>
);
