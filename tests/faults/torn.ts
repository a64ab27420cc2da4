import type { Readings } from './readings.ts';

/** What a whole entity has at the least: no PUT may carry less. */
const WHOLE: Record<string, string[]> = {
  users: [
    '_id',
    'firstName',
    'lastName',
    'email',
    'phone',
    'role',
    'rolesAssigned',
    'adminRoles',
    'protectedLayers',
    'loginCount',
    'isActive',
    'emailVerification',
    '__v',
  ],
  roles: ['_id', 'roleName', 'roleDescription', '__v'],
  'subscription-plans': [
    '_id',
    'name',
    'description',
    'application',
    'periods',
    'purposes',
    'toolgroups',
    'tools',
    '__v',
  ],
  purposes: ['_id', 'purposeName', 'helpInfo', 'toolgroups', 'rolesAssigned', '__v'],
  toolgroups: ['_id', 'toolGroupName', 'helpInfo', 'tools', 'rolesAssigned', '__v'],
  tools: ['_id', 'toolName', 'helpInfo', 'rolesAssigned', 'toolConfigs', '__v'],
  tags: ['_id', 'tagName', 'helpInfo', 'numberOfMapsTagged', '__v'],
};

/**
 * Whether a PUT of a whole entity carries less than it has, or what was never read of it, but for the field that is
 * changed; marking the first login is documented to.
 */
export function isTorn(
  { path, body }: { path: string; body?: unknown },
  { hadIt }: Readings,
  changes: string | undefined,
) {
  const whole =
    WHOLE[
      /^\/api\/(users|roles|subscription-plans|tags|purposes|toolgroups|tools)(\/[^/]+)?$/.exec(path)?.[1] ??
        ''
    ] ?? [];
  const sent = body as Record<string, unknown>;
  const marks = whole.length > 0 && 'isLoggedinYet' in sent && !('firstName' in sent);
  return (
    !marks && whole.some(name => !(name in sent) || (name !== changes && !hadIt(sent._id, name, sent[name])))
  );
}
