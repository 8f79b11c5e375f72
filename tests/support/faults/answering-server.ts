import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Caller, type ClientSettings, createCaller } from '#portal/data/server/client/call.ts';

/** How a request is answered. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, body: string) => void;

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A real server that answers as a test says, with a client for it; for the tests of one file. */
export interface AnsweringServer {
  /** How requests are answered, one after the other; the last answers all that follow. */
  behaviours: Behaviour[];
  /** Leaving the page aborts it. */
  leaving: AbortController;
  received: Received[];
  /** Codes that the client reported. */
  reported: number[];
  /** Milliseconds that the client waited, each time. */
  waits: number[];
  client: (changes?: Partial<ClientSettings>) => Caller;
}

export function useAnsweringServer(): AnsweringServer {
  let base = '';
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      it.received.push({ method: request.method, url: request.url, headers: request.headers, body });
      const behave = it.behaviours.length > 1 ? it.behaviours.shift() : it.behaviours[0];
      behave?.(request, response, body);
    });
  });
  const it: AnsweringServer = {
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
        report: (code) => it.reported.push(code),
        leaving: () => it.leaving.signal,
        random: () => 0.5,
        wait: (milliseconds) => {
          it.waits.push(milliseconds);
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
    for (const list of [it.received, it.reported, it.waits]) list.length = 0;
    it.leaving = new AbortController();
  });
  return it;
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
