import { purposeId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import type { startPlatform } from './platform.ts';

const [SALES, OUTPUT, BUFFER] = [purposeId(2), toolgroupId(3), toolId(11)];

/** One record of each kind, with the texts of its screens. */
export const CATALOGUE_EXAMPLES = [
  {
    kind: 'purposes',
    noun: 'purpose',
    New: 'New purpose',
    title: 'Purposes 14',
    id: SALES,
    recordName: 'Sales Comparison',
    nameField: 'purposeName',
    list: 'GET /api/purposes',
    create: 'POST /api/purposes',
    record: `/api/purposes/${SALES}`,
    page: `/purposes/${SALES}/info`,
    search: 'sales comp',
    first: ['Appeals Hearing', '3 toolgroups · Evidence and decisions'],
    help: 'Verified sales near a parcel',
    columns: ['Name', 'Help', 'Toolgroups', 'Actions'],
    required: 'Purpose Name is required',
    saved: 'Purpose has been saved successfully',
    deleted: 'The purpose Sales Comparison has been deleted.',
    loadError: 'There was an error loading the purpose',
    saveError: 'There was an error saving purpose',
    ask: 'Are you sure to delete this purpose? Purpose will be removed from all related applications.',
  },
  {
    kind: 'toolgroups',
    noun: 'toolgroup',
    New: 'New toolgroup',
    title: 'Toolgroups 14',
    id: OUTPUT,
    recordName: 'Output',
    nameField: 'toolGroupName',
    list: 'GET /api/toolgroups/',
    create: 'POST /api/toolgroups/',
    record: `/api/toolgroups/${OUTPUT}`,
    page: `/toolgroup/${OUTPUT}/info`,
    search: 'output',
    first: ['Empty for now', '0 tools · Nothing in it yet'],
    help: 'Paper, files and links',
    columns: ['Name', 'Help', 'Tools', 'Actions'],
    required: 'Tool Group Name is required',
    saved: 'The toolgroup Output 2 has been saved.',
    deleted: 'The toolgroup Output has been deleted.',
    loadError: 'There was an error loading the data',
    saveError: 'There was an error saving toolgroup',
    ask: 'Are you sure to delete toolgroup? It will be removed from all related purposes !',
  },
  {
    kind: 'tools',
    noun: 'tool',
    New: 'New tool',
    title: 'Tools 42',
    id: BUFFER,
    recordName: 'Buffer',
    nameField: 'toolName',
    list: 'GET /api/tools/',
    create: 'POST /api/tools/',
    record: `/api/tools/${BUFFER}`,
    page: `/tool/${BUFFER}/info`,
    search: 'buffer',
    first: ['Address Search', 'By house number and street'],
    help: 'Everything within a distance',
    columns: ['Name', 'Help', 'Actions'],
    required: 'Tool Name is required',
    saved: 'Tool saved successfully',
    deleted: 'Tool deleted successfully',
    loadError: 'There was an error loading the tool',
    saveError: 'There was an error saving tool',
    ask: 'Are you sure to delete tool? It will be removed from all associated toolgroups !',
  },
] as const;

export type KindCase = (typeof CATALOGUE_EXAMPLES)[number];

/** Adds a field to a record that the console does not know. */
export async function addUnknownField(standIn: ReturnType<typeof startPlatform>, { record }: KindCase) {
  const otherUser = await standIn.as('second.superadmin');
  const read = () => otherUser.ask<{ __v: number; helpInfo: string }>('GET', record);
  const before = await read();
  await otherUser.ask('PUT', record, { ...before, color: { rgb: [17, 138, 225] } });
  return { before, now: read };
}
