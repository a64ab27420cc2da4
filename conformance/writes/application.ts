import { isObject } from '../../src/platform/shape.ts';
import { rowsInReply, type KnownRecords } from '../known.ts';
import type { Made, Making } from '../making.ts';

interface Others {
  user: Made | undefined;
  role: Made | undefined;
  tool: Made | undefined;
}

const first = (reply: unknown, list: string, otherwise: string): string => {
  const texts = isObject(reply) ? reply[list] : undefined;
  return Array.isArray(texts) && typeof texts[0] === 'string' ? texts[0] : otherwise;
};

/** An application with what belongs to it. It goes at the end, and what has no call to remove it with it. */
export async function applicationWrites(making: Making, known: KnownRecords, { user, role, tool }: Others) {
  const { run } = making;
  const properties = known.reply('applications.properties');
  const site = 'https://conformance.invalid/map';
  const body = {
    applicationId: run,
    applicationName: run,
    applicationDatabase: run.replaceAll('-', '_'),
    applicationType: 'Elevate Full',
    productEdition: first(properties, 'productEdition', 'Standard'),
    accessType: first(properties, 'accessType', 'Open'),
    disclaimer: 'made',
    applicationDomainName: site,
  };
  const application = await making.make(
    'the application',
    'applications.create',
    { body },
    'applications.remove',
    { applicationId: run },
  );
  if (!application) return;
  const { _id } = application;
  await making.act(
    'applications.update',
    { path: { id: _id }, body: { ...application, ...body, disclaimer: 'changed' } },
    { disclaimer: 'changed' },
  );
  await making.act('applicationParts.updateCounty', {
    body: { _id, county: { code: '18', links: [{ linkName: 'made', linkPath: site }] } },
  });
  await making.act('applicationParts.updatePaths', {
    body: { _id, paths: [{ pathType: 'Photo', path: site }] },
  });
  await toolsAndPeople(making, known, _id, { user, role, tool });
  await layers(making, _id, user);
  await documents(making, _id);
  const plan = await making.make(
    'the plan',
    'subscription-plans.create',
    { path: { appId: _id }, body: { name: run, description: 'made' } },
    undefined,
    { name: run },
  );
  if (plan) {
    await making.act(
      'subscription-plans.update',
      { path: { id: plan._id }, body: { ...plan, description: 'changed' } },
      { description: 'changed' },
    );
    await making.act('subscription-plans.addPeriod', {
      path: { id: plan._id },
      body: { name: run, interval: 'month', intervalCount: 1, price: 5 },
    });
  }
}

async function toolsAndPeople(
  making: Making,
  known: KnownRecords,
  _id: string,
  { user, role, tool }: Others,
) {
  if (tool) {
    const { done } = await making.act('applicationParts.addTools', { body: { tools: [tool._id], _id } });
    if (done) await making.act('applicationParts.removeTool', { path: { appId: _id, toolId: tool._id } });
  }
  const from = known.text('applications', '_id');
  if (from) await making.act('applicationParts.copyTools', { body: { from, to: _id } });
  if (!user) return;
  const path = { appId: _id, userId: user._id };
  if ((await making.act('applications.addAdmin', { body: { adminId: user._id, _id } })).done)
    await making.act('applications.removeAdmin', { path });
  if ((await making.act('applicationParts.addUser', { path: { id: _id }, body: { userId: user._id } })).done)
    await making.act('applicationParts.removeUser', { path: { id: _id, userId: user._id } });
  if (role) {
    const { done } = await making.act('roles.assign', {
      body: { _id: user._id, roleData: { application: _id, role: role._id } },
    });
    if (done)
      await making.act('roles.unassign', { path: { id: user._id, role: role._id, application: _id } });
  }
  const [department] = rowsInReply((await making.act('workOrders.departments', { path: { id: _id } })).reply);
  if (department) {
    const whom = { deptId: String(department._id), userId: user._id, type: 'workers' };
    if ((await making.act('workOrders.add', { path: whom })).done)
      await making.act('workOrders.remove', { path: whom });
  }
}

async function layers(making: Making, appId: string, user: Made | undefined) {
  const { run } = making;
  const layer = await making.make(
    'the layer',
    'layers.create',
    { path: { appId }, body: { id: 1, name: run, geometryType: 'Point' } },
    'layers.remove',
    { name: run },
  );
  if (layer)
    await making.act(
      'layers.update',
      { path: { id: layer._id }, body: { ...layer, description: 'changed' } },
      { description: 'changed' },
    );

  const group = { groupName: run, groupIndex: 1, layerNames: [{ layerName: run, layerIndex: 1 }] };
  const secret = await making.make(
    'the protected layer',
    'protectedLayers.create',
    { path: { appId }, body: group },
    'protectedLayers.remove',
    { groupName: run },
  );
  if (secret) {
    await making.act(
      'protectedLayers.update',
      { path: { id: secret._id }, body: { ...secret, groupIndex: 2 } },
      { groupIndex: 2 },
    );
    if (user) {
      const { done } = await making.act('protectedLayers.assignToUser', {
        path: { userId: user._id },
        body: { applications: [appId], protectedLayers: [secret._id] },
      });
      if (done)
        await making.act('protectedLayers.removeFromUser', {
          path: { layerId: secret._id, appId, userId: user._id },
        });
    }
  }

  const field = await making.make(
    'the field app',
    'fieldApps.create',
    { path: { appId }, body: { fieldAppName: run } },
    undefined,
    { fieldAppName: run },
  );
  if (field)
    await making.act(
      'fieldApps.update',
      { path: { id: field._id }, body: { ...field, fieldAppName: `${run}-2` } },
      { fieldAppName: `${run}-2` },
    );
}

async function documents(making: Making, appId: string) {
  const { run } = making;
  const path = { appId };
  const configs = {
    appConfig: { title: run, map: { operationalLayers: [] } },
    resultsLayerConfigs: [],
    editorConfigs: [],
  };
  const { done } = await making.act('configs.create', { path, body: JSON.stringify(configs) });
  if (done)
    await making.act('configs.update', {
      path,
      body: JSON.stringify({ ...configs, editorConfigs: [{ name: run, config: { sections: [] } }] }),
    });

  for (const config of [`<import name="${run}"/>`, `<import name="${run}-2"/>`])
    await making.act('dailyImport.save', { path, body: { config, backupName: run, appId } }, { config });
  const [version] = rowsInReply((await making.act('dailyImport.versions', { path: { id: appId } })).reply);
  if (version)
    await making.act('dailyImport.revert', {
      path: { version: String(version.version) },
      body: { clientId: appId },
    });
}
