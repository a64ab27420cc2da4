import type { PlatformNotification } from '../../src/platform/notifications.ts';
import { seededId } from './ids.ts';
import type { createRandom } from './random.ts';
import { notificationId } from './seededIds.ts';
import type { notificationGroupsTable } from './tables/notifications.ts';

const DAY = 86_400;
const OF_PIECE = 21;

type Piece = [title: string, content: string, likes: number, comments: string[], video?: string];

/** `ago` is in days. */
const NEWS: [ago: number, published: boolean, newsletterSent: boolean, pieces: Piece[]][] = [
  [
    6,
    true,
    false,
    [
      [
        'Parcels of one owner',
        '<p>Click an owner to see <strong>every parcel</strong> of the same name, with acres and values added up.</p><h3>How to use it</h3><ol><li>Open a parcel</li><li>Click the owner</li><li>Choose <em>All parcels</em></li></ol><p>More in the <a href="https://help.maps.example/owners">guide to owners</a>.</p>',
        31,
        ['That saves us an hour a day.', 'Can it be exported?'],
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      ],
      [
        'New aerial photos',
        '<p>Photos of this spring are in for <strong>all counties</strong> north of the river.</p>',
        18,
        [],
      ],
      [
        'Printing on tabloid paper',
        '<p>The print tool has 11 by 17 inches, both ways.</p>',
        7,
        ['Thank you!'],
      ],
    ],
  ],
  [
    41,
    true,
    true,
    [
      [
        'Sales on the map',
        '<p>Sales are drawn by price class. The legend counts them.</p>',
        54,
        ['At last.', 'Works on a phone, too.', 'Which years are in?'],
        'https://youtu.be/aqz-KE-bpKQ',
      ],
      [
        'Quieter nights',
        '<p>The nightly import takes half the time:</p><ul><li>only what changed is read</li><li>a failed table no longer stops the others</li></ul>',
        12,
        [],
      ],
    ],
  ],
  [
    75,
    true,
    true,
    [
      [
        'Work orders for crews',
        '<p>Crews see their work orders offline.</p>',
        23,
        ['How is it synchronized?'],
      ],
    ],
  ],
  [
    83,
    false,
    false,
    [['Maintenance on Sunday', '<p>Maps are read-only from 6 to 8 in the morning.</p>', 0, []]],
  ],
  [
    160,
    true,
    true,
    [
      ['A new sign-in page', '<p>Sign-in has a dark theme.</p>', 9, []],
      ['Two more counties', '<p>Welcome to our new neighbors.</p>', 40, ['Hello from the lakes!']],
    ],
  ],
];

/** The name of a group: month, day and year without padding. */
const dayOf = (seconds: number) => {
  const day = new Date(seconds * 1000);
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
};

/** Notifications of the last half year. Their likes and comments are by these users. */
export function seededNotifications(
  people: { id: string }[],
  today: number,
  random: ReturnType<typeof createRandom>,
): (typeof notificationGroupsTable.$inferInsert)[] {
  const randomUserId = () => people[random.below(people.length)]!.id;
  let made = 0;
  const piece = (
    [title, content, likes, comments, youtubeVideo]: Piece,
    timestamp: number,
  ): PlatformNotification => ({
    _id: seededId(OF_PIECE, made++),
    title,
    content,
    youtubeVideo: youtubeVideo ?? '',
    likes: Array.from({ length: likes }, randomUserId),
    comments: comments.map((comment, n) => ({
      user: randomUserId(),
      comment,
      timestamp: timestamp + (n + 1) * 3600,
    })),
    timestamp,
  });
  return NEWS.map(([ago, published, newsletterSent, pieces], n) => {
    const timestamp = today - ago * DAY;
    return {
      id: notificationId(n),
      date: dayOf(timestamp),
      timestamp,
      published,
      newsletterSent,
      notifications: pieces.map((one, at) => piece(one, timestamp + at * 1200)),
    };
  });
}
