import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { applicationSchema } from '#core/contract/entities/application.ts';
import { eventSchema } from '#core/contract/entities/event.ts';
import { guideSchema } from '#core/contract/entities/guide.ts';
import { communicationSchema } from '#core/contract/entities/notification.ts';
import { offerCardSchema } from '#core/contract/entities/offer.ts';
import { surveySchema } from '#core/contract/entities/survey-entry.ts';
import { parseJson } from '#core/contract/wire.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import type { KnownLists } from '#portal/data/prefetch/painted-rows.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { baseAddress } from '#portal/data/server/client/base-address.ts';
import { languageContext } from '#portal/render/language-context.ts';
import { paintFacts } from '#portal/render/paint-facts.ts';
import { islandPage } from '#portal/render/page-data.ts';
import type { PageRequest } from '#portal/render/page-request.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { projectBrands } from '../../../../tests/support/build/project-brands.ts';
import { hostileFragments } from '../../../../tests/support/faults/hostile-markup.ts';
import { paintedDocument, paintedRoot, treesOfMarkup } from '../../../../tests/support/painted/trees.ts';
import { twoBuilds } from '../../../../tests/support/painted/two-builds.ts';
import { startSandbox, type TestSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { homePaintedFacts } from './painted-facts.ts';

type Blocks = typeof import('./painted-blocks.tsx');
type Row = Record<string, unknown>;

let builds: Awaited<ReturnType<typeof twoBuilds<Blocks>>>;
let brands: readonly Brand[];

beforeAll(async () => {
  [builds, brands] = await Promise.all([
    twoBuilds<Blocks>('portal/screens/home/painted-blocks.tsx'),
    projectBrands(),
  ]);
});

const session = { type: 'Alumno', conPracticas: true, conEmpleo: true } as PortalSession;

/** The page of a brand as React has it, and as the painting script has it. */
function pagesOf(brand: Brand, language: Language): { full: PageFacts; light: PageFacts } {
  const portal = languageContext(brand, language);
  const served = {} as PageRequest['served'];
  const request: PageRequest = { brand, portal, language, route: 'home', served };
  const full = islandPage(request);
  const { paint } = JSON.parse(JSON.stringify(paintFacts(request, homePaintedFacts))) as {
    paint: NonNullable<ReturnType<typeof paintFacts>['paint']>;
  };
  const format = builds.painted.createPaintingFormatter(language, paint.texts);
  return { full, light: { ...full, brand: paint as never, format } };
}

/** Address of the page. */
const host = { host: 'portal.example', href: 'https://portal.example/' };

/** Runs something with what pieces find in a browser. */
function inBrowser<T>(globals: object, run: () => T): T {
  const all = { location: host, ...globals };
  Object.assign(globalThis, all);
  try {
    return run();
  } finally {
    for (const name of Object.keys(all)) Reflect.deleteProperty(globalThis, name);
  }
}

interface Rows {
  block: string;
  rows: readonly Row[];
}

/** Renders the rows of a block both ways, and compares them. */
function expectEqual(
  { full, light }: ReturnType<typeof pagesOf>,
  lists: KnownLists,
  { block, rows }: Rows,
): void {
  const { createElement, renderToStaticMarkup, PageContext, paintedBlocks } = builds.react;
  const blockOf = (blocks: ReturnType<typeof paintedBlocks>) => blocks.find(({ name }) => name === block);
  const markup = inBrowser({ window: { painted: { blocks: {}, lists } } }, () =>
    renderToStaticMarkup(
      createElement(
        PageContext,
        { value: full },
        blockOf(paintedBlocks(session, full))?.render(rows as never) as never,
      ),
    ),
  );
  const { root, trees } = paintedRoot();
  inBrowser(
    { document: paintedDocument, window: { visitor: { base: baseAddress(host.host, full.brand.settings) } } },
    () => {
      builds.painted.setPaintingPage({ page: light, lists });
      const painted = blockOf(builds.painted.paintedBlocks(session, light))?.render(rows as never);
      builds.painted.appendPainted(root as never, painted);
    },
  );
  const [painted, rendered] = [trees(), treesOfMarkup(markup)];
  // Texts are compared first: thousands of deep comparisons take long.
  if (JSON.stringify(painted) !== JSON.stringify(rendered))
    expect(painted, `${block} ${JSON.stringify(rows)}`).toEqual(rendered);
}

/** Whether the contract lets a row be as it is: others are never painted. */
function fits(block: string, row: Row): boolean {
  const schemas = {
    offers: offerCardSchema,
    applications: applicationSchema,
    surveys: surveySchema,
    communications: communicationSchema,
    events: eventSchema,
    guides: guideSchema,
  };
  return schemas[block as keyof typeof schemas].safeParse(row).success;
}

const students: readonly PersonaId[] = [
  'student',
  'graduate',
  'empty-student',
  'vocational-student',
  'pre-enrolment-student',
];

const calls = {
  offers: [
    ['dameOfertasUsuario', { type: 'practicas', page: 1 }],
    ['dameOfertasUsuario', { type: 'practicas', page: 2 }],
    ['dameOfertasUsuario', { type: 'empleo', page: 1 }],
  ],
  applications: [['dameCandidaturasPracticasUsuario'], ['dameCandidaturasEmpleoUsuario']],
  surveys: [['dameEncuestasUsuario']],
  communications: [['dameComunicaciones', { tipo: 'Alumno' }]],
  events: [['dameEventos']],
  guides: [['dameGuiaOrientacion']],
} as const;

/** All different rows that a sandbox sends its students, by block; services that a brand lacks have none. */
async function rowsOf(sandbox: TestSandbox, language: Language): Promise<Rows[]> {
  const tokens = await Promise.all(students.map((as) => sandbox.tokenOf(as).catch(() => undefined)));
  const send = async (token: string, name: string, params = {}): Promise<Row[]> => {
    const call = { as: { token }, language, params };
    const { datos } = await sandbox.call(name as 'dameEventos', call as never);
    const read = parseJson(JSON.stringify(datos ?? [])) as Row[] | { ofertas: Row[] };
    return 'ofertas' in read ? read.ofertas : read;
  };
  return Promise.all(
    Object.entries(calls).map(async ([block, requests]) => {
      const all = await Promise.all(
        tokens.flatMap((token = '') =>
          token ? requests.map(([name, params]) => send(token, name, params)) : [],
        ),
      );
      const rows = new Map(all.flat().map((row) => [JSON.stringify(row), row]));
      return { block, rows: [...rows.values()] };
    }),
  );
}

async function listsOf(sandbox: TestSandbox, language: Language): Promise<KnownLists> {
  const names = ['estadosCandidaturasAlumno', 'tiposModalidadAsistencia'] as const;
  const read = async (listName: string) =>
    [listName, (await sandbox.call('dominio', { params: { listName, language } })).datos ?? []] as const;
  return Object.fromEntries(await Promise.all(names.map(read))) as KnownLists;
}

/** Texts of fragments that HTML parsers disagree about; browsers drop the null character, and parse5 replaces it. */
const hostileMarkup = fc
  .sample(fc.array(hostileFragments, { minLength: 3, maxLength: 12 }), { numRuns: 6, seed: 161 })
  .map((fragments) => fragments.join('').replaceAll('\0', ''));

const hostileTexts = [
  ...hostileMarkup,
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '&amp; &lt; \' " `',
  '\u202e\ufffd',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '',
  ' ',
];

/** A row without each of its keys that may be absent, and with strange values in each. */
function oddRows(row: Row): Row[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const without = Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));
    if (typeof value === 'string') return [without, ...hostileTexts.map((text) => ({ ...row, [key]: text }))];
    if (typeof value === 'number') return [without, { ...row, [key]: 0 }, { ...row, [key]: 1234.5 }];
    if (typeof value === 'boolean') return [without, { ...row, [key]: !value }];
    return [without];
  });
}

