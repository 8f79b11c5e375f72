import { escapeMarkup } from '#core/shared/escape-markup.ts';
import { type Emitter, madeBy } from './emitter.ts';
import { drawingFiles, expressionOf, filesOf } from './patterns.ts';

const tag = (name: string, attributes: Readonly<Record<string, string>>, content?: readonly string[]) => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  const start = `<${name}${list.join('')}`;
  return content ? [`${start}>`, ...content.map((line) => `  ${line}`), `</${name}>`] : [`${start} />`];
};

/** IIS with the module URL Rewrite: `web.config` belongs into the folder of the site. */
export const iis: Emitter = (rules) => {
  const rule = (name: string, pattern: string, url: string, conditions: readonly string[] = []): string[] =>
    tag('rule', { name, stopProcessing: 'true' }, [
      ...tag('match', { url: pattern, ignoreCase: 'false' }),
      ...(conditions.length > 0 ? tag('conditions', {}, conditions) : []),
      ...tag('action', { type: 'Rewrite', url }),
    ]);
  const outbound = (
    name: string,
    header: string,
    value: string,
    conditions: readonly (readonly [string, string])[],
  ) =>
    tag('rule', { name }, [
      ...tag('match', { serverVariable: `RESPONSE_${header.replaceAll('-', '_')}`, pattern: '.*' }),
      ...tag(
        'conditions',
        {},
        conditions.flatMap(([input, pattern]) => tag('add', { input, pattern })),
      ),
      ...tag('action', { type: 'Rewrite', value }),
    ]);
  // Rules run in order and each matching one replaces the header, so the first cache rule comes last.
  const caching = rules.caching.toReversed().flatMap((cacheRule) => {
    const files = filesOf(cacheRule);
    const fileCondition = files === undefined ? [] : [['{URL}', files] as const];
    return outbound(`Cache ${cacheRule.class}`, 'Cache-Control', cacheRule.cacheControl, [
      ['{RESPONSE_STATUS}', '^[23]'],
      ...fileCondition,
    ]);
  });
  const noStore = rules.caching.find((it) => it.class === 'no-store')?.cacheControl ?? 'no-store';
  const lines = tag('configuration', {}, [
    ...tag('system.webServer', {}, [
      ...tag('directoryBrowse', { enabled: 'false' }),
      ...tag('defaultDocument', { enabled: 'false' }),
      ...tag('httpErrors', { errorMode: 'Custom', existingResponse: 'Replace' }, [
        ...tag('remove', { statusCode: String(rules.notFound.status) }),
        ...tag('error', {
          statusCode: String(rules.notFound.status),
          path: rules.notFound.file,
          responseMode: 'File',
        }),
      ]),
      ...tag('httpProtocol', {}, [
        ...tag('customHeaders', {}, [
          ...tag('remove', { name: 'X-Powered-By' }),
          ...Object.entries(rules.headers.always).flatMap(([name, value]) => tag('add', { name, value })),
        ]),
      ]),
      ...tag(
        'staticContent',
        {},
        Object.entries(rules.contentTypes).flatMap(([fileExtension, mimeType]) => [
          ...tag('remove', { fileExtension }),
          ...tag('mimeMap', { fileExtension, mimeType }),
        ]),
      ),
      ...tag('urlCompression', { doStaticCompression: 'true' }),
      ...tag('rewrite', {}, [
        ...tag('rules', {}, [
          ...rule(
            'The page for unknown addresses',
            `^${rules.notFound.file.replace('.', '\\.')}$`,
            '/-/none',
          ),
          ...rule(
            'Pages',
            '^(.*?)/?$',
            '{R:1}/index.html',
            tag('add', { input: '{DOCUMENT_ROOT}/{R:1}/index.html', matchType: 'IsFile' }),
          ),
          ...rules.rewrites.flatMap(({ pattern, file }) =>
            rule(pattern, `^${expressionOf(pattern).slice(1)}$`, `/${file}`),
          ),
        ]),
        ...tag('outboundRules', {}, [
          ...caching,
          ...outbound('Cache of errors', 'Cache-Control', noStore, [['{RESPONSE_STATUS}', '^[45]']]),
          ...Object.entries(rules.headers.drawings).flatMap(([name, value]) =>
            outbound(`Drawings: ${name}`, name, value, [['{URL}', drawingFiles]]),
          ),
          ...Object.entries(rules.headers.overHttps).flatMap(([name, value]) =>
            outbound(name, name, value, [['{HTTPS}', '^on$']]),
          ),
        ]),
      ]),
    ]),
  ]);
  return {
    'web.config': ['<?xml version="1.0" encoding="UTF-8"?>', `<!-- ${madeBy(rules)} -->`, ...lines, ''].join(
      '\n',
    ),
  };
};
