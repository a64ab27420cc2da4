export interface Early {
  token: string;
  response: Promise<Response>;
  text: Promise<string>;
  /** All of it, once it is here. */
  answer?: { response: Response; text: string };
}

/**
 * Calls begun while the code that needs them still loads (begin.ts). `take` hands each out once, to the same address and
 * token only; asked for anything else, the call is simply made then.
 */
export const begun = new Map<string, Early>();

/** The response begun for this address, or undefined where there is none or it was lost. One that hung has failed. */
export async function take(address: string, token: string | undefined) {
  const early = begun.get(address);
  begun.delete(address);
  if (!early || early.token !== token) return undefined;
  try {
    return { response: await early.response, text: early.text };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw error;
    return undefined;
  }
}

export const forget = () => begun.clear();
