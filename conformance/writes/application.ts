import { isObject } from '../../src/platform/shape.ts';
import { replyRows, type KnownRecords } from '../knownRecords.ts';
import type { CreatedRecord, WriteRun } from '../WriteRun.ts';

interface RelatedRecords {
  user: CreatedRecord | undefined;
  role: CreatedRecord | undefined;
  tool: CreatedRecord | undefined;
}

const firstOption = (reply: unknown, list: string, fallback: string): string => {
  const texts = isObject(reply) ? reply[list] : undefined;
  return Array.isArray(texts) && typeof texts[0] === 'string' ? texts[0] : fallback;
};

/** Writes an application and its parts. Parts without a call that removes them are removed together with it. */
export async function applicationWrites(
  writeRun: WriteRun,
  known: KnownRecords,
  { user, role, tool }: RelatedRecords,
) {
  const { prefix } = writeRun;
  const properties = known.reply('applications.properties');
  const siteUrl = 'https://conformance.invalid/map';
  const body = {
    applicationId: prefix,
    applicationName: prefix,
    applicationDatabase: prefix.replaceAll('-', '_'),
    applicationType: 'Elevate Full',
    productEdition: firstOption(properties, 'productEdition', 'Standard'),
    accessType: firstOption(properties, 'accessType', 'Open'),
    disclaimer: 'created',
    applicationDomainName: siteUrl,
  };
  const application = await writeRun.create(
    'the application',
    'applications.create',
    { body },
    'applications.remove',
    { applicationId: prefix },
  );
  if (!application) return;
  const { _id } = application;
  await writeRun.write(
    'applications.update',
    { path: { id: _id }, body: { ...application, ...body, disclaimer: 'changed' } },
    { disclaimer: 'changed' },
  );
  await writeRun.write('applicationParts.updateCounty', {
    body: { _id, county: { code: '18', links: [{ linkName: 'created', linkPath: siteUrl }] } },
  });
  await writeRun.write('applicationParts.updatePaths', {
    body: { _id, paths: [{ pathType: 'Photo', path: siteUrl }] },
  });
  await toolsAndPeople(writeRun, known, _id, { user, role, tool });
  await layers(writeRun, _id, user);
  await documents(writeRun, _id);
  const plan = await writeRun.create(
    'the plan',
    'subscription-plans.create',
    { path: { appId: _id }, body: { name: prefix, description: 'created' } },
    undefined,
    { name: prefix },
  );
  if (plan) {
    await writeRun.write(
      'subscription-plans.update',
      { path: { id: plan._id }, body: { ...plan, description: 'changed' } },
      { description: 'changed' },
    );
    await writeRun.write('subscription-plans.addPeriod', {
      path: { id: plan._id },
      body: { name: prefix, interval: 'month', intervalCount: 1, price: 5 },
    });
  }
}

async function toolsAndPeople(
  writeRun: WriteRun,
  known: KnownRecords,
  _id: string,
  { user, role, tool }: RelatedRecords,
) {
  if (tool) {
    const { done } = await writeRun.write('applicationParts.addTools', { body: { tools: [tool._id], _id } });
    if (done) await writeRun.write('applicationParts.removeTool', { path: { appId: _id, toolId: tool._id } });
  }
  const from = known.text('applications', '_id');
  if (from) await writeRun.write('applicationParts.copyTools', { body: { from, to: _id } });
  if (!user) return;
  const path = { appId: _id, userId: user._id };
  if ((await writeRun.write('applications.addAdmin', { body: { adminId: user._id, _id } })).done)
    await writeRun.write('applications.removeAdmin', { path });
  if (
    (await writeRun.write('applicationParts.addUser', { path: { id: _id }, body: { userId: user._id } })).done
  )
    await writeRun.write('applicationParts.removeUser', { path: { id: _id, userId: user._id } });
  if (role) {
    const { done } = await writeRun.write('roles.assign', {
      body: { _id: user._id, roleData: { application: _id, role: role._id } },
    });
    if (done)
      await writeRun.write('roles.unassign', { path: { id: user._id, role: role._id, application: _id } });
  }
  const [department] = replyRows(
    (await writeRun.write('workOrders.departments', { path: { id: _id } })).reply,
  );
  if (department) {
    const memberPath = { deptId: String(department._id), userId: user._id, type: 'workers' };
    if ((await writeRun.write('workOrders.add', { path: memberPath })).done)
      await writeRun.write('workOrders.remove', { path: memberPath });
  }
}

async function layers(writeRun: WriteRun, appId: string, user: CreatedRecord | undefined) {
  const { prefix } = writeRun;
  const layer = await writeRun.create(
    'the layer',
    'layers.create',
    { path: { appId }, body: { id: 1, name: prefix, geometryType: 'Point' } },
    'layers.remove',
    { name: prefix },
  );
  if (layer)
    await writeRun.write(
      'layers.update',
      { path: { id: layer._id }, body: { ...layer, description: 'changed' } },
      { description: 'changed' },
    );

  const group = { groupName: prefix, groupIndex: 1, layerNames: [{ layerName: prefix, layerIndex: 1 }] };
  const protectedLayer = await writeRun.create(
    'the protected layer',
    'protectedLayers.create',
    { path: { appId }, body: group },
    'protectedLayers.remove',
    { groupName: prefix },
  );
  if (protectedLayer) {
    await writeRun.write(
      'protectedLayers.update',
      { path: { id: protectedLayer._id }, body: { ...protectedLayer, groupIndex: 2 } },
      { groupIndex: 2 },
    );
    if (user) {
      const { done } = await writeRun.write('protectedLayers.assignToUser', {
        path: { userId: user._id },
        body: { applications: [appId], protectedLayers: [protectedLayer._id] },
      });
      if (done)
        await writeRun.write('protectedLayers.removeFromUser', {
          path: { layerId: protectedLayer._id, appId, userId: user._id },
        });
    }
  }

  const fieldApp = await writeRun.create(
    'the field app',
    'fieldApps.create',
    { path: { appId }, body: { fieldAppName: prefix } },
    undefined,
    { fieldAppName: prefix },
  );
  if (fieldApp)
    await writeRun.write(
      'fieldApps.update',
      { path: { id: fieldApp._id }, body: { ...fieldApp, fieldAppName: `${prefix}-2` } },
      { fieldAppName: `${prefix}-2` },
    );
}

async function documents(writeRun: WriteRun, appId: string) {
  const { prefix } = writeRun;
  const path = { appId };
  const configs = {
    appConfig: { title: prefix, map: { operationalLayers: [] } },
    resultsLayerConfigs: [],
    editorConfigs: [],
  };
  const { done } = await writeRun.write('configs.create', { path, body: JSON.stringify(configs) });
  if (done)
    await writeRun.write('configs.update', {
      path,
      body: JSON.stringify({ ...configs, editorConfigs: [{ name: prefix, config: { sections: [] } }] }),
    });

  for (const config of [`<import name="${prefix}"/>`, `<import name="${prefix}-2"/>`])
    await writeRun.write(
      'dailyImport.save',
      { path, body: { config, backupName: prefix, appId } },
      { config },
    );
  const [version] = replyRows((await writeRun.write('dailyImport.versions', { path: { id: appId } })).reply);
  if (version)
    await writeRun.write('dailyImport.revert', {
      path: { version: String(version.version) },
      body: { clientId: appId },
    });
}
