import type { TransferGroups } from './TransferSection.tsx';
import type { ReceiptLines } from './useReceiptLines.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Formats a receipt as plain text: the facts, each section with its entries, and the summary. */
export function formatReceipt(title: string, lines: ReceiptLines, sections: TransferGroups[]): string {
  const { facts, text, problems, summary } = lines;
  const formatSection = ({ title: heading, groups, empty }: TransferGroups) => {
    const filledGroups = groups.filter(({ entries }) => entries.length);
    return [
      heading,
      ...(filledGroups.length ? [] : [`  ${empty}`]),
      ...filledGroups.flatMap(({ label, entries }) => [
        `  ${oneLine(label.text)}`,
        ...entries.map(
          ({ names, markText }) => `    ${oneLine(names.map(name => name.text).join(', '))}: ${markText}`,
        ),
      ]),
      '',
    ];
  };
  return [
    title,
    ...facts.map(({ label, value }) => `${label}: ${oneLine(value)}`),
    '',
    oneLine(text),
    ...problems.map(oneLine),
    '',
    ...sections.flatMap(formatSection),
    oneLine(summary),
    '',
  ].join('\r\n');
}

/** The name of the saved file. */
export const receiptFileName = (email: string) => `transfer-receipt-${email.replace(/[^\w.@+-]+/g, '-')}.txt`;
