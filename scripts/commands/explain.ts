import { localize } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { explainWords } from './explain-words.ts';
import { languages } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { explainRoutes } from '#generator/brands/explain-routes.ts';
import type { DecidingSetting, ExplainedRoute } from '#generator/brands/explain-routes.ts';
import { brandFolders } from '#generator/brands/folders.ts';
import { Inheritance } from '#generator/brands/inherit/inherit.ts';
import { makeDraft } from '#generator/brands/make-draft.ts';
import { formatText } from '#generator/diagnostics/format-text.ts';
import { didYouMean, editDistance } from '#generator/diagnostics/suggest.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { routes } from '#core/routing/table.ts';
import { readArguments, UsageError } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { formatTable } from '../cli/table.ts';

const command = {
  name: 'explain',
  summary: {
    en: 'Explains which pages a brand has, and which setting decides it.',
    es: 'Explica qué páginas tiene una marca y qué ajuste lo decide.',
    ca: 'Explica quines pàgines té una marca i quin ajust ho decideix.',
  },
  exits: { 2: { en: 'a brand has mistakes', es: 'una marca tiene errores', ca: 'una marca té errors' } },
  options: {
    brand: sharedOptions.brand,
    route: {
      type: 'string',
      value: placeholders.id,
      help: {
        en: 'only this page, by its name, an address or its title',
        es: 'solo esta página, por su nombre, una dirección o su título',
        ca: 'només aquesta pàgina, pel seu nom, una adreça o el seu títol',
      },
    },
    'brands-dir': sharedOptions['brands-dir'],
  },
} as const satisfies Command;

function source({ origin, location }: DecidingSetting, language: ReportLanguage): string {
  const { byDefault, inherited } = explainWords[language];
  if (!location) return byDefault;
  return `${location.file}:${location.line}${origin === 'base' ? `, ${inherited}` : ''}`;
}

function reason(setting: DecidingSetting, language: ReportLanguage): string {
  return `${setting.name}: ${setting.value || explainWords[language].nothing}  (${source(setting, language)})`;
}

/**
 * Settings that allow or prevent a page. Any one of several is enough, so only those with the actual result
 * are named.
 */
function reasons({ exists, decidedBy }: ExplainedRoute, language: ReportLanguage): string {
  return decidedBy
    .filter(({ allows }) => allows === exists)
    .map((setting) => reason(setting, language))
    .join(` ${explainWords[language].and} `);
}

function explainAll(explained: readonly ExplainedRoute[], language: ReportLanguage): string {
  const words = explainWords[language];
  const there = explained.filter(({ exists }) => exists);
  const absent = explained.filter(({ exists }) => !exists);
  return [
    words.there(there.length),
    formatTable(
      there.map((route) => [`  ${route.id}`, route.addresses[0]?.pattern ?? '', reasons(route, language)]),
    ),
    '',
    words.absent(absent.length),
    formatTable(absent.map((route) => [`  ${route.id}`, route.title, reasons(route, language)])),
  ].join('\n');
}

function explainOne(route: ExplainedRoute, language: ReportLanguage): string {
  const words = explainWords[language];
  const settings = route.decidedBy.map((setting) => `  ${reason(setting, language)}`);
  const rule = route.decidedBy.length > 1 ? words.oneOfThese : words.thisOne;
  const addresses = route.addresses.map(({ pattern, language: addressLanguage, canonical: isCanonical }) => [
    `  ${pattern}`,
    addressLanguage,
    isCanonical ? words.usedByLinks : '',
  ]);
  return [
    words.pageFor(route.id, route.title, words.audiences[route.audience]),
    route.exists ? words.exists : words.doesNot,
    ...(settings.length > 0 ? [rule, ...settings] : [words.everyPortal]),
    ...(addresses.length > 0 ? [words.addresses, formatTable(addresses)] : []),
  ].join('\n');
}

function readChoice(name: 'brand' | 'route', value: string, choices: readonly string[]): string {
  if (choices.includes(value)) return value;
  throw new UsageError(
    localize((language) => {
      const { noSuch, thereAre } = explainWords[language];
      const hint = didYouMean(value, choices)?.[language] ?? `${thereAre}: ${choices.join(', ')}.`;
      return `${noSuch[name](value)} ${hint}`;
    }),
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
    [...Object.values(paths), ...Object.values(title)].some((name) => name.toLowerCase() === wanted),
  );
  const ids = routes.map(({ id }) => id);
  if (known && !ids.some((id) => id === value)) return known.id;
  // An address is meant as one: the nearest is shown, not sixty names.
  const isAddress = value.startsWith('/');
  return readChoice('route', isAddress ? wanted : value, isAddress ? nearestAddresses(wanted) : ids);
}

function explain(): void {
  const values = readArguments(command);
  const language = reportLanguage(values.lang);
  const brandsDir = readBrandsDir(values['brands-dir']);
  const ids = brandFolders(brandsDir);
  const route = values.route === undefined ? undefined : readRoute(values.route);
  if (!values.brand)
    throw new UsageError(
      localize((own) => `${explainWords[own].sayBrand} ${explainWords[own].thereAre}: ${ids.join(', ')}.`),
    );

  const inheritance = new Inheritance(brandsDir);
  for (const id of values.brand.map((brand) => readChoice('brand', brand, ids))) {
    const { draft, problems } = makeDraft(brandsDir, id, inheritance);
    if (hasErrors(problems)) {
      console.error(formatText(problems, { language }));
      process.exitCode = 2;
    }
    if (!draft) continue;
    const explained = explainRoutes(draft);
    const one = explained.find((candidate) => candidate.id === route);
    console.log(
      `${draft.settings.nombre ?? id} (${id})\n\n${one ? explainOne(one, language) : explainAll(explained, language)}\n`,
    );
  }
}

try {
  explain();
} catch (error) {
  fail(error);
}
