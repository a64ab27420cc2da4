import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { AUTO_HIDE_MS } from '../../../ui/failure/useNotifyText.ts';
import type { UserRecord } from '../userRecord.ts';
import { countMarks } from './compareTransfer.ts';
import { readTransferResult } from './readTransferResult.ts';
import { useTransferReceipt, type TransferReceipt, type TransferResult } from './transferReceipt.ts';

const isComplete = ({ isMigrated, marks }: TransferResult) => {
  const { roles, subscriptions } = countMarks(marks, 'missing');
  return isMigrated && roles + subscriptions === 0;
};

/**
 * Returns the result of a transfer. Without one, it reads the user, keeps the result in the receipt, and notifies of the success
 * if everything was transferred.
 */
export function useTransferResult(user: UserRecord, receipt: TransferReceipt) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const { keep } = useTransferReceipt(user._id);
  // Its key makes sure that no earlier reply is taken for the user after the transfer.
  const { error, refetch } = useQuery({
    queryKey: ['transfer receipt', user._id, receipt.time],
    queryFn: async ({ signal }) => {
      const result = await readTransferResult(user._id, receipt, dataProvider, signal);
      keep({ ...receipt, before: {}, result });
      if (isComplete(result))
        notify('access.transfer.done', { type: 'success', autoHideDuration: AUTO_HIDE_MS });
      return result;
    },
    enabled: !receipt.result,
    gcTime: 0,
  });
  return { result: receipt.result, error, refetch };
}
