import { textDraft } from '../storage/textDraft.ts';
import { useIdentity } from './useIdentity.ts';

/** Returns a function that opens a draft of a document on this device, for the signed-in user. */
export function useTextDraft(name: string) {
  const { _id } = useIdentity();
  return () => textDraft(_id, name);
}
