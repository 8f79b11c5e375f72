import { basename, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PageCode } from '../../pages/page-code.ts';
import { loadCases, type PageVisit, pageVisits } from './load-cases.ts';
import { moduleGraph, withStaticImports, type ModuleGraph } from './module-graph.ts';
import { islandsOfRoute } from './page-islands.ts';
import { planChunks } from './plan-chunks.ts';
import { smallScripts } from './small-scripts.ts';

const limits = { fileCost: 600, filesPerPage: 12, minBytes: 800 };

/** The plan of one compilation. */
export interface ChunkPlan {
  plugin: Plugin;
  /** Name of the chunk of a module; null leaves it to the bundler. */
  chunkOf: (moduleId: string) => string | null;
  /** The chunk of each module, once these are written: paths from the folder of the project. */
  chunkFiles: () => Readonly<Record<string, string>>;
  /** Chunks that the pages import dynamically, once these are written. */
  pageCode: () => PageCode;
}

/** Plans the chunks for browsers once all modules are known. */
export function planChunksOfBuild(): ChunkPlan {
  let chunks = new Map<string, string>();
  let visits: readonly PageVisit[] = [];
  let pageCode: PageCode = {};
  let chunkFiles: Readonly<Record<string, string>> = {};
  return {
    chunkOf: (moduleId) => chunks.get(moduleId) ?? null,
    chunkFiles: () => chunkFiles,
    pageCode: () => pageCode,
    plugin: {
      name: 'andana:chunk-plan',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      // Every module has its chunk by the plan, not by what imports it.
      configEnvironment: (name) =>
        name === 'client'
          ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
          : undefined,
      generateBundle(_options, bundle) {
        const written = Object.values(bundle).filter((file) => file.type === 'chunk');
        const error = smallScriptsOf(written, visits);
        if (error) this.error(error);
        pageCode = pageCodeOf(written, visits);
        chunkFiles = Object.fromEntries(
          [...filesOf(written)].map(([id, file]) => [relative(process.cwd(), id), file] as const).toSorted(),
        );
      },
      buildEnd(error) {
        if (error) return;
        const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
        const graph = moduleGraph(modules);
        const entries = modules.filter(({ isEntry }) => isEntry).map(({ id }) => id);
        const renderer = entries.filter((id) => id.includes('/react-client.'));
        visits = pageVisits(graph, renderer, islandsOfRoute);
        // Scripts of templates are files of their own, beside the islands of their pages: they act when they are loaded.
        const scripts = entries.filter((id) => id.includes('?astro&type=script'));
        const others = [...importTargets(graph, entries)].filter((id) => !scripts.includes(id));
        const shared = withStaticImports(graph, others);
        const planned = new Map([...graph].filter(([id]) => shared.has(id)));
        chunks = nameChunks(graph, entries, planChunks(planned, loadCases(graph, visits, scripts), limits));
      },
    },
  };
}

/** Ids of the modules that are loaded by themselves: entries, and targets of dynamic imports. */
function importTargets(graph: ModuleGraph, entries: readonly string[]): Set<string> {
  const dynamic = [...graph.values()].flatMap(({ dynamicImports }) => dynamicImports);
  return new Set([...entries, ...dynamic.map(({ target }) => target)]);
}

/** Names each chunk after its largest module. Modules that only one entry needs are left in the entry's file. */
function nameChunks(graph: ModuleGraph, entries: readonly string[], chunks: string[][]): Map<string, string> {
  const targets = importTargets(graph, entries);
  const importers = new Map<string, Set<string>>();
  for (const target of targets)
    for (const id of withStaticImports(graph, [target]))
      importers.set(id, (importers.get(id) ?? new Set()).add(target));
  const taken = new Set<string>();
  const named = new Map<string, string>();
  for (const modules of chunks) {
    const entry = new Set(modules.flatMap((id) => [...(importers.get(id) ?? [])]));
    if (entry.size <= 1) continue;
    const bytes = (id: string): number => graph.get(id)?.bytes ?? 0;
    const largest = modules.reduce((a, b) => (bytes(b) > bytes(a) ? b : a));
    const [stem = ''] = basename(largest)
      .replace(/^\0?icon:/, '')
      .split(/[.?]/);
    const name = [stem, ...Array.from({ length: 99 }, (_, index) => `${stem}-${index + 2}`)].find(
      (it) => !taken.has(it),
    );
    if (name === undefined) throw new Error(`Too many chunks are called ${stem}`);
    taken.add(name);
    for (const id of modules) named.set(id, name);
  }
  return named;
}

type Chunks = readonly Rolldown.OutputChunk[];

/** The file of each module. */
const filesOf = (chunks: Chunks): Map<string, string> =>
  new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)));

function pageCodeOf(chunks: Chunks, visits: readonly PageVisit[]): PageCode {
  const files = filesOf(chunks);
  const routes = Object.entries(Object.groupBy(visits, ({ route }) => route));
  return Object.fromEntries(
    routes.map(([route, ofRoute = []]) => [
      route,
      Object.fromEntries(
        ofRoute.map(({ visitor, targets }) => [
          visitor,
          [...new Set([...targets].flatMap((id) => files.get(id) ?? []))].toSorted(),
        ]),
      ),
    ]),
  );
}

/** What is wrong with the sizes of the files that pages load. */
function smallScriptsOf(chunks: Chunks, visits: readonly PageVisit[]): string | undefined {
  const files = filesOf(chunks);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file: string, found: Set<string>): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of byName.get(file)?.imports ?? []) withImports(next, found);
  };
  const pages = visits.map(({ route, visitor, needs }) => {
    const loaded = new Set<string>();
    for (const id of needs) if (files.has(id)) withImports(files.get(id) ?? '', loaded);
    return [`${route} (${visitor})`, [...loaded]] as const;
  });
  const scripts = chunks.map(({ fileName, code, moduleIds }) => ({
    file: fileName,
    code,
    modules: moduleIds,
  }));
  return smallScripts(scripts, new Map(pages));
}
