import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { deleteApiKey } from '../../activity/actions/users.ts';
import { useAction } from '../../activity/useAction.ts';
import { useCreatedNotification, useSafeCreate } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList } from '../../data/dialect.ts';
import { requireId } from '../../data/requireId.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { apiKeys, type ApiKey } from '../../platform/apiKeys.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { AUTO_HIDE_MS } from '../../ui/failure/useNotifyText.ts';
import { keyEnd } from '../../ui/maskKey.ts';
import { useText } from '../../ui/useText.ts';

/** Returns the key, or its id if the platform does not send the key. */
export const apiKeyText = ({ _id, key }: ApiKey) => String(key || _id);

export type KeyRecord = ApiKey & { id: string };

export function useApiKeys() {
  const { query, rows, skippedCount } = useEndpointList(apiKeys.list, {});
  const records = useMemo(() => rows.map((key): KeyRecord => ({ ...key, id: key._id })), [rows]);
  return { keys: query.data && records, skippedCount, error: query.error, refetch: query.refetch };
}

const CREATION = ['apiKeys', 'create'];
const notification = { type: 'success', autoHideDuration: AUTO_HIDE_MS } as const;

/** Creates one key at a time. `freshId` is the id of the newest one. */
export function useCreateKey(keys: KeyRecord[] = []) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const t = useText();
  const [freshId, setFreshId] = useState<string>();
  const notifyCreated = useCreatedNotification(notification);
  const { mutationFn, onError, isConfirmed } = useSafeCreate(
    async () => {
      const { data } = readList<ApiKey>(await call(apiKeys.list, {}));
      const found = data.find(({ _id }) => keys.every(key => key.id !== _id));
      setFreshId(found?._id);
      return found && { ...found, id: found._id };
    },
    {
      async create() {
        const created = requireId(await call(apiKeys.create, { body: {} }));
        setFreshId(created._id);
        return { ...created, id: created._id };
      },
      failure: { text: 'apiKeys.createError' },
    },
  );
  const { mutate, isPending } = useMutation({
    mutationKey: CREATION,
    mutationFn: () => mutationFn({ resource: 'apiKeys', data: {} }),
    onSuccess(created) {
      const key = t('apiKeys.name', { end: keyEnd(apiKeyText(created as RaRecord & ApiKey)) });
      notifyCreated({ id: created.id, key }, isConfirmed(created), { message: 'apiKeys.created' });
    },
    onError,
  });
  const create = () => {
    if (!queryClient.isMutating({ mutationKey: CREATION })) mutate();
  };
  return { create, pending: isPending, freshId };
}

/** Deletes a key after a question, and resolves with whether it was deleted. */
export function useDeleteKey() {
  const t = useText();
  const askConfirmation = useConfirm();
  const { run } = useAction(deleteApiKey, { success: 'apiKeys.deleted', failure: 'apiKeys.deleteError' });
  return useCallback(
    async (apiKey: ApiKey): Promise<boolean> => {
      const values = { key: t('apiKeys.name', { end: keyEnd(apiKeyText(apiKey)) }) };
      const done = await askConfirmation({
        title: t('apiKeys.delete', values),
        text: t('apiKeys.deleteText'),
        confirmLabel: t('ui.delete'),
        danger: true,
        send: () => run({ path: { id: apiKey._id } }, { interpolation: values }),
      });
      return !!done;
    },
    [askConfirmation, run, t],
  );
}
