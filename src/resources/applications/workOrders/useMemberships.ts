import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useUndoOffer } from '../../../activity/useUndoOffer.ts';
import { useVerifiedWrite } from '../../../activity/useVerifiedWrite.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { workOrders, type Department, type UserType } from '../../../platform/workOrders.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { useText } from '../../../ui/useText.ts';
import { isMember, type DepartmentMember } from './members.ts';

/** A change of one membership that is pending or has failed. */
export interface MembershipChange {
  type: UserType;
  add: boolean;
  /** Undefined while the change is pending. */
  error?: unknown;
}

/**
 * Adds and removes members of a department. `read` reads the departments again. A refusal is shown at the
 * user until the next attempt.
 */
export function useMemberships(department: Department, read: () => Promise<{ data?: unknown }>) {
  const t = useText();
  const verifiedWrite = useVerifiedWrite();
  const notifyText = useNotifyText();
  const confirmDialog = useConfirm();
  const offerUndo = useUndoOffer();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const [doing, setDoing] = useState<Readonly<Record<string, readonly MembershipChange[]>>>({});
  const set = (id: string, type: UserType, next?: MembershipChange) =>
    setDoing(all => ({
      ...all,
      [id]: [...(all[id] ?? []).filter(one => one.type !== type), ...(next ? [next] : [])],
    }));

  /** Reads whether the user is a member. */
  const isIn = async ({ _id }: DepartmentMember, type: UserType) => {
    const now = readList<Department>((await read()).data).data.find(one => one._id === department._id);
    return !!now && isMember(now, type, _id);
  };

  /**
   * Resolves with whether the change succeeded. After a lost reply it reads the result instead of sending
   * again (docs/decisions/lost-replies.md).
   */
  async function perform(member: DepartmentMember, type: UserType, add: boolean): Promise<boolean> {
    const { _id } = member;
    if (doing[_id]?.some(one => one.type === type && !one.error)) return false;
    set(_id, type, { type, add });
    try {
      const how = await verifiedWrite(
        () =>
          call(add ? workOrders.add : workOrders.remove, {
            path: { deptId: department._id, userId: _id, type },
          }),
        async () => (await isIn(member, type)) === add,
      );
      if (how === 'replied') await read();
      set(_id, type);
      return how === 'replied';
    } catch (error) {
      set(_id, type, { type, add, error });
      return false;
    }
  }

  async function toggle(member: DepartmentMember, type: UserType) {
    const names = {
      name: member.name.text,
      type: t(`workOrders.types.${type}`),
      department: department.department,
    };
    if (!member.types.includes(type)) {
      if (await perform(member, type, true)) notifyText(t('workOrders.added', names), 'success');
      return;
    }
    const removed = await confirmDialog({
      title: t('workOrders.ask', names),
      text: t(`workOrders.consequence.${type}`, names),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () => perform(member, type, false),
    });
    if (removed)
      offerUndo({
        text: t('workOrders.removed', names),
        undone: t('workOrders.added', names),
        inverse: () => perform(member, type, true),
      });
  }

  return { doing, toggle, forget: (id: string) => setDoing(all => ({ ...all, [id]: [] })) };
}
