import { textIn } from '../../../platform/unchecked.ts';
import { isWebAddress } from '../../../platform/webAddress.ts';
import { formatOptional } from '../../../ui/formats.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import styles from '../parts.module.css';

/** An address without the beginning that all of a server have alike: …/Parcels/MapServer/0 */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/.*\/rest\/services\//i, '…/');

/** The address of a layer, as short as it can be told by; what is no address of the web leads nowhere. */
export function LayerAddress({ url }: { url: unknown }) {
  const text = textIn(url).trim();
  if (!isWebAddress(text)) return formatOptional(text);
  return (
    <WebLink address={text} className={`mono ${styles.address}`}>
      {shortAddress(text)}
    </WebLink>
  );
}
