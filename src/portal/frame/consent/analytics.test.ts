import { afterEach, expect, it, vi } from 'vitest';
import { resetBrowserGlobals } from '../../../../tests/support/portal/browser-globals.ts';
import { analyticsCookies, cookieDomains, startAnalytics, stopAnalytics } from './analytics.ts';

afterEach(resetBrowserGlobals);

function fakeBrowser() {
  const scripts: Record<string, unknown>[] = [];
  const cookies: string[] = [];
  const window: Record<string, unknown> = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { origin: 'https://portal.example', hostname: 'portal.uni.example' });
  vi.stubGlobal('document', {
    referrer: 'https://mail.example/inbox?token=secret',
    createElement: () => ({}),
    getElementById: (id: string) => scripts.find((script) => script['id'] === id) ?? null,
    head: { append: (script: Record<string, unknown>) => scripts.push(script) },
    get cookie() {
      return 'a=1; _ga=GA1.1; _ga_ABC=GS2';
    },
    set cookie(value: string) {
      cookies.push(value);
    },
  });
  return { scripts, cookies, window };
}

it('loads the service once', () => {
  const { scripts } = fakeBrowser();
  startAnalytics('G-ABC', { pattern: '/eventos/{id}', title: 'Evento' });
  startAnalytics('G-ABC', { pattern: '/eventos/{id}', title: 'Evento' });
  expect(scripts.map((script) => script['src'])).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC',
  ]);
});

it('reports the pattern of the page and the origin of the referrer', () => {
  const { window } = fakeBrowser();
  startAnalytics('G-ABC', { pattern: '/eventos/{id}', title: 'Evento' });
  const commands = (window['dataLayer'] as ArrayLike<unknown>[]).map((command) => Array.from(command));
  expect(commands.find(([name]) => name === 'config')?.[2]).toMatchObject({
    page_location: 'https://portal.example/eventos/{id}',
    page_referrer: 'https://mail.example',
  });
});

it('deletes the cookies of the service on every domain and stops counting', () => {
  const { cookies, window } = fakeBrowser();
  stopAnalytics('G-ABC');
  expect(window['ga-disable-G-ABC']).toBe(true);
  expect(cookies).toContain('_ga=; Max-Age=0; Path=/; Domain=uni.example');
  expect(cookies).toContain('_ga_ABC=; Max-Age=0; Path=/');
  expect(cookies.some((cookie) => cookie.startsWith('a='))).toBe(false);
});

it('finds the cookies and domains of the service', () => {
  expect(analyticsCookies('')).toEqual([]);
  expect(analyticsCookies('x=_ga; _ga=1;_ga_X=2')).toEqual(['_ga', '_ga_X']);
  expect(cookieDomains('a.b.c')).toEqual(['a.b.c', 'b.c', 'c']);
});
