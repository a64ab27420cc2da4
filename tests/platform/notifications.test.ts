import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, executeSql, letterTo, NOON, withPlatform } from './standIn.ts';

withPlatform();

const as = 'superadmin';
const FIRST = '5f3c2a100014000000000000';
const NOW = NOON.getTime() / 1000;
const group = async (id = FIRST) => (await ask(`GET /api/notifications/${id}`, { as })).body;

describe('GET /api/notifications and /{id}', () => {
  test('notification groups are returned newest first, with their notifications', async () => {
    const { body } = await ask('GET /api/notifications', { as });
    expect(body).toHaveLength(5);
    expect(
      body.map(({ published, newsletterSent }: { published: boolean; newsletterSent: boolean }) => [
        published,
        newsletterSent,
      ]),
    ).toEqual([
      [true, false],
      [true, true],
      [true, true],
      [false, false],
      [true, true],
    ]);
    expect(body[0]).toMatchObject({
      _id: FIRST,
      notificationGroupDate: expect.stringMatching(/^[1-9]\d?\/[1-9]\d?\/20\d\d$/),
      timestamp: NOW - 6 * 86_400,
    });
    expect(body[0].notifications[0]).toMatchObject({
      title: 'Parcels of one owner',
      content: expect.stringContaining('<strong>'),
      likes: expect.any(Array),
      comments: [
        { user: expect.any(String), comment: expect.any(String), timestamp: expect.any(Number) },
        {},
      ],
    });
    expect(await group()).toEqual(body[0]);
  });

  test('the call for an unknown notification group returns 404', async () => {
    expect(await ask('GET /api/notifications/nowhere', { as })).toMatchObject({
      status: 404,
      body: { message: 'There is no such notification group' },
    });
  });
});

describe('POST /api/notifications', () => {
  test('a new notification group keeps its date as written and has no sent newsletter', async () => {
    const { status: httpStatus, body } = await ask('POST /api/notifications', {
      as: 'admin',
      body: {
        notificationGroupDate: ' 3/16/2019 ',
        published: false,
        newsletterSent: true,
        notifications: [],
      },
    });
    expect([httpStatus, body]).toEqual([
      200,
      {
        _id: expect.any(String),
        notificationGroupDate: '3/16/2019',
        timestamp: NOW,
        published: false,
        newsletterSent: false,
        notifications: [],
        __v: 0,
      },
    ]);
    expect(emittedEvents).toEqual([['notifications:save', body._id]]);
  });

  test('a notification group needs a date', async () => {
    expect(await ask('POST /api/notifications', { as, body: { notificationGroupDate: '  ' } })).toMatchObject(
      { status: 422, body: { errors: { notificationGroupDate: { message: expect.any(String) } } } },
    );
    expect((await ask('POST /api/notifications', { as, body: {} })).status).toBe(422);
  });
});

