import { notificationId } from '../../mocks/db/seededIds.ts';
import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

interface Group {
  published: boolean;
  notifications: { title: string; content: string; likes: string[] }[];
}
const FIRST = `/api/notifications/${notificationId(0)}`;
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const reader = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true });

test('an admin creates a notification group, writes and previews a notification, and publishes it', async ({
  visit,
  demo,
}) => {
  const page = await visit('admin');
  await page.goto('/#notifications');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeDisabled();
  await text(page).press('End');
  await page.keyboard.type('.');
  await undo.click();
  await expect(undo).toBeDisabled();
  await page.getByRole('textbox', { name: /^New group/ }).fill('12/24/2026');
  await page.getByRole('button', { name: 'Create group', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: '12/24/2026', exact: true })).toBeVisible();
  const adding = page.getByRole('form', { name: 'Add notification', exact: true });
  await adding.getByRole('textbox', { name: /^Title/ }).fill('Snow lines');
  await adding.getByRole('button', { name: 'Add notification', exact: true }).click();

  await text(page).click();
  await page.keyboard.type('Two ways');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bulleted list', exact: true }).click();
  await page.keyboard.type('by map');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  expect(await text(page).evaluate(one => one === document.activeElement)).toBe(true);
  await page.keyboard.type('by list');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const address = page.getByRole('textbox', { name: 'Link address', exact: true });
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(
    page.getByText('A link must begin with https://, http:// or mailto:', { exact: true }),
  ).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('https://help.maps.example/snow');
  await address.press('Enter');
  await expect(reader(page).getByRole('link', { name: 'by list', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(banner(page, 'The notification has been updated.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(banner(page, 'Notification group published')).toBeVisible();

  const [saved] = (
    await demo.as<(Group & { notificationGroupDate: string })[]>('superadmin', 'GET /api/notifications')
  ).filter(group => group.notificationGroupDate === '12/24/2026');
  expect(saved).toMatchObject({
    published: true,
    notifications: [
      {
        title: 'Snow lines',
        content:
          '<p>Two ways</p><ul><li><p>by map</p></li><li><p><a href="https://help.maps.example/snow"><strong>by list</strong></a></p></li></ul>',
      },
    ],
  });
});

test('lists and tables pasted from Word and Excel are kept, and a note reports left-out pictures', async ({
  visit,
  demo,
}) => {
  const page = await visit('admin');
  await page.goto('/#notifications');
  await text(page).click();
  await page.keyboard.press('Control+A');
  const item = (list: string, level: number, marker: string, words: string) =>
    `<p class=MsoListParagraphCxSpFirst style='margin-left:.5in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${words}<o:p></o:p></p>`;
  const pasted = [
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->',
    item('l0', 1, '·', 'One'),
    item('l0', 1, '·', '<b>Two</b>'),
    item('l0', 2, 'o', 'Within'),
    item('l1', 1, '3.', 'Third'),
    item('l1', 1, '4.', 'Fourth'),
    '<p class=MsoNormal>A picture: <img width=10 src="file:///C:/Users/a/image001.png"><o:p></o:p></p>',
    '<table border=0><col width=64><tr height=20><td class=xl63>Lot</td><td>Owner</td></tr><tr><td>7</td><td>Ann</td></tr></table>',
    '<!--EndFragment--></body></html>',
  ].join('\r\n');
  await text(page).evaluate((editor, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await expect(page.getByText(/^Pictures and tables are not supported here/)).toBeVisible();
  const written =
    '<ul><li><p>One</p></li><li><p><strong>Two</strong></p><ul><li><p>Within</p></li></ul></li></ul><ol start="3"><li><p>Third</p></li><li><p>Fourth</p></li></ol><p>A picture:</p><p>Lot | Owner</p><p>7 | Ann</p>';
  for (const title of ['Pasted', 'Pasted again']) {
    await page
      .getByRole('form', { name: 'Edit notification', exact: true })
      .getByRole('textbox', { name: /^Title/ })
      .fill(title);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect
      .poll(async () => (await demo.as<Group>('superadmin', `GET ${FIRST}`)).notifications[0]!.title)
      .toBe(title);
    const [saved] = (await demo.as<Group>('superadmin', `GET ${FIRST}`)).notifications;
    expect(saved!.content.replace(/\s+</g, '<')).toBe(written);
    await expect(reader(page).locator('ol')).toHaveAttribute('start', '3');
  }
});

// The browser reports each attempt as an error, so this test ignores its errors.
test('hostile notification content neither runs, loads nor is sent on, and a note reports it', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ baseURL: demo.url });
  await context.addCookies([demo.cookieOf(await demo.signIn('superadmin'))]);
  const staff = await context.newPage();
  const before = await demo.as<Group>('superadmin', `GET ${FIRST}`);
  const content =
    '<p onclick="document.title=1">Kept <a href="javascript:document.title=1">link</a> <a href="mailto:a@b.example">mail</a></p><script>document.title=1</script><img src="/demo/hostile.png" onerror="document.title=1"><iframe src="/demo/hostile"></iframe><svg onload="document.title=1"></svg>';
  // The stand-in does not store such a text, so a fault returns it.
  const hostile = { ...before, notifications: [{ ...before.notifications[0], content }] };
  await demo.fault({ match: 'GET /api/notifications', status: 200, body: [hostile] });
  await demo.fault({ match: 'GET /api/notifications/{id}', status: 200, body: hostile });
  const requests: string[] = [];
  staff.on('request', request => void (/hostile/.test(request.url()) && requests.push(request.url())));
  await staff.goto('/#notifications');
  await expect(text(staff)).toHaveText('Kept link mail');
  await expect(
    staff.getByText(/^Parts of this text, such as pictures or tables, are not shown here/),
  ).toBeVisible();
  expect(
    await reader(staff)
      .locator('article > div')
      .evaluate(shown => shown.innerHTML),
  ).toBe(
    '<p>Kept <a>link</a> <a href="mailto:a@b.example" target="_blank" rel="noopener noreferrer">mail</a></p>',
  );

  await staff.getByRole('textbox', { name: /^Title/ }).fill('Mine');
  await text(staff).click();
  await staff.keyboard.press('Control+End');
  await staff.keyboard.type('!');
  await staff.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(banner(staff, 'The notification has been updated.')).toBeVisible();
  await demo.clearFaults();
  const {
    notifications: [saved],
  } = await demo.as<Group>('superadmin', `GET ${FIRST}`);
  expect(saved).toMatchObject({ title: 'Mine', likes: before.notifications[0]!.likes });
  expect(saved!.content).not.toMatch(/script|img|iframe|svg|on\w+=/);
  await expect(staff).toHaveTitle(/^Home/);
  expect(requests).toEqual([]);
  await context.close();
});
