import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Caller, type ClientSettings, createCaller } from '#portal/data/server/client/call.ts';

/** Handler of a request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, body: string) => void;

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A real server with scripted answers and a client for it, shared by the tests of a file. */
export interface AnsweringServer {
  /** Handlers of successive requests; the last one answers all further requests. */
  behaviours: Behaviour[];
  /** Aborted by leaving the page. */
  leaving: AbortController;
  received: Received[];
  /** Codes reported by the client. */
  reported: number[];
  /** Milliseconds of each wait of the client. */
  waits: number[];
  client: (changes?: Partial<ClientSettings>) => Caller;
}

export function useAnsweringServer(): AnsweringServer {
  let base = '';
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      harness.received.push({ method: request.method, url: request.url, headers: request.headers, body });
      const behave = harness.behaviours.length > 1 ? harness.behaviours.shift() : harness.behaviours[0];
      behave?.(request, response, body);
    });
  });
  const harness: AnsweringServer = {
    behaviours: [],
    leaving: new AbortController(),
    received: [],
    reported: [],
    waits: [],
    client: (changes = {}) =>
      createCaller({
        base,
        language: 'ca',
        token: (who) => (who === 'encuesta' ? 'survey-token' : 'session-token'),
        report: (code) => harness.reported.push(code),
        leaving: () => harness.leaving.signal,
        random: () => 0.5,
        wait: (milliseconds) => {
          harness.waits.push(milliseconds);
          return Promise.resolve();
        },
        ...changes,
      }),
  };

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  beforeEach(() => {
    for (const list of [harness.received, harness.reported, harness.waits]) list.length = 0;
    harness.leaving = new AbortController();
  });
  return harness;
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));
  };

export const raw =
  (body: string, type = 'application/json'): Behaviour =>
  (_, response) => {
    response.writeHead(200, { 'Content-Type': type }).end(body);
  };

export const cutOff: Behaviour = (_, response) => {
  response.writeHead(200, { 'Content-Length': '1000' });
  response.write('{"status":0,');
  response.destroy();
};

export const hangUp: Behaviour = (request) => request.socket.destroy();
export const silent: Behaviour = () => undefined;

export const guides = { status: 0, datos: [{ id: 1, titulo: 'Guía', urlFichero: '/g.pdf' }] };
