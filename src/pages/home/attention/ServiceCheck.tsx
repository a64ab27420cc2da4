import { useId, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useCanManageApplication } from '../../../auth/useAdministeredApplicationIds.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { applicationsByNameArgs } from '../../../domain/organizations/application.ts';
import {
  countLayersByService,
  serviceName,
  type ServiceReply,
} from '../../../domain/organizations/readiness.ts';
import { readServiceState } from '../../../domain/organizations/readServiceReply.ts';
import { applicationName } from '../../../domain/people/groupByApplication.ts';
import { applications, type Application } from '../../../platform/applications.ts';
import { layers, type Layer } from '../../../platform/layers.ts';
import { formatCount } from '../../../ui/formats.ts';
import { plainName } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Checks.module.css';
import { CheckStatus } from './CheckStatus.tsx';
import { CountedLine } from './CountedLine.tsx';
import type { AttentionRecord } from './NamesDialog.tsx';
import { useCheckRun } from './useCheckRun.ts';

interface ServiceFinding {
  application: Application;
  service: string;
  reply: Exclude<ServiceReply, 'answers'>;
}

/** Requests the map services of all applications, each service once. */
export function ServiceCheck() {
  const t = useText();
  const id = useId();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const canManage = useCanManageApplication();
  const { run, start, resume, cancel } = useCheckRun<Application, ServiceFinding>();
  const replies = useRef(new Map<string, Promise<ServiceReply>>());

  /** Requests a service that was not requested yet, or whose state is unknown. */
  const askOnce = (service: string, signal: AbortSignal) => {
    const known = replies.current.get(service);
    if (known) return known;
    const reply = readServiceState(call, service, signal);
    replies.current.set(service, reply);
    return reply;
  };
  const check = async (application: Application, signal: AbortSignal): Promise<ServiceFinding[]> => {
    const reply = await call(layers.ofApplication, { path: { appId: application._id } }, { signal });
    const findings: ServiceFinding[] = [];
    for (const service of countLayersByService(readList<Layer>(reply).data).keys()) {
      const state = await askOnce(service, signal);
      if (signal.aborted) replies.current.delete(service);
      signal.throwIfAborted();
      if (state !== 'answers') findings.push({ application, service, reply: state });
    }
    return findings;
  };
  const list = async (signal: AbortSignal) =>
    readList<Application>(await call(applications.list, applicationsByNameArgs, { signal })).data.filter(
      canManage,
    );

  const findings = (reply: ServiceFinding['reply']) => run.findings.filter(one => one.reply === reply);
  const countServices = (some: ServiceFinding[]) => new Set(some.map(({ service }) => service)).size;
  const silent = countServices(findings('silent'));
  const unknown = countServices(findings('unknown'));
  const isFinished = run.phase === 'finished' && run.checked > 0;
  return (
    <section aria-labelledby={`${id}-title`} className={styles.check}>
      <h3 id={`${id}-title`}>{t('attention.title.services')}</h3>
      <p className="hint">{t('attention.services.hint')}</p>
      <TextButton
        pending={run.phase === 'listing' || run.phase === 'checking'}
        onClick={() => {
          replies.current.clear();
          void start({ list, check });
        }}
      >
        {t('attention.title.services')}
      </TextButton>
      <CheckStatus area="services" run={run} cancel={cancel} resume={resume} />
      {silent || unknown || isFinished ? (
        <ul className={styles.lines} aria-label={t('attention.services.found')}>
          {silent || (isFinished && !unknown) ? (
            <CountedLine
              count={silent}
              text={
                silent
                  ? t('attention.services.silent', { smart_count: silent, count: formatCount(silent) })
                  : t('attention.services.none')
              }
              records={toRecords(findings('silent'))}
            />
          ) : null}
          {unknown ? (
            <CountedLine
              count={unknown}
              text={t('attention.services.unknown', { smart_count: unknown, count: formatCount(unknown) })}
              records={toRecords(findings('unknown'))}
            />
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

/** Returns the applications with these services, each with their names. */
function toRecords(findings: ServiceFinding[]): AttentionRecord[] {
  const records = new Map<string, AttentionRecord>();
  for (const { application, service } of findings) {
    const { _id: id } = application;
    const note = [records.get(id)?.note, serviceName(service)].filter(Boolean).join(', ');
    records.set(id, {
      id,
      name: plainName(applicationName(application) || id),
      note,
      path: `${paths.applications.edit(id)}#application-layers`,
    });
  }
  return [...records.values()];
}
