import { existsSync, statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { isLoopback } from '../mocks/hosts.ts';

/** Read once, at the start of the program. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  platformUrl: URL | undefined;
  /** Whether an address is a proxy that may name the client's address. */
  isTrusted: (address: string) => boolean;
  scale: number | undefined;
  /** Whether the console may send newsletters. */
  newsletter: boolean;
  /** Other sites whose pages the console may show in a frame. */
  frameOrigins: string[];
  /** Whether each request is logged as a line of JSON. */
  log: boolean;
}

/** The message says in one sentence why a setting cannot be used. */
export class InvalidSettingError extends Error {}

type Env = Record<string, string | undefined>;

const wholeNumber = (env: Env, name: string, min: number, max: number): number | undefined => {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new InvalidSettingError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
};

const address = (env: Env, name: string, protocols: string[]): URL | undefined => {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The value may contain a password, so it is not repeated.
  if (!url || !protocols.includes(url.protocol))
    throw new InvalidSettingError(
      `${name} must be an address that begins with ${protocols.map(p => `${p}//`).join(' or ')}.`,
    );
  return url;
};

function onOrOff(env: Env, name: string): boolean {
  const text = env[name]?.trim() || 'off';
  if (text !== 'on' && text !== 'off')
    throw new InvalidSettingError(`${name} must be on or off, not "${text}".`);
  return text === 'on';
}

function logOf(env: Env): boolean {
  const text = env.LOG?.trim() || 'off';
  if (text !== 'json' && text !== 'off')
    throw new InvalidSettingError(`LOG must be json or off, not "${text}".`);
  return text === 'json';
}

function hostOf(env: Env): string {
  const host = env.HOST?.trim() || '127.0.0.1';
  if (!isIP(host) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))
    throw new InvalidSettingError(`HOST must be a host name or an IP address, not "${host}".`);
  return host;
}

/** Parses addresses and networks: `10.0.0.1, 192.168.0.0/16, fd00::/8`. */
function networks(env: Env, name: string): (address: string) => boolean {
  const list = new BlockList();
  for (const text of (env[name] ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits, ...rest] = text.split('/');
    const version = isIP(address);
    const max = version === 4 ? 32 : 128;
    if (!version || rest.length || (bits !== undefined && (!/^\d+$/.test(bits) || Number(bits) > max)))
      throw new InvalidSettingError(
        `${name} must be addresses or networks, as in 10.0.0.1, 192.168.0.0/16, not "${text}".`,
      );
    list.addSubnet(address, Number(bits ?? max), version === 4 ? 'ipv4' : 'ipv6');
  }
  return address => isIP(address) > 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Parses origins for a policy: `https://proxy.example, http://10.0.0.7:8080`. */
function origins(env: Env, name: string): string[] {
  return (env[name] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(text => {
      const { origin, href } = URL.canParse(text) ? new URL(text) : {};
      // A policy does not support IPv6 addresses, and a semicolon would end its directive.
      if (!origin || href !== `${origin}/` || !/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin))
        throw new InvalidSettingError(
          `${name} must be origins, as in https://proxy.example, http://10.0.0.7:8080, not "${text}".`,
        );
      return origin;
    });
}

function dataDirOf(env: Env): string {
  const folder = resolve(env.DATA_DIR?.trim() || 'data');
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new InvalidSettingError(`DATA_DIR must be a folder, but ${folder} is a file.`);
  return folder;
}

/**
 * Reads the settings from the environment; `--scale N` on the command line overrides SCALE. Throws
 * `InvalidSettingError`.
 */
export function readSettings(env: Env, args: string[] = []): Settings {
  const at = args.findIndex(arg => arg === '--scale' || arg.startsWith('--scale='));
  const given =
    at < 0 ? undefined : args[at]!.includes('=') ? args[at]!.slice('--scale='.length) : (args[at + 1] ?? '');
  if (given === '') throw new InvalidSettingError('--scale needs a number of users, as in --scale 100000.');
  const host = hostOf(env);
  const platformUrl = address(env, 'PLATFORM_URL', ['http:', 'https:']);
  if (!platformUrl && !isLoopback(host) && env.DEMO?.trim() !== '1')
    throw new InvalidSettingError(
      `On HOST ${host} others reach the stand-in platform, whose passwords are published and whose provider buttons sign anybody in: set PLATFORM_URL to a real platform, HOST to 127.0.0.1, or DEMO=1 if whoever comes may come in.`,
    );
  return {
    port: wholeNumber(env, 'PORT', 0, 65_535) ?? 3000,
    host,
    dataDir: dataDirOf(env),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']) && env.DATABASE_URL!.trim(),
    platformUrl,
    isTrusted: networks(env, 'TRUSTED_PROXIES'),
    newsletter: onOrOff(env, 'NEWSLETTER'),
    frameOrigins: origins(env, 'FRAME_ORIGINS'),
    log: logOf(env),
    scale: wholeNumber(given === undefined ? env : { SCALE: given }, 'SCALE', 1, 1_000_000),
  };
}
