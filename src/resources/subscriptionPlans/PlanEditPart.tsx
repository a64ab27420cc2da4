import type { ReactNode } from 'react';
import { EditPart, useRecordContext, type EditPartProps } from '../../admin/index.ts';
import { planFailureText } from './planFailureText.ts';
import type { PlanRecord } from './planForms.ts';

type Props = Pick<EditPartProps, 'onClose' | 'part' | 'transform'> & { children: ReactNode };

export const PlanEditPart = (props: Props) => (
  <EditPart
    resource="subscription-plans"
    record={useRecordContext<PlanRecord>()!}
    undoneMessage="resources.subscription-plans.notifications.undone"
    errorMessage={planFailureText('resources.subscription-plans.saveError')}
    {...props}
  />
);
