import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { deleteApiKey } from '../../activity/actions/users.ts';
import { useAction } from '../../activity/useAction.ts';
import { readList } from '../../client/dialect.ts';
import { withId } from '../../client/withId.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { useCreateOnce } from '../../forms/useCreateOnce.ts';
import { apiKeys, type ApiKey } from '../../platform/apiKeys.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { endOf } from '../../ui/masked.ts';
import { useText } from '../../ui/useText.ts';
import { keyOf } from './keyText.ts';

/** The own keys, as the platform has them. */
export function useKeys() {
  const { asked, rows, odd } = useEndpointList(apiKeys.list, {});
  return { keys: asked.data && rows, odd, error: asked.error, refetch: asked.refetch };
}

/** Creates one key, however often it is asked for meanwhile; `fresh` is the id of the newest. */
export function useCreateKey(keys: ApiKey[] | undefined) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const t = useText();
  const [fresh, setFresh] = useState<string>();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const send = useCreateOnce<ApiKey[], ApiKey>({
    create: async () => {
      const made = withId(await call(apiKeys.create, { body: {} }));
      setFresh(made._id);
      return made;
    },
    isThere: async before => {
      const { data } = readList<ApiKey>(await call(apiKeys.list, {}));
      const found = data.find(({ _id }) => before.every(key => key._id !== _id));
      setFresh(found?._id);
      return found !== undefined;
    },
    named: made => ({ key: t('apiKeys.name', { end: endOf(keyOf(made)) }) }),
    added: 'apiKeys.created',
    error: 'apiKeys.createError',
  });
  const create = async () => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    await send(keys ?? []);
    busy.current = false;
    setPending(false);
  };
  return { create, pending, fresh };
}

/** Deletes a key after asking; answers whether it happened. */
export function useDeleteKey() {
  const t = useText();
  const confirm = useConfirm();
  const { run } = useAction(deleteApiKey, { success: 'apiKeys.deleted', failure: 'apiKeys.deleteError' });
  return useCallback(
    async (apiKey: ApiKey): Promise<boolean> => {
      const values = { key: t('apiKeys.name', { end: endOf(keyOf(apiKey)) }) };
      const done = await confirm({
        title: t('apiKeys.delete', values),
        text: t('apiKeys.deleteText'),
        confirm: t('ui.delete'),
        danger: true,
        send: () => run({ path: { id: apiKey._id } }, { gaps: values }),
      });
      return !!done;
    },
    [confirm, run, t],
  );
}
