import { isProxyOk, type ProxyPing } from '../../../platform/proxy.ts';

/** One question to the proxy server: when it was asked (epoch milliseconds), how long the answer took, and what it or the failure was. */
export interface Ping {
  at: number;
  ms: number;
  reply?: ProxyPing;
  error?: unknown;
}

/** Pings of one kind that came one after the other. */
export interface PingRun {
  ok: boolean;
  from: number;
  /** When the next run begins, or the last ping was. */
  to: number;
  pings: Ping[];
}

export const wasOk = ({ reply }: Ping) => !!reply && isProxyOk(reply);

export function runsOf(pings: Ping[]): PingRun[] {
  const runs: PingRun[] = [];
  for (const ping of pings) {
    const latest = runs.at(-1);
    if (latest) latest.to = ping.at;
    if (latest && latest.ok === wasOk(ping)) latest.pings.push(ping);
    else runs.push({ ok: wasOk(ping), from: ping.at, to: ping.at, pings: [ping] });
  }
  return runs;
}

/** The middle one of the latencies, milliseconds; undefined where it was never OK. */
export function usualMs(pings: Ping[]): number | undefined {
  const all = pings
    .filter(wasOk)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return all[Math.floor((all.length - 1) / 2)];
}

/** The number at the top of the axis: the next of 1, 2, 5, 10, 20 … that is not lower. */
export function axisTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 5, 10].map(step => step * power).find(top => top >= most)!;
}
