/** Peer address of a request. */
export interface Peer {
  /** Address at the other end of the socket. */
  remoteAddress?: string | undefined;
}

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\./.test(address) || address === '::1';

/**
 * Whether a request was made on this computer, to a name of this computer: a page elsewhere whose name was pointed
 * here has another `Host`.
 */
export function isLocalRequest(request: Request, peer: Peer): boolean {
  const { hostname } = new URL(request.url);
  const named = /(?:^|\.)localhost$/.test(hostname) || isLoopback(hostname) || hostname === '[::1]';
  return named && isLoopback(peer.remoteAddress ?? '');
}
