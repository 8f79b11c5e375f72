type State = 'there' | 'gone' | 'unreachable';

/** Fetches a file of the portal, which puts it into the HTTP cache. */
export async function chunkState(address: string, cache: RequestCache = 'no-cache'): Promise<State> {
  try {
    const response = await fetch(address, { cache });
    const { byteLength } = await response.arrayBuffer();
    // For a missing file some hosts send a page, or an empty body.
    return response.ok && byteLength && !response.headers.get('content-type')?.includes('html')
      ? 'there'
      : 'gone';
  } catch {
    return 'unreachable';
  }
}
