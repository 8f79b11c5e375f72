import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface RawHttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RawHttpRequest {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request with an unchanged path; clients like fetch normalize it. */
export function requestRaw(
  port: number,
  path: string,
  { host = 'localhost', method = 'GET', headers = {} }: RawHttpRequest = {},
): Promise<RawHttpResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false };
    const outgoing = httpRequest(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
