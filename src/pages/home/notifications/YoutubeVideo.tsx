import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import { useState } from 'react';
import { readVideo } from '../../../platform/video.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './YoutubeVideo.module.css';

/** YouTube's host that sets no cookies before a video plays. The document's policy allows it. */
const HOST = 'https://www.youtube-nocookie.com';

/** Shows a YouTube video. It loads only when the user asks for it. */
export function YoutubeVideo({ address }: { address: string | null | undefined }) {
  const t = useText();
  const [isLoaded, setLoaded] = useState(false);
  const video = readVideo(address ?? '');
  if (video.kind !== 'video')
    return (
      <p className={`${styles.player} secondary`}>
        {t(address ? `resources.notifications.video.${video.kind}` : 'resources.notifications.video.none')}
      </p>
    );
  if (isLoaded)
    return (
      <iframe
        className={styles.player}
        title={t('resources.notifications.video.title')}
        src={`${HOST}/embed/${video.id}${video.start ? `?start=${video.start}` : ''}`}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen; encrypted-media"
      />
    );
  return (
    <button type="button" className={styles.player} onClick={() => setLoaded(true)}>
      <PlayIcon />
      {t('resources.notifications.video.load')}
    </button>
  );
}
