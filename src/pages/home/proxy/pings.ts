import { isProxyOk, type ProxyPing } from '../../../platform/proxy.ts';

/** A request to the proxy server: its time (epoch milliseconds), its latency, and the reply or the error. */
export interface Ping {
  at: number;
  ms: number;
  reply?: ProxyPing;
  error?: unknown;
}

/** Consecutive pings with the same result. */
export interface PingRun {
  ok: boolean;
  from: number;
  /** The start of the next run, or the time of the last ping. */
  to: number;
  pings: Ping[];
}

export const isPingOk = ({ reply }: Ping) => !!reply && isProxyOk(reply);

export function toPingRuns(pings: Ping[]): PingRun[] {
  const runs: PingRun[] = [];
  for (const ping of pings) {
    const latest = runs.at(-1);
    if (latest) latest.to = ping.at;
    if (latest && latest.ok === isPingOk(ping)) latest.pings.push(ping);
    else runs.push({ ok: isPingOk(ping), from: ping.at, to: ping.at, pings: [ping] });
  }
  return runs;
}

/** Returns the median latency in milliseconds, or undefined without an OK. */
export function medianMs(pings: Ping[]): number | undefined {
  const all = pings
    .filter(isPingOk)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return all[Math.floor((all.length - 1) / 2)];
}

/** Returns the top of the axis: the smallest of 1, 2, 5, 10, 20 … that is not below `most`. */
export function axisTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 5, 10].map(step => step * power).find(top => top >= most)!;
}
