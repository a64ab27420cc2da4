import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { matchesOpeningCall } from '../faultInjection.ts';
import { INVALID_REPLIES, type Fault, type Faults } from '../http/faults.ts';
import { readJson, validate } from '../http/reading.ts';
import { answerRows, contains, rowOf } from './simpleRest.ts';

export const FaultRule = z.object({
  match: z.string(),
  name: z.optional(z.string()),
  off: z.optional(z.boolean()),
  status: z.optional(z.number().check(z.gte(200), z.lte(599))),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  answer: z.optional(z.enum(INVALID_REPLIES)),
  delayMs: z.optional(z.number().check(z.gte(0))),
  hang: z.optional(z.boolean()),
  drop: z.optional(z.boolean()),
  outOfOrder: z.optional(z.boolean()),
  times: z.optional(z.number()),
  every: z.optional(z.number().check(z.gte(1))),
  chance: z.optional(z.number().check(z.gte(0), z.lte(1))),
});

type NumberedFault = Fault & { id: number };

/** Gives a number to each rule that has none. */
function numbered(faults: Faults): NumberedFault[] {
  return faults.rules.map(rule =>
    Object.assign(rule, { id: (rule.id ??= ++faults.numbered), played: rule.played ?? 0 }),
  );
}

/** How often a rule may affect the calls that open the console. */
const FEW = 3;
const passing = (rule: Fault): Fault => ({
  ...rule,
  ...(matchesOpeningCall(rule.match) && { times: Math.min(rule.times ?? FEW, FEW) }),
  sparing: true,
});

/**
 * The fault rules. The calls that open the console fail only by a rule that names them, and only a few times,
 * so that the rule can still be removed in the console.
 */
export function rulesArea(demo: Hono, faults: Faults) {
  demo.get('/rules', c =>
    answerRows(c, 'rules', numbered(faults), {
      q: ({ name = '', match }, wanted) => contains(`${name} ${match}`, wanted),
    }),
  );
  demo.get('/rules/:id', c => c.json(rowOf(numbered(faults), c.req.param('id'))));
  demo.post('/rules', async c => {
    faults.rules.push(passing(validate(FaultRule, await readJson(c)) as Fault));
    return c.json(numbered(faults).at(-1));
  });
  demo.put('/rules/:id', async c => {
    const values = validate(FaultRule, await readJson(c)) as Fault;
    const rule = rowOf(numbered(faults), c.req.param('id'));
    const { id, played } = rule;
    for (const name of Object.keys(rule)) delete rule[name as keyof Fault];
    return c.json(Object.assign(rule, passing(values), { id, played }));
  });
  demo.delete('/rules/:id', c => {
    const rule = rowOf(numbered(faults), c.req.param('id'));
    faults.rules.splice(faults.rules.indexOf(rule), 1);
    // Releases the calls that the rule holds back.
    if (rule.hang || rule.delayMs || rule.outOfOrder) for (const go of faults.release) go();
    return c.json(rule);
  });
}
