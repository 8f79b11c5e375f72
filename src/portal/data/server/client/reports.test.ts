import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../../tests/support/portal/memory-storage.ts';
import { createReporter, type ReportSettings } from './reports.ts';

const sent: { url: string; init: RequestInit }[] = [];
let time = 0;
let route = '/ofertas-practicas/{id}';

function settings(changes: Partial<ReportSettings> = {}): ReportSettings {
  return {
    urlInformes: 'https://informes.uni.example/portal',
    brand: 'uni',
    version: '1.2.3',
    host: 'practicas.uni.example',
    route: () => route,
    storage: memoryStorage(),
    fetch: (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      return Promise.reject(new TypeError('offline'));
    },
    now: () => time,
    ...changes,
  };
}

beforeEach(() => {
  sent.length = 0;
  time = 0;
  route = '/ofertas-practicas/{id}';
});

describe('a report', () => {
  it('contains code, page, brand and version, and nothing else', () => {
    createReporter(settings())(500);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://informes.uni.example/portal');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      code: 500,
      route: '/ofertas-practicas/{id}',
      brand: 'uni',
      version: '1.2.3',
    });
    expect(sent[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(sent[0]?.init.credentials).toBe('omit');
  });

  it.each([1, 12, 24, 500, 5, 93, 777])('is sent for code %i', (code) => {
    createReporter(settings())(code);
    expect(sent).toHaveLength(1);
  });

  it.each([2, 3, 14, 80, 90])('is not sent for code %i', (code) => {
    createReporter(settings())(code);
    expect(sent).toEqual([]);
  });

  it.each(['localhost', 'uni.localhost:4321', '127.0.0.1', '192.168.0.7', '[::1]'])(
    'is not sent from %s',
    (host) => {
      createReporter(settings({ host }))(500);
      expect(sent).toEqual([]);
    },
  );

  it('is not sent where the brand has no address for it', () => {
    createReporter(settings({ urlInformes: '' }))(500);
    expect(sent).toEqual([]);
  });

  it('is sent once a minute for the same code and page, across pages of the session', () => {
    const storage = memoryStorage();
    createReporter(settings({ storage }))(500);
    time = 59_999;
    createReporter(settings({ storage }))(500);
    expect(sent).toHaveLength(1);
    createReporter(settings({ storage }))(1);
    route = '/cv';
    createReporter(settings({ storage }))(500);
    expect(sent).toHaveLength(3);
    time = 60_000;
    route = '/ofertas-practicas/{id}';
    createReporter(settings({ storage }))(500);
    expect(sent).toHaveLength(4);
  });

  it('is sent even when the stored times are unreadable', () => {
    const storage = memoryStorage();
    storage.set('portal.uni.informes', '{broken');
    createReporter(settings({ storage }))(500);
    expect(sent).toHaveLength(1);
  });
});
