import { lookup as systemLookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isOwnName } from './address.ts';

/** A request to send. */
export interface OutgoingRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** A response before parsing. */
export interface HttpResponse {
  http: number;
  /** Headers with lower-case names. */
  headers: Readonly<Record<string, string>>;
  bytes: Uint8Array;
  /** Time from sending to the last byte, in milliseconds. */
  ms: number;
  /** Reason for a missing response. */
  failure?: string;
}

export interface Transport {
  send(sent: OutgoingRequest): Promise<HttpResponse>;
  close(): void;
}

/** Resolves names below `localhost` to loopback; the Host header keeps the name and so selects the brand. */
const lookup: LookupFunction = (hostname, options, callback) => {
  if (!isOwnName(hostname)) return void systemLookup(hostname, options, callback as never);
  const address = { address: '127.0.0.1', family: 4 };
  return options.all ? callback(null, [address]) : callback(null, address.address, address.family);
};

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at this address',
  ENOTFOUND: 'no computer has this name',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNRESET: 'the connection was broken off',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself alone',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
};

function reasonOf(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return reasons[code] ?? (message || code || 'the connection failed');
}

/**
 * Sends requests over keep-alive connections, without following redirects.
 * @param patience timeout of a response, in milliseconds
 */
export function createTransport(patience: number): Transport {
  const agents = {
    'http:': new http.Agent({ keepAlive: true, lookup }),
    'https:': new https.Agent({ keepAlive: true, lookup }),
  };
  function send({ method, url, headers, body }: OutgoingRequest): Promise<HttpResponse> {
    const { protocol } = new URL(url);
    const secure = protocol === 'https:';
    const start = performance.now();
    const nothing = { http: 0, headers: {}, bytes: new Uint8Array() };
    return new Promise((resolve) => {
      const fail = (failure: string): void => resolve({ ...nothing, ms: performance.now() - start, failure });
      const request = (secure ? https : http).request(url, {
        method,
        agent: agents[secure ? 'https:' : 'http:'],
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        signal: AbortSignal.timeout(patience),
      });
      request.on('error', (error) => {
        const late = error.name === 'AbortError' || error.name === 'TimeoutError';
        fail(late ? `nothing came within ${patience / 1000} s` : reasonOf(error));
      });
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => fail('the answer was broken off'));
        response.on('end', () => {
          const known = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            http: response.statusCode ?? 0,
            headers: Object.fromEntries(known) as Record<string, string>,
            bytes: Buffer.concat(chunks),
            ms: performance.now() - start,
          });
        });
      });
      request.end(body);
    });
  }
  return {
    send,
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
