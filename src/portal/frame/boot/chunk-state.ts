type State = 'there' | 'gone' | 'unreachable';

/** Fetches a file of the portal. Once it is there, the browser keeps it for whatever else asks for it. */
export async function chunkState(address: string, cache: RequestCache = 'no-cache'): Promise<State> {
  try {
    const response = await fetch(address, { cache });
    const { byteLength } = await response.arrayBuffer();
    // Some hosts answer with a page where there is no file, or with nothing at all.
    return response.ok && byteLength && !response.headers.get('content-type')?.includes('html')
      ? 'there'
      : 'gone';
  } catch {
    return 'unreachable';
  }
}
