import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import { useState } from 'react';
import { useText } from '../../../ui/useText.ts';
import styles from './notifications.module.css';
import { playerOf } from './video.ts';

/** A video of YouTube; nothing is fetched from there before somebody wants to see it. */
export function Video({ address }: { address: string | null | undefined }) {
  const t = useText();
  const [isLoaded, setLoaded] = useState(false);
  const player = playerOf(address);
  if (!player)
    return (
      <p className={`${styles.player} secondary`}>
        {t(address ? 'notifications.video.other' : 'notifications.video.none')}
      </p>
    );
  if (isLoaded)
    return (
      <iframe
        className={styles.player}
        title={t('notifications.video.title')}
        src={player}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen; encrypted-media"
      />
    );
  return (
    <button type="button" className={styles.player} onClick={() => setLoaded(true)}>
      <PlayIcon />
      {t('notifications.video.load')}
    </button>
  );
}
