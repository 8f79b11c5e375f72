import { reportText } from '#generator/diagnostics/report-text.ts';
import type { CacheRule } from '../cache.ts';
import { cacheRuleOf } from '../cache.ts';
import { contentType, isCompressible, worthCompressing } from '../content-types.ts';
import { headersOf, type HostRules } from '../rules.ts';
import type { LiveAnswer } from './probe.ts';
import type { HostFinding } from './findings.ts';

/** A file as the manifest of a bundle lists it. */
export interface LiveFile {
  path: string;
  size: number;
  sha256: string;
}

const found = (
  code: string,
  texts: Pick<HostFinding, 'what' | 'why'> & Partial<Pick<HostFinding, 'fix'>>,
): HostFinding => ({ code, severity: 'error', fix: reportText('hosting.usePack'), ...texts });

/** Whether a browser may use a copy without asking. */
const isKept = (cacheControl: string): boolean =>
  /\bmax-age=0*[1-9]/.test(cacheControl) && !/\bno-(?:cache|store)\b/.test(cacheControl);

function* judgeCache({ headers }: LiveAnswer, rule: CacheRule): Generator<HostFinding> {
  const value = headers.get('cache-control') ?? '';
  if (rule.class === 'immutable' && !isKept(value))
    yield {
      ...found('host-cache', {
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
  if (rule.class !== 'immutable' && (value === '' || isKept(value)))
    yield found('host-cache', {
      what: (about) =>
        reportText('hosting.cachedTooLong.what', {
          ...about,
          value: value || reportText('hosting.noValue'),
          wanted: rule.cacheControl,
        }),
      why: reportText('hosting.cachedTooLong.why'),
    });
}

function* judgeType({ headers }: LiveAnswer, file: string): Generator<HostFinding> {
  const [wanted, value] = [contentType(file), headers.get('content-type') ?? ''];
  const essence = (type: string): string =>
    type
      .replace(/;.*/, '')
      .trim()
      .toLowerCase()
      .replace(/^(?:application|text)\/(?:x-)?(javascript|xml)$/, '$1')
      .replace('vnd.microsoft.icon', 'x-icon');
  if (essence(value) !== essence(wanted))
    yield found('host-type', {
      what: (about) =>
        reportText('hosting.type.what', { ...about, value: value || reportText('hosting.noType'), wanted }),
      why: reportText('hosting.type.why'),
    });
}

/**
 * What is wrong with the headers of an answer, besides those of its type and its caching.
 * @param file the one that is sent
 */
export function* judgeHeaders(
  { headers }: LiveAnswer,
  file: string,
  rules: HostRules,
  isSecure: boolean,
): Generator<HostFinding> {
  const wantedHeaders = { ...headersOf(rules, file), ...(isSecure && rules.headers.overHttps) };
  for (const [name, wanted] of Object.entries(wantedHeaders)) {
    const value = headers.get(name);
    // Some hosts send the policy of every answer beside that of drawings: browsers keep to both.
    const both = `${rules.headers.always[name]}, ${wanted}`;
    const isEnough =
      name === 'strict-transport-security'
        ? /max-age=[1-9]\d{6}/.test(value ?? '')
        : value === wanted || (name in rules.headers.drawings && value === both);
    if (!isEnough)
      yield found('host-header', {
        what: (about) =>
          value === undefined
            ? reportText('hosting.header.absent', { ...about, name, wanted })
            : reportText('hosting.header.other', { ...about, name, value, wanted }),
        why: reportText('hosting.header.why'),
      });
  }
}

/**
 * What is wrong with the caching of an answer that says that nothing is there, under a name that a file could have whose
 * name changes with its content. Some hosts go by the address, and cannot say otherwise.
 */
function* judgeMissing({ headers }: LiveAnswer): Generator<HostFinding> {
  const value = headers.get('cache-control') ?? '';
  if (value === '' || isKept(value))
    yield {
      ...found('host-cache', {
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
 * What is wrong with an answer that should send a file.
 * @param status 404 where the file stands for what is not there
 * @param asked path that was asked for
 */
export function* judgeFile(
  answer: LiveAnswer,
  file: LiveFile,
  rules: HostRules,
  asked: string,
  status: number,
): Generator<HostFinding> {
  if (answer.status !== status) {
    yield found('host-status', {
      what: (about) => reportText('hosting.status.what', { ...about, status: answer.status, wanted: status }),
      why: reportText(status === 404 ? 'hosting.status.whyMissing' : 'hosting.status.why'),
      ...(status !== 404 && { fix: reportText('hosting.status.fix') }),
    });
    return;
  }
  if (answer.sha256 !== file.sha256)
    yield found('host-content', {
      what: (about) => reportText('hosting.content.what', about),
      why: reportText('hosting.content.why'),
      fix: reportText('hosting.content.fix'),
    });
  yield* judgeType(answer, file.path);
  if (status === 404 && cacheRuleOf(asked.slice(1), rules.caching).class === 'immutable')
    yield* judgeMissing(answer);
  else yield* judgeCache(answer, cacheRuleOf(file.path, rules.caching));
  if (
    status === 200 &&
    file.size >= worthCompressing &&
    isCompressible(contentType(file.path)) &&
    !answer.headers.get('content-encoding')
  )
    yield {
      ...found('host-compression', {
        what: (about) => reportText('hosting.compression.what', about),
        why: reportText('hosting.compression.why'),
      }),
      severity: 'warning',
    };
}
