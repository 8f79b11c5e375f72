import { reportText } from '#generator/diagnostics/report-text.ts';
import type { HostDiagnostic } from './host-diagnostics.ts';
import type { LiveResponse, Probe } from './probe.ts';

const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308];

/** Where a response leads, if anywhere. */
function targetOf({ status, headers }: LiveResponse, url: URL): URL | undefined {
  const location = headers.get('location');
  const isRedirect = redirectStatuses.includes(status) && location !== undefined;
  return isRedirect && URL.canParse(location, url) ? new URL(location, url) : undefined;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

const isOtherForm = (target: URL, url: URL): boolean =>
  target.origin === url.origin && withoutSlash(target.pathname) === withoutSlash(url.pathname);

const slashDiagnostic: HostDiagnostic = {
  code: 'host-redirect',
  severity: 'warning',
  what: (about) => reportText('hosting.redirect.what', about),
  why: reportText('hosting.redirect.why'),
  fix: reportText('hosting.redirect.fix'),
};

const loopDiagnostic: HostDiagnostic = {
  code: 'host-redirect',
  severity: 'error',
  what: (about) => reportText('hosting.loop.what', about),
  why: reportText('hosting.loop.why'),
  fix: reportText('hosting.redirect.fix'),
};

/**
 * Follows a redirect that only adds or removes the trailing slash.
 * @returns the response to judge, unless the redirects lead back
 */
export async function followSlash(
  first: LiveResponse,
  url: URL,
  probe: (url: string) => Promise<LiveResponse>,
): Promise<{ response?: LiveResponse; diagnostics: HostDiagnostic[] }> {
  const target = targetOf(first, url);
  if (target?.href === url.href) return { diagnostics: [loopDiagnostic] };
  if (!target || !isOtherForm(target, url)) return { response: first, diagnostics: [] };
  const response = await probe(target.href);
  const back = targetOf(response, target);
  if (back && isOtherForm(back, url)) return { diagnostics: [loopDiagnostic] };
  return { response, diagnostics: [slashDiagnostic] };
}

/**
 * The other origin to which a host redirects every visitor, if any: from HTTP to HTTPS, or from `www.` to the bare
 * name.
 */
export function otherOrigin(response: LiveResponse, base: URL): string | undefined {
  const origin = targetOf(response, base)?.origin;
  return origin === base.origin ? undefined : origin;
}

export const foreignRedirectDiagnostic = (base: URL, origin: string): HostDiagnostic => ({
  code: 'host-elsewhere',
  severity: 'error',
  what: () => reportText('hosting.elsewhere.what', { from: base.origin, to: origin }),
  why: reportText('hosting.elsewhere.why'),
  fix: reportText('hosting.elsewhere.fix', { to: origin }),
});

/** Checks that HTTP redirects to HTTPS permanently; no HTTP at all is as good. */
export async function judgePlainHttp(url: URL, probe: Probe, limit: number): Promise<HostDiagnostic[]> {
  const plain = new URL('/login?x=1', url);
  plain.protocol = 'http:';
  const response = await probe(plain.href, { limit }).catch(() => undefined);
  const target = new URL('/login?x=1', url).href;
  if (!response || ([301, 308].includes(response.status) && response.headers.get('location') === target))
    return [];
  return [
    {
      code: 'host-plain',
      severity: 'error',
      what: () =>
        reportText('hosting.plain.what', { address: plain.href, status: response.status, wanted: target }),
      why: reportText('hosting.plain.why'),
      fix: reportText('hosting.plain.fix'),
    },
  ];
}

/** Host names that only this machine has, for trying out a host without a certificate. */
const isOwnMachine = ({ hostname }: URL): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);

/** A portal that can be read on the way to its visitors. */
export function judgeMissingTls(base: URL): HostDiagnostic[] {
  if (base.protocol === 'https:' || isOwnMachine(base)) return [];
  return [
    {
      code: 'host-plain',
      severity: 'warning',
      what: () => reportText('hosting.noTls.what', { address: base.origin }),
      why: reportText('hosting.plain.why'),
      fix: reportText('hosting.noTls.fix'),
    },
  ];
}
