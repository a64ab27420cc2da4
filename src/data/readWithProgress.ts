/**
 * The timeout of an export in milliseconds. It is long, because the user sees the progress and can cancel.
 */
export const EXPORT_TIMEOUT = 10 * 60_000;

/** Reads a response in parts and reports the number of loaded bytes. */
export const readWithProgress =
  (onProgress: (loaded: number) => void) =>
  async (response: Response): Promise<string> => {
    if (!response.body) return response.text();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    let text = '';
    let loaded = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      loaded += part.value.byteLength;
      text += decoder.decode(part.value, { stream: true });
      onProgress(loaded);
    }
    return text + decoder.decode();
  };