describe('painted rows are those that React renders, with all attributes', () => {
  it('for every row of every sandbox, in every language', async () => {
    const compared: Record<string, number> = {};
    for (const brand of brands) {
      const sandbox = await startSandbox({ brand, content: 'examples' });
      const sent = await rowsOf(sandbox, brand.defaultLanguage);
      for (const language of brand.languages) {
        const pages = pagesOf(brand, language);
        const lists = await listsOf(sandbox, language);
        for (const { block, rows } of sent) {
          compared[block] = (compared[block] ?? 0) + rows.length;
          for (const row of rows) expectEqual(pages, lists, { block, rows: [row] });
        }
      }
    }
    expect(
      Object.values(compared).every((count) => count > 20),
      JSON.stringify(compared),
    ).toBe(true);
  });

  it('for rows without each key, and with markup and addresses of others in each text', async () => {
    const [brand] = brands.filter(({ id }) => id === 'meridia');
    if (!brand) throw new Error('There is no brand meridia');
    const sandbox = await startSandbox({ brand, content: 'examples' });
    const language = brand.languages[1] ?? brand.defaultLanguage;
    const pages = pagesOf(brand, language);
    const lists = await listsOf(sandbox, language);
    for (const { block, rows } of await rowsOf(sandbox, language))
      for (const row of rows.slice(0, 3).flatMap(oddRows)) {
        if (!fits(block, row)) continue;
        for (const known of [lists, {}]) expectEqual(pages, known, { block, rows: [row] });
      }
  });
});
