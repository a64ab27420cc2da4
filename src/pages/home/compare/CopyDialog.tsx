import { BulkResultsDialog } from '../../../admin/bulk/BulkResultsDialog.tsx';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { formatCount } from '../../../ui/formats.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import { COMPARISON_PARTS, type ApplicationDifference, type Sides } from './compareApplications.ts';
import { rowKey, type useCopyDifferences } from './useCopyDifferences.ts';

interface Props extends Pick<ReturnType<typeof useCopyDifferences>, 'carryOut' | 'putBack'> {
  applications: Sides<ApplicationRecord>;
  rows: ApplicationDifference[];
  onClose(): void;
}

/** Copies several differences, with a result for each. */
export default function CopyDialog({
  applications: { left, right },
  rows,
  carryOut,
  putBack,
  onClose,
}: Props) {
  const t = useText();
  const listed = useJoinNames();
  const application = right.applicationName;
  const parts = COMPARISON_PARTS.map(part => ({
    part: t(`compare.part.${part}`),
    many: rows.filter(row => row.part === part).length,
  })).filter(({ many }) => many);
  return (
    <BulkResultsDialog<ApplicationDifference & { id: string }>
      texts={{
        action: t('compare.bulk.action'),
        question: t('compare.bulk.ask', { smart_count: rows.length, application }),
        running: (done, total) => t('compare.bulk.running', { done, total }),
        done: smart_count => t('compare.bulk.done', { smart_count }),
      }}
      records={rows.map(row => ({ ...row, id: rowKey(row) }))}
      nameOf={({ name }) => name}
      paragraphs={[
        t('compare.bulk.text', {
          from: left.applicationName,
          parts: listed(
            parts.map(({ part, many }) => t('compare.several', { part, count: formatCount(many) })),
          ),
        }),
        t('compare.bulk.replaced', { application }),
      ]}
      action={{ perform: carryOut }}
      undo={{
        doneText: done => t('compare.bulk.told', { smart_count: done.length, application }),
        inverse: { perform: putBack },
        undoneText: back => t('compare.bulk.undone', { smart_count: back.length, application }),
      }}
      onClose={onClose}
    />
  );
}
