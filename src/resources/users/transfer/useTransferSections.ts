import { useApplicationNames, useNames, useRoleNames } from '../../../domain/people/useNames.ts';
import { subscriptionPlans } from '../../../platform/subscriptionPlans.ts';
import type { TransferPreview } from '../../../platform/transfer.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { plainName } from '../../../ui/Name.tsx';
import { useText, type TextKey } from '../../../ui/useText.ts';
import type { TransferMark, TransferMarks } from './compareTransfer.ts';
import { isNameless, planIdOf, readableName, toFields } from './transferNames.ts';
import type { TransferEntry, TransferGroups } from './TransferSection.tsx';

const markTexts: Record<TransferMark, TextKey> = {
  present: 'access.transfer.had',
  added: 'access.transfer.added',
  existed: 'access.receipt.existed',
  transferred: 'access.receipt.transferred',
  missing: 'access.receipt.missing',
};

const planName = (plan: unknown) => textIn(toFields(plan).name);

/** Returns the sections of a preview or a receipt: roles by application, and subscriptions, each with its names and mark. */
export function useTransferSections(preview: TransferPreview, marks: TransferMarks): TransferGroups[] {
  const t = useText();
  const roles = (preview.roles ?? []).map(({ application, roles: given = [] }) => ({ application, given }));
  const lists = [
    {
      label: t('access.transfer.active'),
      plans: preview.activeSubscriptions,
      marks: marks.activeSubscriptions,
    },
    {
      label: t('access.transfer.archived'),
      plans: preview.archivedSubscriptions,
      marks: marks.archivedSubscriptions,
    },
  ].map(({ plans = [], ...list }) => ({ plans, ...list }));
  const subscriptions = lists.flatMap(({ plans }) => plans);

  const applicationName = useApplicationNames([
    ...roles.map(({ application }) => application),
    ...subscriptions.map(one => toFields(one).application),
  ]);
  const planNameOf = useNames(subscriptions.map(planIdOf), {
    getOneEndpoint: subscriptionPlans.info,
    getName: planName,
    unknownLabel: 'ui.unread.plan',
  });
  const roleName = useRoleNames(roles.flatMap(({ given }) => given.filter(isNameless)));

  const toEntry = (names: TransferEntry['names'], mark: TransferMark = 'missing'): TransferEntry => ({
    names: names.filter(({ text, as }) => text || as),
    mark,
    markText: t(markTexts[mark]),
  });
  return [
    {
      title: t('access.transfer.roles'),
      empty: t('access.transfer.noRoles'),
      groups: roles.map(({ application, given }, groupIndex) => ({
        label: applicationName(application),
        entries: given.map((role, index) =>
          toEntry([isNameless(role) ? roleName(role) : readableName(role)], marks.roles[groupIndex]?.[index]),
        ),
      })),
    },
    {
      title: t('access.transfer.subscriptions'),
      empty: t('access.transfer.noSubscriptions'),
      groups: lists.map(list => ({
        label: plainName(list.label),
        entries: list.plans.map((plan, index) => {
          const id = planIdOf(plan);
          return toEntry(
            [id ? planNameOf(id) : readableName(plan), applicationName(toFields(plan).application)],
            list.marks[index],
          );
        }),
      })),
    },
  ];
}
