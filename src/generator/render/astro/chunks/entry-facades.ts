import type { Plugin, Rolldown } from 'vite';

/** Files that only re-export, each with the files behind it. */
export type Facades = ReadonlyMap<string, string>;

const runtimeName = 'rolldown-runtime';
const reexport = /^export\{([^}]*)\}from["'`]\.\/([^"'`]+)["'`];(?:import["'`][^"'`]+["'`];)*\s*$/;
const exportList = /export\{([^}]*)\};?\s*$/;

/** Pairs of names in a list of imports or exports: `a as b,c` is `[[a, b], [c, c]]`. */
const pairs = (list: string): [string, string][] =>
  list.split(',').flatMap((item) => {
    const [from = '', to = from] = item.trim().split(/\s+as\s+/);
    return from ? [[from, to]] : [];
  });

/**
 * Saves the requests for files without code of their own. An island whose module is in a shared chunk has such a file,
 * and so have the few lines that the bundler adds: islands are imported from the shared chunk under their own names,
 * and the lines stand in each chunk that needs them.
 */
export function entryFacadesPlugin(): { plugin: Plugin; facades: () => Facades } {
  const facades = new Map<string, string>();
  const plugin: Plugin = {
    name: 'andana:entry-facades',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The names that a chunk exports depend on its entries, which its code does not show.
    augmentChunkHash(chunk) {
      const entries = chunk.moduleIds.filter((id) => this.getModuleInfo(id)?.isEntry);
      return entries.map((id) => `${id.slice(id.lastIndexOf('/'))}`).join();
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        inlineRuntime(chunks);
        for (const facade of chunks) {
          if (!facade.isEntry || Object.keys(facade.modules).length > 0) continue;
          const [, names = '', name = ''] = reexport.exec(facade.code) ?? [];
          const target = chunks.find(({ fileName }) => fileName.endsWith(`/${name}`));
          if (!name || !target) this.error(`${facade.fileName} does not only pass on exports`);
          target.code = withExports(target, pairs(names));
          facades.set(facade.fileName, target.fileName);
        }
      },
    },
  };
  return { plugin, facades: () => facades };
}

/** Returns the code of a chunk with additional export names. */
function withExports({ code, fileName }: Rolldown.OutputChunk, names: readonly [string, string][]): string {
  const list = exportList.exec(code)?.[1];
  if (list === undefined) throw new Error(`${fileName} has no list of exports`);
  const exported = new Map(pairs(list).map(([local, name]) => [name, local]));
  const missing = names.flatMap(([name, wanted]) =>
    exported.has(wanted) ? [] : `${exported.get(name) ?? name} as ${wanted}`,
  );
  return code.replace(exportList, () => `export{${[list, ...missing].filter(Boolean).join(',')}};`);
}

const fileOf = ({ fileName }: Rolldown.OutputChunk): string => fileName.slice(fileName.lastIndexOf('/') + 1);

/**
 * Moves the bundler's few lines of runtime into the chunk with React, from which the others import them; one that does
 * not import that chunk gets a copy.
 */
function inlineRuntime(chunks: readonly Rolldown.OutputChunk[]): void {
  const runtime = chunks.find(({ name }) => name === runtimeName);
  const base = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/node_modules/react/index.js')),
  );
  if (!runtime || !base) return;
  const [list = '', names = ''] = exportList.exec(runtime.code) ?? [];
  const local = new Map(pairs(names).map(([from, to]) => [to, from]));
  const shared = (name: string): string => `runtime_${name}`;
  const define = (wanted: readonly string[]): string =>
    `const{${wanted.map(shared).join()}}=(()=>{${runtime.code.replace(list, '')}` +
    `return{${wanted.map((name) => `${shared(name)}:${local.get(name) ?? name}`).join()}}})();`;
  const imported = new RegExp(
    `import\\{([^}]*)\\}from["'\`]\\./${fileOf(runtime).replaceAll('.', '\\.')}["'\`];`,
  );
  for (const chunk of chunks) {
    const wanted = pairs(imported.exec(chunk.code)?.[1] ?? '');
    chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
    if (wanted.length === 0) continue;
    const aliases = wanted.map(([name, as]) => `const ${as}=${shared(name)};`).join('');
    const isBeside = chunk !== base && chunk.imports.includes(base.fileName);
    const code = isBeside
      ? `import{${wanted.map(([name, as]) => `${shared(name)} as ${as}`).join()}}from"./${fileOf(base)}";`
      : define(chunk === base ? [...local.keys()] : wanted.map(([name]) => name)) + aliases;
    chunk.code = chunk.code.replace(imported, () => code);
  }
  base.code = base.code.replace(
    exportList,
    (_, exported: string) => `export{${[exported, ...[...local.keys()].map(shared)].join()}};`,
  );
}
