import { join, resolve } from 'node:path';
import { explainRoutes } from '#brand/pipeline/explain-routes.ts';
import type { DecidingSetting, ExplainedRoute } from '#brand/pipeline/explain-routes.ts';
import { brandFolders } from '#brand/pipeline/folders.ts';
import { Inheritance } from '#brand/pipeline/inherit.ts';
import { makeDraft } from '#brand/pipeline/make-draft.ts';
import { formatText } from '#diagnostics/format-text.ts';
import { didYouMean } from '#diagnostics/suggest.ts';
import { count, hasErrors } from '#diagnostics/summary.ts';
import { routes } from '#routing/table.ts';
import { readArguments, UsageError } from './arguments.ts';
import { formatTable } from './table.ts';

const audiences: Readonly<Record<ExplainedRoute['audience'], string>> = {
  public: 'everyone',
  any: 'everyone who has signed in',
  student: 'students and graduates',
  company: 'companies',
};

function source({ origin, location }: DecidingSetting): string {
  if (!location) return 'the default';
  return `${location.file}:${location.line}${origin === 'base' ? ', inherited' : ''}`;
}

function reason(setting: DecidingSetting): string {
  return `${setting.name}: ${setting.value}  (${source(setting)})`;
}

/** Of several settings one is enough, so a page that exists names those that allow it. */
function reasons({ exists, decidedBy }: ExplainedRoute): string {
  return decidedBy
    .filter(({ allows }) => allows === exists)
    .map(reason)
    .join(' and ');
}

function explainAll(explained: readonly ExplainedRoute[]): string {
  const there = explained.filter(({ exists }) => exists);
  const absent = explained.filter(({ exists }) => !exists);
  return [
    `${count(there.length, 'page')} in this portal (all addresses of one: --route ID):`,
    formatTable(there.map((route) => [`  ${route.id}`, route.addresses[0]?.pattern ?? '', reasons(route)])),
    '',
    `${count(absent.length, 'page')} not in this portal:`,
    formatTable(absent.map((route) => [`  ${route.id}`, reasons(route)])),
  ].join('\n');
}

function explainOne(route: ExplainedRoute): string {
  const settings = route.decidedBy.map((setting) => `  ${reason(setting)}`);
  const rule =
    route.decidedBy.length > 1 ? 'It exists when one of these allows it:' : 'This setting decides it:';
  const addresses = route.addresses.map(({ pattern, language, canonical: isCanonical }) => [
    `  ${pattern}`,
    language,
    isCanonical ? 'used by links' : '',
  ]);
  return [
    `${route.id} ("${route.title}") is a page for ${audiences[route.audience]}.`,
    route.exists ? 'It exists in this portal.' : 'It does not exist in this portal.',
    ...(settings.length > 0 ? [rule, ...settings] : ['Every portal has it.']),
    ...(addresses.length > 0 ? ['Addresses:', formatTable(addresses)] : []),
  ].join('\n');
}

function readChoice(name: string, value: string, choices: readonly string[]): string {
  if (choices.includes(value)) return value;
  const hint = didYouMean(value, choices) ?? `There are: ${choices.join(', ')}.`;
  throw new UsageError(`There is no ${name} called \`${value}\`. ${hint}`);
}

function explain(): void {
  const values = readArguments('explain', ['brand', 'route', 'brands-dir']);
  const brandsDir = resolve(values['brands-dir'] ?? join(import.meta.dirname, '../brands'));
  const ids = brandFolders(brandsDir);
  const routeIds = routes.map(({ id }) => id);
  const route = values.route === undefined ? undefined : readChoice('route', values.route, routeIds);
  if (!values.brand) throw new UsageError(`Say which brand: --brand ID. There are: ${ids.join(', ')}.`);

  const inheritance = new Inheritance(brandsDir);
  for (const id of values.brand.map((brand) => readChoice('brand', brand, ids))) {
    const { draft, problems } = makeDraft(brandsDir, id, inheritance);
    if (hasErrors(problems)) {
      console.error(formatText(problems));
      process.exitCode = 2;
    }
    if (!draft) continue;
    const explained = explainRoutes(draft);
    const one = explained.find((candidate) => candidate.id === route);
    console.log(
      `${draft.settings.nombre ?? id} (${id})\n\n${one ? explainOne(one) : explainAll(explained)}\n`,
    );
  }
}

try {
  explain();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
