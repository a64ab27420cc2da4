import type { RaRecord } from 'react-admin';
import type { Tag } from '../../platform/tags.ts';

export type TagRecord = Tag & RaRecord;
