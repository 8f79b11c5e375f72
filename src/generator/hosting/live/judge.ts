import { reportText } from '#generator/diagnostics/report-text.ts';
import type { CacheRule } from '../cache.ts';
import { cacheRuleOf } from '../cache.ts';
import { contentType, isCompressible, worthCompressing } from '../content-types.ts';
import { headersOf, type HostRules } from '../rules.ts';
import type { LiveResponse } from './probe.ts';
import type { HostDiagnostic } from './host-diagnostics.ts';

/** A file in the manifest of a bundle. */
export interface LiveFile {
  path: string;
  size: number;
  sha256: string;
}

const diagnostic = (
  code: string,
  texts: Pick<HostDiagnostic, 'what' | 'why'> & Partial<Pick<HostDiagnostic, 'fix'>>,
): HostDiagnostic => ({ code, severity: 'error', fix: reportText('hosting.usePack'), ...texts });

/** The service worker is switched off on purpose, by `hosting/worker-off.js` in its place. */
export const workerOffDiagnostic: HostDiagnostic = {
  code: 'host-worker-off',
  severity: 'warning',
  what: (about) => reportText('hosting.workerOff.what', about),
  why: reportText('hosting.workerOff.why'),
  fix: reportText('hosting.workerOff.fix'),
};

/** Whether a browser may use a copy without revalidation. */
const isCacheable = (cacheControl: string): boolean =>
  /\bmax-age=0*[1-9]/.test(cacheControl) && !/\bno-(?:cache|store)\b/.test(cacheControl);

function* judgeCache({ headers }: LiveResponse, rule: CacheRule): Generator<HostDiagnostic> {
  const value = headers.get('cache-control') ?? '';
  if (rule.class === 'immutable' && !isCacheable(value))
    yield {
      ...diagnostic('host-cache', {
        what: (about) =>
          reportText('hosting.cachedTooShort.what', {
            ...about,
            value: value || reportText('hosting.noValue'),
            wanted: rule.cacheControl,
          }),
        why: reportText('hosting.cachedTooShort.why'),
      }),
      severity: 'warning',
    };
  if (rule.class !== 'immutable' && (value === '' || isCacheable(value)))
    yield diagnostic('host-cache', {
      what: (about) =>
        reportText('hosting.cachedTooLong.what', {
          ...about,
          value: value || reportText('hosting.noValue'),
          wanted: rule.cacheControl,
        }),
      why: reportText('hosting.cachedTooLong.why'),
    });
}

/** The encoding that a type names, in lower case. */
const charsetOf = (type: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1]?.toLowerCase();

function* judgeType({ headers }: LiveResponse, file: string): Generator<HostDiagnostic> {
  const [expected, value] = [contentType(file), headers.get('content-type') ?? ''];
  // It takes precedence over the encoding that the file itself names.
  const charset = charsetOf(value);
  if (charset !== undefined && !/^utf-?8$/.test(charset))
    yield diagnostic('host-type', {
      what: (about) => reportText('hosting.charset.what', { ...about, charset }),
      why: reportText('hosting.charset.why'),
      fix: reportText('hosting.charset.fix'),
    });
  const essence = (type: string): string =>
    type
      .replace(/;.*/, '')
      .trim()
      .toLowerCase()
      .replace(/^(?:application|text)\/(?:x-)?(javascript|xml)$/, '$1')
      .replace('vnd.microsoft.icon', 'x-icon');
  if (essence(value) !== essence(expected))
    yield diagnostic('host-type', {
      what: (about) =>
        reportText('hosting.type.what', {
          ...about,
          value: value || reportText('hosting.noType'),
          wanted: expected,
        }),
      why: reportText('hosting.type.why'),
    });
}

/**
 * Faults of a response's headers, without type and caching.
 * @param file the file that is sent
 */
export function* judgeHeaders(
  { headers }: LiveResponse,
  file: string,
  rules: HostRules,
  isSecure: boolean,
): Generator<HostDiagnostic> {
  const expectedHeaders = { ...headersOf(rules, file), ...(isSecure && rules.headers.overHttps) };
  for (const [name, expected] of Object.entries(expectedHeaders)) {
    const value = headers.get(name);
    // Some hosts send the policy of every response along with that of drawings: browsers enforce both.
    const combined = `${rules.headers.always[name]}, ${expected}`;
    const isEnough =
      name === 'strict-transport-security'
        ? /max-age=[1-9]\d{6}/.test(value ?? '')
        : value === expected || (name in rules.headers.drawings && value === combined);
    if (!isEnough)
      yield diagnostic('host-header', {
        what: (about) =>
          value === undefined
            ? reportText('hosting.header.absent', { ...about, name, wanted: expected })
            : reportText('hosting.header.other', { ...about, name, value, wanted: expected }),
        why: reportText('hosting.header.why'),
      });
  }
}

/**
 * Faults of the caching of a 404 response for a name that could be an immutable file. Some hosts set headers by the
 * address, and cannot do otherwise.
 */
function* judgeMissing({ headers }: LiveResponse): Generator<HostDiagnostic> {
  const value = headers.get('cache-control') ?? '';
  if (value === '' || isCacheable(value))
    yield {
      ...diagnostic('host-cache', {
        what: (about) =>
          reportText('hosting.missingCached.what', {
            ...about,
            value: value || reportText('hosting.noValue'),
          }),
        why: reportText('hosting.missingCached.why'),
        fix: reportText('hosting.missingCached.fix'),
      }),
      severity: 'warning',
    };
}

/**
 * Faults of a response that should send a file.
 * @param status 404 if the file is the not-found page
 * @param requestPath path of the request
 */
export function* judgeFile(
  answer: LiveResponse,
  file: LiveFile,
  rules: HostRules,
  requestPath: string,
  status: number,
): Generator<HostDiagnostic> {
  if (answer.status !== status) {
    yield diagnostic('host-status', {
      what: (about) => reportText('hosting.status.what', { ...about, status: answer.status, wanted: status }),
      why: reportText(status === 404 ? 'hosting.status.whyMissing' : 'hosting.status.why'),
      ...(status !== 404 && { fix: reportText('hosting.status.fix') }),
    });
    return;
  }
  if (answer.isTooLong)
    yield diagnostic('host-content', {
      what: (about) => reportText('hosting.tooLong.what', about),
      why: reportText('hosting.tooLong.why'),
      fix: reportText('hosting.content.fix'),
    });
  else if (answer.sha256 !== file.sha256)
    yield diagnostic('host-content', {
      what: (about) => reportText('hosting.content.what', about),
      why: reportText('hosting.content.why'),
      fix: reportText('hosting.content.fix'),
    });
  yield* judgeType(answer, file.path);
  if (status === 404 && cacheRuleOf(requestPath.slice(1), rules.caching).class === 'immutable')
    yield* judgeMissing(answer);
  else yield* judgeCache(answer, cacheRuleOf(file.path, rules.caching));
  if (
    status === 200 &&
    file.size >= worthCompressing &&
    isCompressible(contentType(file.path)) &&
    !answer.headers.get('content-encoding')
  )
    yield {
      ...diagnostic('host-compression', {
        what: (about) => reportText('hosting.compression.what', about),
        why: reportText('hosting.compression.why'),
      }),
      severity: 'warning',
    };
}
