import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { ApiKey } from '../../src/platform/apiKeys.ts';
import { CallError } from '../../src/platform/errors.ts';
import { Role, RolePurpose } from '../../src/platform/roles.ts';
import { Session } from '../../src/platform/sessions.ts';
import { Tag } from '../../src/platform/tags.ts';
import { User } from '../../src/platform/users.ts';
import { platform } from './platform.ts';
import { leave, visit } from './visit.tsx';

const standIn = platform();
const complaints: unknown[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...about) => void (about.some(one => one instanceof CallError) || complaints.push(about.map(String).join(' '))));
});
afterEach(() => leave());

const GRACE = seededUserId(2);
type Fill = 'missing' | 'null' | 'a number' | 'another list';
/** A record with its id, and nothing else as it should be. */
const bare = (schema: { shape: Record<string, ZodMiniType> }, fill: Fill, _id = GRACE) => {
  const fields = Object.entries(schema.shape).filter(([name]) => name !== '_id');
  const isList = (field: ZodMiniType) => (field._zod.def as { innerType?: { _zod: { def: { type: string } } } }).innerType?._zod.def.type === 'array';
  const isPlain = (field: ZodMiniType) => !/array|object|nullable|union/.test(JSON.stringify((field._zod.def as { innerType?: { _zod: { def: { type: string } } } }).innerType?._zod.def.type ?? field._zod.def.type));
  if (fill === 'missing') return { _id };
  if (fill === 'null') return { _id, ...Object.fromEntries(fields.map(([name]) => [name, null])) };
  if (fill === 'a number') return { _id, ...Object.fromEntries(fields.filter(([, field]) => isPlain(field)).map(([name]) => [name, 7])) };
  return { _id, ...Object.fromEntries(fields.filter(([, field]) => isList(field)).map(([name]) => [name, []])) };
};

const screens: [address: string, match: string, body: (fill: Fill) => unknown][] = [
  ...['', '?view=cards'].map((view): [string, string, (fill: Fill) => unknown] => [`/users${view}`, 'GET /api/users', fill => [bare(User, fill)]]),
  ...['', '#protected-layers', '#sessions'].map((tab): [string, string, (fill: Fill) => unknown] => [`/user/${GRACE}/info${tab}`, 'GET /api/users/detail/*', fill => bare(User, fill)]),
  [`/user/${GRACE}/info#sessions`, 'GET /api/sessions/*', fill => [bare(Session, fill)]],
  ...['', '?view=table'].map((view): [string, string, (fill: Fill) => unknown] => [`/roles${view}`, 'GET /api/roles', fill => [bare(Role, fill)]]),
  [`/role/${GRACE}/info`, 'GET /api/roles/{id}/info', fill => bare(Role, fill)],
  [`/role/${GRACE}/info`, 'GET /api/users/role/*', fill => [bare(User, fill)]],
  [`/role/${GRACE}/info#purposes`, 'GET /api/purposes/role/*', fill => [bare(RolePurpose, fill), bare(RolePurpose, fill, 'b')]],
  ...['', '?view=table'].map((view): [string, string, (fill: Fill) => unknown] => [`/tags${view}`, 'GET /api/tags', fill => [bare(Tag, fill)]]),
  [`/tag/${GRACE}/info`, 'GET /api/tags', fill => [bare(Tag, fill)]],
  ['/apikeys', 'GET /api/users/apikey', fill => [bare(ApiKey, fill)]],
  ['/view/profile', 'GET /api/users/me', fill => bare(User, fill)],
  ['/settings', 'GET /api/users/me', fill => bare(User, fill)],
];

describe.each(['missing', 'null', 'a number', 'another list'] as const)('a record whose fields are %s', fill => {
  it.each(screens)('is drawn at %s, from %s', async (address, match, body) => {
    standIn.fault({ match, status: 200, body: body(fill) });
    const page = await visit(standIn, 'superadmin', address);
    await page.settled();
    await waitFor(() => expect(page.main().querySelector('h1')?.textContent).toBeTruthy());
    expect(screen.queryByText('This page could not be shown')).toBeNull();
    expect(complaints).toEqual([]);
  });
});
