import type { RaRecord } from 'react-admin';
import type { User } from '../../platform/users.ts';

export type UserRecord = User & RaRecord;
