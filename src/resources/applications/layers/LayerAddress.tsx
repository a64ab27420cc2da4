import { isHttpUrl } from '../../../platform/isHttpUrl.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { formatOptional } from '../../../ui/formats.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import styles from '../parts.module.css';

/** Shortens the part that all URLs of a server share: …/Parcels/MapServer/0 */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/.*\/rest\/services\//i, '…/');

/** Links a web URL in its short form. Other text is not linked. */
export function LayerAddress({ url }: { url: unknown }) {
  const text = textIn(url).trim();
  if (!isHttpUrl(text)) return formatOptional(text);
  return (
    <WebLink address={text} className={`mono ${styles.address}`}>
      {shortAddress(text)}
    </WebLink>
  );
}
