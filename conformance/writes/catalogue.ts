import type { CreatedRecord, WriteRun } from '../WriteRun.ts';
import { writeRecord } from './crud.ts';

/** Writes purposes, toolgroups, tools and notifications. */
export async function catalogueWrites(writeRun: WriteRun): Promise<{ tool: CreatedRecord | undefined }> {
  const { prefix } = writeRun;
  const purpose = await writeRecord(writeRun, 'purposes');
  const group = await writeRecord(writeRun, 'toolgroups');
  const tool = await writeRecord(writeRun, 'tools');
  if (purpose && group) {
    await writeRun.write('purposes.addToolGroup', {
      path: { id: purpose._id },
      body: { toolgroup: group._id },
    });
    await writeRun.write('toolgroups.unlink', { path: { id: purpose._id }, body: { toolgroup: group._id } });
  }
  if (group && tool) {
    await writeRun.write('toolgroups.addTool', { path: { id: group._id }, body: { tool: tool._id } });
    await writeRun.write('tools.unlink', { path: { id: group._id }, body: { tool: tool._id } });
  }
  if (purpose)
    await writeRun.create(
      'the toolgroup',
      'toolgroups.createIn',
      { path: { id: purpose._id }, body: { toolGroupName: `${prefix}-2` } },
      'toolgroups.remove',
    );
  if (group)
    await writeRun.create(
      'the tool',
      'tools.createIn',
      { path: { id: group._id }, body: { toolName: `${prefix}-2` } },
      'tools.remove',
    );

  const notificationGroup = {
    notificationGroupDate: '1/2/2000',
    published: false,
    notifications: [{ title: prefix, content: '<p>created</p>' }],
  };
  const createdGroup = await writeRun.create(
    'the notifications of 1/2/2000',
    'notifications.create',
    { body: notificationGroup },
    'notifications.remove',
  );
  if (createdGroup)
    await writeRun.write(
      'notifications.update',
      { path: { id: createdGroup._id }, body: { ...createdGroup, notificationGroupDate: '1/3/2000' } },
      { notificationGroupDate: '1/3/2000' },
    );
  return { tool };
}
