import type { Area } from '../../../i18n/areas.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { referenceId } from '../../data/dialect.ts';
import type { AnyEndpoint, AnyEndpointArgs } from '../../platform/endpoint.ts';
import type { ResourceName } from '../../platform/resources.ts';
import type { Invocation, JournalRule, Write } from '../action.ts';
import type { SentenceName } from '../journal/journalEntry.ts';

export const referenceIds = (refs: unknown): string[] => (Array.isArray(refs) ? refs.map(referenceId) : []);

/** Reads the IDs in a field of an application. */
export const idsInApplication = async (
  field: 'tools' | 'adminUsers',
  id: string,
  dataProvider: ConsoleDataProvider,
) => new Set(referenceIds((await dataProvider.getOne('applications', { id })).data[field]));

const targetRecord = ({ path, body, known }: Write) => known(path.id) ?? path.id ?? body;
const savedRecord = ({ body, path }: Write) =>
  body._id || path.id ? { ...body, _id: body._id ?? path.id } : body;
export const bodyId = ({ body }: Write) => body._id;
export const pathId = ({ path }: Write) => path.id;
export const pathApplicationId = ({ path }: Write) => path.appId;
export const pathUserId = ({ path }: Write) => path.userId;

/** The deletion that reverses a creation, after confirmation. */
export const invokeDeletion = (endpoint: AnyEndpoint, id: unknown): Invocation[] =>
  id ? [{ endpoint, args: { path: { id: referenceId(id) } } as AnyEndpointArgs, removes: true }] : [];

/** A creation with its own sentence. */
export const creationAs = (name: SentenceName, remove: AnyEndpoint): JournalRule => ({
  name,
  icon: 'add',
  target: ({ body, reply }) => ({ ...body, ...reply }),
  inverse: ({ reply }) => invokeDeletion(remove, reply._id),
});
/** A creation with the sentence of its resource. */
export const creation = (of: ResourceName, remove: AnyEndpoint): JournalRule => ({
  ...creationAs('created', remove),
  area: `resources.${of}`,
});
/** A creation that no endpoint reverses. */
export const lastingCreation = (name: SentenceName): JournalRule => ({
  name,
  icon: 'add',
  target: ({ body, reply }) => ({ ...body, ...reply }),
  never: 'noCall',
});
export const update = (saves: ResourceName): JournalRule => ({
  name: 'changed',
  icon: 'edit',
  target: savedRecord,
  saves,
});
export const updateIn = (parent: AnyEndpoint, area: Area): JournalRule => ({
  name: 'changed',
  icon: 'edit',
  target: savedRecord,
  parent,
  area,
  never: 'elsewhere',
});
/** A deletion with its own sentence. */
export const deletionAs = (name: SentenceName): JournalRule => ({
  name,
  icon: 'remove',
  target: targetRecord,
  never: 'deleted',
});
/** A deletion with the sentence of its resource. */
export const deletion = (of: ResourceName): JournalRule => ({
  ...deletionAs('deleted'),
  area: `resources.${of}`,
});
