import { Role } from '../../platform/roles.ts';
import type { Fields } from '../../forms/fieldsOf.ts';
import type { TextKey } from '../../ui/useText.ts';

export const roleFields: Fields = { roleName: Role.shape.roleName, roleDescription: Role.shape.roleDescription };

export const roleLabels: Record<string, TextKey> = { roleName: 'roles.field.roleName', roleDescription: 'roles.field.roleDescription' };
