import { describe, expect, it } from 'vitest';
import { NotificationFields } from '../../src/platform/notifications.ts';
import { readVideo, toVideoUrl } from '../../src/platform/video.ts';

const ID = 'aqz-KE-bpKQ';
const WATCH = `https://www.youtube.com/watch?v=${ID}`;

describe('videos of notifications', () => {
  it.each([
    [`https://youtu.be/${ID}?t=90`, 90],
    [`${WATCH}&t=1m30s`, 90],
    [`${WATCH}&t=90s`, 90],
    [`${WATCH}#t=1h1m1s`, 3661],
    [`https://www.youtube.com/embed/${ID}?start=90`, 90],
    [`https://www.youtube.com/embed/${ID}/?start=90`, 90],
    [`${WATCH}&t=soon`, 0],
    [`https://youtu.be/${ID}/`, 0],
    [`youtu.be/${ID}`, 0],
    [`www.youtube.com/watch?v=${ID}`, 0],
    [`//www.youtube.com/embed/${ID}`, 0],
    [` https://m.youtube.com/watch?v=${ID}&list=PL12345678 `, 0],
    [`https://www.youtube.com/shorts/${ID}`, 0],
    [`https://www.youtube.com/live/${ID}?feature=share`, 0],
    [`https://www.youtube-nocookie.com/embed/${ID}`, 0],
    [
      `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x&amp;start=90" title="YouTube video player" allowfullscreen></iframe>`,
      90,
    ],
    [`<iframe src='//www.youtube.com/embed/${ID}'></iframe>`, 0],
    [`<IFRAME class=x src=//www.youtube.com/embed/${ID}></IFRAME>`, 0],
  ])('the video in %s plays from second %i', (address, start) => {
    expect(readVideo(address)).toEqual({ kind: 'video', id: ID, start });
    expect(NotificationFields.youtubeVideo.safeParse(address).success).toBe(true);
    expect(toVideoUrl(address)).toMatch(/^https:\/\//);
  });

  it.each([
    'https://www.youtube.com/playlist?list=PL12345678',
    'https://www.youtube.com/embed/videoseries?list=PL12345678',
    'https://www.youtube.com/watch?list=PL12345678',
  ])('the playlist %s is not a video', address => expect(readVideo(address)).toEqual({ kind: 'playlist' }));

  it.each([
    '',
    'https://www.youtube.com/@channel',
    'https://example.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    '<iframe srcdoc="//youtu.be/aqz-KE-bpKQ">',
  ])('no video is found in %j', address => expect(readVideo(address)).toEqual({ kind: 'other' }));

  it.each(['aqz-KE-bpKQ', 'a video', '<iframe title="x">', 'javascript:alert(1)'])(
    'the video address %s is refused',
    text => expect(NotificationFields.youtubeVideo.safeParse(text).success).toBe(false),
  );
});
