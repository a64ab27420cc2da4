import type { Made, Making } from '../making.ts';
import { makeRecord } from './crud.ts';

/** Purposes, toolgroups, tools and news. */
export async function catalogueWrites(making: Making): Promise<{ tool: Made | undefined }> {
  const { run } = making;
  const purpose = await makeRecord(making, 'purposes');
  const group = await makeRecord(making, 'toolgroups');
  const tool = await makeRecord(making, 'tools');
  if (purpose && group) {
    await making.act('purposes.addToolGroup', { path: { id: purpose._id }, body: { toolgroup: group._id } });
    await making.act('toolgroups.unlink', { path: { id: purpose._id }, body: { toolgroup: group._id } });
  }
  if (group && tool) {
    await making.act('toolgroups.addTool', { path: { id: group._id }, body: { tool: tool._id } });
    await making.act('tools.unlink', { path: { id: group._id }, body: { tool: tool._id } });
  }
  if (purpose)
    await making.make(
      'the toolgroup',
      'toolgroups.createIn',
      { path: { id: purpose._id }, body: { toolGroupName: `${run}-2` } },
      'toolgroups.remove',
    );
  if (group)
    await making.make(
      'the tool',
      'tools.createIn',
      { path: { id: group._id }, body: { toolName: `${run}-2` } },
      'tools.remove',
    );

  const news = {
    notificationGroupDate: '1/2/2000',
    published: false,
    notifications: [{ title: run, content: '<p>made</p>' }],
  };
  const day = await making.make(
    'the news of 1/2/2000',
    'notifications.create',
    { body: news },
    'notifications.remove',
  );
  if (day)
    await making.act(
      'notifications.update',
      { path: { id: day._id }, body: { ...day, notificationGroupDate: '1/3/2000' } },
      { notificationGroupDate: '1/3/2000' },
    );
  return { tool };
}
