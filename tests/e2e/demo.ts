export interface DemoCall {
  method: string;
  path: string;
  body?: unknown;
  status: number;
}
interface Fault {
  match: string;
  status?: number;
  body?: unknown;
  delayMs?: number;
  hang?: boolean;
  drop?: boolean;
  outOfOrder?: boolean;
  times?: number;
}
export interface OutboxEmail {
  to: string;
  kind: string;
  [field: string]: unknown;
}

const PASSWORD = 'Assessor1';

/** Calls the platform behind the console without a browser: its demo switches, and calls as any account. */
export class Demo {
  private readonly tokens = new Map<string, string>();
  /** Whether only pages that change nothing have been opened since the last reset. */
  private isUnchanged = false;
  constructor(readonly url: string) {}

  private async ask<T>(route: string, body?: unknown, token?: string): Promise<T> {
    const [method, path] = route.split(' ') as [string, string];
    const reply = await fetch(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${route} answered ${reply.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  /** Restores the seeded platform, without faults and recorded calls. */
  async reset() {
    this.isUnchanged = false;
    await this.ask('POST /demo/reset');
    this.forgetTokens();
    await this.forgetCalls();
  }
  /**
   * Restores the platform for a page that changes nothing. If there were no writes, the seed and the sessions
   * stay.
   */
  async restore() {
    const isWritten = ({ method, path, status: httpStatus }: DemoCall) =>
      method !== 'GET' && path !== '/auth/local' && httpStatus < 400;
    if (!this.isUnchanged || (await this.requestLog()).some(isWritten)) await this.reset();
    await this.clearFaults();
    await this.forgetCalls();
    this.isUnchanged = true;
  }
  fault = (rule: Fault) => this.ask('POST /demo/faults', rule);
  /** Removes the faults and releases every call that hangs. */
  clearFaults = () => this.ask('DELETE /demo/faults');
  listShape = (shape: 'paged' | 'data' | 'array' | null) => this.ask('POST /demo/list-shape', { shape });
  refs = (refs: 'ids' | 'populated' | null) => this.ask('POST /demo/refs', { refs });
  mailFails = (on: boolean) => this.ask('POST /demo/mail-fails', { on });
  expireTokens = () => this.ask('POST /demo/expire-tokens');

  /** The recorded calls that match a method and a path. */
  async calls(method: string, path: RegExp): Promise<DemoCall[]> {
    return (await this.requestLog()).filter(call => call.method === method && path.test(call.path));
  }
  private requestLog = () => this.ask<DemoCall[]>('GET /demo/calls');
  forgetCalls = () => this.ask('DELETE /demo/calls');
  emails = () => this.ask<OutboxEmail[]>('GET /demo/outbox.json');

  async token(account: string): Promise<string> {
    const known = this.tokens.get(account);
    if (known) return known;
    const token = await this.signIn(account);
    this.tokens.set(account, token);
    return token;
  }
  /** Opens a separate session, which ends independently. */
  async signIn(account: string): Promise<string> {
    const { token } = await this.ask<{ token: string }>('POST /auth/local', {
      email: emailOf(account),
      password: PASSWORD,
    });
    return token;
  }
  forgetTokens = () => this.tokens.clear();
  /** The cookie that a browser stores for a session. */
  cookieOf = (token: string) => ({ name: 'token', value: token, url: this.url, sameSite: 'Strict' as const });

  /** Sends a call as a seeded account. */
  as = async <T = unknown>(account: string, route: string, body?: unknown) =>
    this.ask<T>(route, body, await this.token(account));

  async user(
    email: string,
  ): Promise<Record<string, unknown> & { _id: string; email: string; firstName: string; lastName: string }> {
    const { data } = await this.as<{ data: never[] }>(
      'superadmin',
      `GET /api/users?query=${encodeURIComponent(email)}&pageSize=0`,
    );
    const found = data.find((one: { email: string }) => one.email === email);
    if (!found) throw new Error(`there is no user ${email}`);
    return found;
  }
}

export const emailOf = (account: string) => `${account}@map.example`;
