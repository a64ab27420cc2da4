import { useEffect, useRef, useState } from 'react';
import type { PlatformNotification } from '../../../platform/notifications.ts';
import { formatOptional } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { ReaderCounts } from './NotificationList.tsx';
import styles from './panels.module.css';
import richTextStyles from './richText.module.css';
import { toDomNodes } from './sanitizeHtml.ts';
import { YoutubeVideo } from './YoutubeVideo.tsx';

interface Props {
  date: string;
  piece: PlatformNotification;
  /** Updates the preview of a long text, which is not updated while typing. */
  draw?(): void;
}

const WIDTHS = ['wide', 'phone'] as const;

/** Shows a notification as readers see it, on a wide screen or a phone. */
export function Preview({ date, piece, draw }: Props) {
  const t = useText();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('wide');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current!.replaceChildren(toDomNodes(piece.content)), [piece.content]);
  return (
    <section aria-labelledby="news-preview" className={`panel ${styles.preview}`}>
      <div className="panel-head">
        <h2 id="news-preview">{t('resources.notifications.preview')}</h2>
        {draw ? (
          <TextButton small onClick={draw}>
            {t('resources.notifications.draw')}
          </TextButton>
        ) : null}
        <div
          className={`segments ${styles.aside}`}
          role="group"
          aria-label={t('resources.notifications.width')}
        >
          {WIDTHS.map(one => (
            <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
              {t(`resources.notifications.widths.${one}`)}
            </button>
          ))}
        </div>
      </div>
      <div>
        <article className={`${richTextStyles.article} ${richTextStyles[width]}`}>
          <p className="secondary numbers">{formatOptional(date)}</p>
          <h3>{piece.title}</h3>
          <div ref={text} className={richTextStyles.rich} />
          {piece.youtubeVideo ? <YoutubeVideo key={piece.youtubeVideo} address={piece.youtubeVideo} /> : null}
          <ReaderCounts of={piece} />
        </article>
      </div>
    </section>
  );
}
