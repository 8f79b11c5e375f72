import { describe, expect, it } from 'vitest';
import { minimalSettings } from '../../../../tests/support/build/minimal-settings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const settings = await minimalSettings();
const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('the policy of a page', () => {
  it('lets scripts run only from the portal and by hash', () => {
    expect(directive(contentSecurityPolicy(settings, ['sha256-x']), 'script-src')).toEqual([
      "'self'",
      "'sha256-x'",
    ]);
  });

  it('lets data go only to the portal and to the services that the brand names', () => {
    const policy = contentSecurityPolicy(
      {
        ...settings,
        apiProduccion: 'https://api.uno.example/v1',
        apiSandbox: '/api',
        urlInformes: 'https://informes.uno.example/x',
      },
      [],
    );
    expect(directive(policy, 'connect-src')).toEqual([
      "'self'",
      'https://api.uno.example',
      'https://informes.uno.example',
    ]);
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
  });

  it('requires trusted types, also with analytics, unless the consent service is used', () => {
    const plain = contentSecurityPolicy(settings, []);
    expect(plain).toContain("require-trusted-types-for 'script'");
    expect(directive(plain, 'trusted-types')).toEqual(['andana-service-worker']);
    const measured = contentSecurityPolicy({ ...settings, analyticsId: 'G-TEST123' }, []);
    expect(measured).toContain("require-trusted-types-for 'script'");
    expect(directive(measured, 'trusted-types')).toEqual(['andana-service-worker', 'andana-analytics']);
    const consented = contentSecurityPolicy({ ...settings, analyticsId: 'G-TEST123', cookieyes: 'a1' }, []);
    expect(consented).not.toContain('trusted-types');
  });

  it('lets only the tag script of the analytics service run', () => {
    const measured = contentSecurityPolicy({ ...settings, analyticsId: 'G-TEST123' }, []);
    expect(directive(measured, 'script-src')).toEqual(["'self'", 'https://www.googletagmanager.com/gtag/js']);
  });

  it('allows any inline style where it covers all pages, whose sheets differ, and scripts still by hash', () => {
    const policy = contentSecurityPolicy(settings, ['sha256-x'], 'any');
    expect(directive(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", "'sha256-x'"]);
  });

  it('names no third-party origin for a brand without services', () => {
    const policy = contentSecurityPolicy({ ...settings, apiProduccion: 'https://api.uno.example' }, []);
    expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://api.uno.example', 'https://api.uno.example']);
  });
});
