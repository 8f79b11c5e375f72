import { join, resolve } from 'node:path';
import { emptyText, joinSentences, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { languages } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { explainRoutes } from '#generator/brands/explain-routes.ts';
import type { DecidingSetting, ExplainedRoute } from '#generator/brands/explain-routes.ts';
import { brandSchema } from '#generator/brands/schema/brand-schema.ts';
import { brandFolders } from '#generator/brands/folders.ts';
import { Inheritance } from '#generator/brands/inherit/inherit.ts';
import { makeDraft } from '#generator/brands/make-draft.ts';
import { formatText } from '#generator/diagnostics/format-text.ts';
import { editDistance } from '#core/shared/edit-distance.ts';
import { didYouMean } from '#generator/diagnostics/suggest.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { routeById, routes } from '#core/routing/table.ts';
import { readRecords } from '#generator/render/reuse/page-records.ts';
import { pagesReading } from '#generator/render/reuse/pages-reading.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { readArguments, UsageError } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { formatTable } from '../cli/table.ts';

const command = {
  name: 'explain',
  summary: reportText('commands.explain.summary'),
  exits: { 2: reportText('commands.explain.exit.2') },
  options: {
    brand: sharedOptions.brand,
    route: {
      type: 'string',
      value: placeholders.id,
      help: reportText('commands.explain.route.help'),
    },
    setting: {
      type: 'string',
      value: placeholders.id,
      help: reportText('commands.explain.setting.help'),
    },
    out: sharedOptions.out,
    'brands-dir': sharedOptions['brands-dir'],
  },
} as const satisfies Command;

function source({ origin, location }: DecidingSetting, language: ReportLanguage): string {
  if (!location) return reportText('commands.explain.byDefault')[language];
  const inherited = reportText('commands.explain.inherited')[language];
  return `${location.file}:${location.line}${origin === 'base' ? `, ${inherited}` : ''}`;
}

function reason(setting: DecidingSetting, language: ReportLanguage): string {
  const value = setting.value || reportText('commands.explain.empty')[language];
  return `${setting.name}: ${value}  (${source(setting, language)})`;
}

/**
 * Settings that allow or prevent a page. Any one of several is enough, so only those with the actual result
 * are named.
 */
function reasons({ exists, decidedBy }: ExplainedRoute, language: ReportLanguage): string {
  return decidedBy
    .filter(({ allows }) => allows === exists)
    .map((setting) => reason(setting, language))
    .join(` ${reportText('commands.explain.and')[language]} `);
}

function explainAll(explained: readonly ExplainedRoute[], language: ReportLanguage): string {
  const there = explained.filter(({ exists }) => exists);
  const absent = explained.filter(({ exists }) => !exists);
  return [
    reportText('commands.explain.present', { count: there.length })[language],
    formatTable(
      there.map((route) => [`  ${route.id}`, route.addresses[0]?.pattern ?? '', reasons(route, language)]),
    ),
    '',
    reportText('commands.explain.absent', { count: absent.length })[language],
    formatTable(absent.map((route) => [`  ${route.id}`, route.title, reasons(route, language)])),
  ].join('\n');
}

function explainOne(route: ExplainedRoute, language: ReportLanguage): string {
  const { id, title, decidedBy, exists } = route;
  const audience = route.audience === 'company' ? 'other' : route.audience;
  const settings = decidedBy.map((setting) => `  ${reason(setting, language)}`);
  const rule = reportText(
    decidedBy.length > 1 ? 'commands.explain.anySetting' : 'commands.explain.oneSetting',
  );
  const usedByLinks = reportText('commands.explain.usedByLinks');
  const addresses = route.addresses.map(({ pattern, language: addressLanguage, canonical: isCanonical }) => [
    `  ${pattern}`,
    addressLanguage,
    isCanonical ? usedByLinks[language] : '',
  ]);
  return [
    reportText('commands.explain.pageFor', { id, title, audience })[language],
    reportText(exists ? 'commands.explain.exists' : 'commands.explain.doesNotExist')[language],
    ...(settings.length > 0
      ? [rule[language], ...settings]
      : [reportText('commands.explain.everyPortal')[language]]),
    ...(addresses.length > 0
      ? [reportText('commands.explain.addresses')[language], formatTable(addresses)]
      : []),
  ].join('\n');
}

/** The routes whose pages read a setting when a portal was built, with the languages of these pages. */
function explainSetting(setting: string, brand: string, outDir: string, language: ReportLanguage): string {
  const records = readRecords(join(outDir, brand));
  if (!records)
    throw new UsageError(reportText('commands.explain.noRecords', { folder: displayPath(outDir), brand }));
  const pages = pagesReading(records, setting);
  const byRoute = Map.groupBy(pages, ({ route }) => route);
  const rows = [...byRoute].map(([route, own]) => [
    `  ${route}`,
    routeById(route).title[language],
    [...new Set(own.map((page) => page.language))].join(' '),
  ]);
  const facts = { count: pages.length, all: records.pages.length, setting };
  return [reportText('commands.explain.readBy', facts)[language], formatTable(rows)].join('\n');
}

const thereAre = (choices: readonly string[]): ReportText =>
  reportText('commands.explain.choices', { choices: choices.join(', ') });

const unknownChoice = {
  brand: 'commands.explain.noBrand',
  route: 'commands.explain.noRoute',
  setting: 'commands.explain.noSetting',
} as const;

function readChoice(name: keyof typeof unknownChoice, value: string, choices: readonly string[]): string {
  if (choices.includes(value)) return value;
  const unknown = unknownChoice[name];
  throw new UsageError(
    joinSentences(reportText(unknown, { name: value }), didYouMean(value, choices) ?? thereAre(choices)) ??
      emptyText,
  );
}

/** The addresses of the portal that are most like a wanted one, the nearest first. */
function nearestAddresses(wanted: string): string[] {
  const addresses = new Set(routes.flatMap(({ paths }) => Object.values(paths)));
  return [...addresses]
    .map((address) => ({ address, distance: editDistance(address, wanted) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 5)
    .map(({ address }) => address);
}

/** Finds a route by its id, or by an address or title in any language. */
function readRoute(value: string): string {
  const wanted = value.toLowerCase().replace(new RegExp(`^/(?:${languages.join('|')})(?=/)`), '');
  const known = routes.find(({ paths, title }) =>
    [...Object.values(paths), ...Object.values(title)].some((text) => text.toLowerCase() === wanted),
  );
  const ids = routes.map(({ id }) => id);
  if (known && !ids.some((id) => id === value)) return known.id;
  // An address is meant as one: the nearest is shown, not sixty names.
  const isAddress = value.startsWith('/');
  return readChoice('route', isAddress ? wanted : value, isAddress ? nearestAddresses(wanted) : ids);
}

/** Checks the first name of a setting, which has dots. */
function readSetting(value: string): string {
  const names = Object.keys(brandSchema.properties ?? {});
  const [name = ''] = value.split('.');
  const near = names.toSorted((a, b) => editDistance(a, name) - editDistance(b, name)).slice(0, 5);
  readChoice('setting', name, names.includes(name) ? names : near);
  return value;
}

function explain(): void {
  const values = readArguments(command);
  const language = reportLanguage(values.lang);
  const brandsDir = readBrandsDir(values['brands-dir']);
  const outDir = resolve(values.out ?? join(import.meta.dirname, '../../dist-brands'));
  const ids = brandFolders(brandsDir);
  const route = values.route === undefined ? undefined : readRoute(values.route);
  const setting = values.setting === undefined ? undefined : readSetting(values.setting);
  if (!values.brand)
    throw new UsageError(joinSentences(reportText('commands.explain.sayBrand'), thereAre(ids)) ?? emptyText);

  const inheritance = new Inheritance(brandsDir);
  for (const id of values.brand.map((brand) => readChoice('brand', brand, ids))) {
    const { draft, problems } = makeDraft(brandsDir, id, inheritance);
    if (hasErrors(problems)) {
      console.error(formatText(problems, { language }));
      process.exitCode = 2;
    }
    if (!draft) continue;
    const name = `${draft.settings.nombre ?? id} (${id})`;
    if (setting !== undefined) {
      console.log(`${name}\n\n${explainSetting(setting, id, outDir, language)}\n`);
      continue;
    }
    const explained = explainRoutes(draft);
    const one = explained.find((candidate) => candidate.id === route);
    console.log(`${name}\n\n${one ? explainOne(one, language) : explainAll(explained, language)}\n`);
  }
}

try {
  explain();
} catch (error) {
  fail(error);
}
