import { useMemo, useRef, useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { normalizeReferences } from '../../data/normalizeReferences.ts';
import { requireId } from '../../data/requireId.ts';
import { verifiedWrite } from '../../data/writes.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { readPeriods, subscriptionPlans, type Period } from '../../platform/subscriptionPlans.ts';
import { contentIds } from './contents.ts';
import { findApplicationOfPlan } from './findApplicationOfPlan.ts';
import { findNewPlan, planIdsOf } from './findNewPlan.ts';
import { isSamePeriod } from './periods.ts';
import type { PlanRecord } from './planForms.ts';

/** One step of a copy: the plan, one of its periods, or its contents. */
export interface DuplicationStep extends RaRecord {
  what: 'plan' | 'period' | 'contents';
  period?: Period;
}

/** Creates a copy of a plan in another application step by step. `copyId` is the id of the copy. */
export function useDuplicate(plan: PlanRecord, to: ComboboxChoice | undefined) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [copyId, setCopyId] = useState('');
  const newId = useRef('');
  /** The IDs of the plans that existed before. */
  const before = useRef<ReadonlySet<string>>(undefined);
  const attemptedSteps = useRef(new Set<DuplicationStep['id']>());
  const steps = useMemo<DuplicationStep[]>(
    () => [
      { id: 'plan', what: 'plan' },
      ...readPeriods(plan).periods.map((period, at): DuplicationStep => ({
        id: `period ${at}`,
        what: 'period',
        period,
      })),
      ...(CATALOGUE_KINDS.some(kind => contentIds(plan, kind).length)
        ? [{ id: 'contents', what: 'contents' } as DuplicationStep]
        : []),
    ],
    [plan],
  );

  /**
   * Never sends a step twice without a check: after a lost reply, and before a retry, it reads whether the
   * step was applied.
   */
  const runStep = async (
    step: DuplicationStep,
    act: () => Promise<unknown>,
    isThere: () => Promise<boolean>,
  ) => {
    if (attemptedSteps.current.has(step.id) && (await isThere())) return;
    const outcome = await verifiedWrite(act, isThere);
    if (outcome.status === 'replied') return;
    attemptedSteps.current.add(step.id);
    if (outcome.status !== 'confirmed') throw outcome.error;
  };

  const findPlan = (id: string) => {
    newId.current = id;
    setCopyId(id);
  };
  const copy = async () =>
    (await dataProvider.getOne<PlanRecord>('subscription-plans', { id: newId.current })).data;

  const createPlan = async (step: DuplicationStep) => {
    const application = { _id: to!.id, applicationName: to!.label };
    if (!before.current) {
      const there = await findApplicationOfPlan(dataProvider.call, {
        id: application._id,
        name: application.applicationName,
      });
      before.current = there ? planIdsOf(there) : new Set();
    }
    const { name, description } = plan;
    await runStep(
      step,
      async () => {
        const { data } = await dataProvider.create('subscription-plans', {
          data: { name, description: description ?? '' },
          meta: { path: { appId: application._id } },
        });
        findPlan(requireId(data)._id);
      },
      async () => {
        const id = await findNewPlan(dataProvider.call, application, name, before.current!);
        if (id) findPlan(id);
        return id !== undefined;
      },
    );
  };

  const addPeriod = ({ name, interval, intervalCount, price }: Period, step: DuplicationStep) => {
    const wanted = { name, interval, intervalCount, price };
    // A plan may have several equal periods, so their expected number is compared.
    const upTo = steps
      .slice(0, steps.findIndex(({ id }) => id === step.id) + 1)
      .filter(({ period }) => period && isSamePeriod(period, wanted)).length;
    return runStep(
      step,
      () => dataProvider.call(subscriptionPlans.addPeriod, { path: { id: newId.current }, body: wanted }),
      async () =>
        readPeriods(await copy()).periods.filter(period => isSamePeriod(period, wanted)).length >= upTo,
    );
  };

  const saveContents = async (step: DuplicationStep) => {
    const contents = Object.fromEntries(CATALOGUE_KINDS.map(kind => [kind, contentIds(plan, kind)]));
    await runStep(
      step,
      async () => {
        const now = normalizeReferences('subscription-plans', await copy());
        await dataProvider.replace('subscription-plans', {
          id: newId.current,
          data: { ...now, ...contents },
          previousData: now,
        });
      },
      async () => {
        const now = await copy();
        return CATALOGUE_KINDS.every(kind => contentIds(now, kind).join() === contents[kind]!.join());
      },
    );
  };

  const job = (step: DuplicationStep) =>
    step.period ? addPeriod(step.period, step) : step.what === 'plan' ? createPlan(step) : saveContents(step);
  return { steps, job, copyId };
}