describe('PUT /api/notifications/{id}', () => {
  test('updating a notification group stores it as sent, and new notifications get an id and a time', async () => {
    const before = await group();
    const [kept, ...others] = before.notifications;
    const body = {
      ...before,
      published: false,
      future: { kept: 1 },
      notifications: [...others, { ...kept, pinned: true }, { title: ' New ', content: '<p>Text</p>' }],
    };
    const answer = await ask(`PUT /api/notifications/${FIRST}`, { as, body });
    expect(answer.status).toBe(200);
    expect(await group()).toEqual(answer.body);
    expect(answer.body).toEqual({
      ...body,
      __v: 1,
      notifications: [
        ...others,
        { ...kept, pinned: true },
        { _id: expect.any(String), title: 'New', content: '<p>Text</p>', timestamp: NOW },
      ],
    });
  });

  test('an update cannot change whether the newsletter was sent', async () => {
    await ask(`PUT /api/notifications/${FIRST}`, { as, body: { ...(await group()), newsletterSent: true } });
    expect((await group()).newsletterSent).toBe(false);
  });

  test('an update of a notification group from an older version, without a title or over 2 MiB is refused', async () => {
    const before = await group();
    expect(
      (
        await ask(`PUT /api/notifications/${FIRST}`, {
          as,
          body: { ...before, notifications: [{ title: '' }] },
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await ask(`PUT /api/notifications/${FIRST}`, {
          as,
          body: { ...before, notifications: [{ title: 'Long', content: 'x'.repeat(2 * 1024 * 1024) }] },
        })
      ).status,
    ).toBe(413);
    await ask(`PUT /api/notifications/${FIRST}`, { as, body: before });
    expect((await ask(`PUT /api/notifications/${FIRST}`, { as, body: before })).status).toBe(409);
  });
});

describe('contents of notifications', () => {
  const make = (one: object) =>
    ask('POST /api/notifications', {
      as,
      body: {
        notificationGroupDate: '3/16/2019',
        notifications: [{ title: 'Kept' }, { title: 'One', ...one }],
      },
    });

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT src="https://evil.example/x.js"></SCRIPT>',
    '<img src="https://evil.example/seen.png">',
    '<p onclick="alert(1)">x</p>',
    '<p/onclick=alert(1)>x</p>',
    '<p style="background:url(https://evil.example)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href=javascript:alert(1)>x</a>',
    '<a href="https://a.example" onfocus="alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<svg onload="alert(1)"></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<scr<p>ipt>alert(1)</scr</p>ipt>',
    '<!-- <p> --><p>x</p>',
    '<p title="',
    '<form action="https://evil.example"><input name="password"></form>',
  ])('a notification with HTML that loads, runs or hides content is refused: %s', async content => {
    expect(await make({ content })).toMatchObject({
      status: 422,
      body: {
        errors: {
          'notifications.1.content': {
            message:
              'Only headings, paragraphs, lists, quotes, emphasis, code and links to web pages and mail are kept',
          },
        },
      },
    });
    expect(
      (
        await ask(`PUT /api/notifications/${FIRST}`, {
          as,
          body: { ...(await group()), notifications: [{ title: 'One', content }] },
        })
      ).status,
    ).toBe(422);
  });

  test('a notification with headings, lists and links is stored exactly as sent', async () => {
    const content =
      '<h3>1 &lt; 2</h3><p>A <strong>b</strong> <em>c</em> <u>d</u> <s>e</s><br>f > g&nbsp;</p><ol start="3"><li><p><a href="https://help.maps.example/?a=1&amp;b=<2>">x</a></p></li></ol><blockquote><p><a href="mailto:a@b.example">y</a></p></blockquote><pre><code>z</code></pre><hr>';
    expect(await make({ content })).toMatchObject({
      status: 200,
      body: { notifications: [{}, { content }] },
    });
    expect((await make({ content: null })).status).toBe(200);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'youtu.be/aqz-KE-bpKQ', 'https://'])(
    'a notification refuses the video address %s',
    async youtubeVideo => {
      expect(await make({ youtubeVideo })).toMatchObject({
        status: 422,
        body: {
          errors: {
            'notifications.1.youtubeVideo': {
              message: 'Enter a URL that begins with https://',
            },
          },
        },
      });
    },
  );

  test('a notification that was stored with invalid content can be sent back unchanged', async () => {
    const old = {
      _id: 'old',
      title: 'Old',
      content: '<table><tr><td>x</td></tr></table>',
      youtubeVideo: 'somewhere',
    };
    await executeSql(
      sql`update notification_groups set notifications = ${JSON.stringify([old])}::jsonb where id = ${FIRST}`,
    );
    const body = {
      ...(await group()),
      notifications: [
        { title: 'New', youtubeVideo: '' },
        { ...old, title: 'Renamed' },
      ],
    };
    expect(await ask(`PUT /api/notifications/${FIRST}`, { as, body })).toMatchObject({
      status: 200,
      body: { notifications: [{ title: 'New' }, { ...old, title: 'Renamed' }] },
    });
  });
});

test('a notification group is deleted with its notifications, once', async () => {
  expect((await ask(`DELETE /api/notifications/${FIRST}`, { as })).status).toBe(204);
  expect((await ask(`DELETE /api/notifications/${FIRST}`, { as })).status).toBe(404);
  expect(emittedEvents).toEqual([['notifications:remove', FIRST]]);
});

describe('POST /api/applications/sendmail', () => {
  const send = (body: object) =>
    ask('POST /api/applications/sendmail', {
      as,
      body: {
        subject: 'News',
        email: 'user@map.example',
        emailBody: 'Here are the latest updates:\nhttps://maps.example',
        ...body,
      },
    });

  test('POST /api/applications/sendmail sends an email to one address', async () => {
    expect(await send({})).toMatchObject({ status: 200, body: {} });
    expect(await letterTo('user@map.example')).toMatchObject({
      subject: 'News',
      lines: ['Here are the latest updates:', 'https://maps.example'],
    });
  });

  test('POST /api/applications/sendmail refuses an invalid address, and a missing or multi-line subject', async () => {
    expect(await send({ email: 'user@map.example, keeper@map.example' })).toMatchObject({
      status: 422,
      body: { errors: { email: { message: 'Please enter a valid email.' } } },
    });
    expect((await send({ subject: ' ' })).status).toBe(422);
    expect(await send({ subject: 'News\r\nBcc: keeper@map.example' })).toMatchObject({
      status: 422,
      body: { errors: { subject: { message: 'Line breaks and control characters are not allowed' } } },
    });
    expect(await letterTo('user@map.example')).toBeUndefined();
  });
});
