import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { paintPlugins } from './paint-plugins.ts';

const portal = fileURLToPath(new URL('../../../portal/', import.meta.url));

/** Standalone scripts, by the virtual module that exports their code. */
const scripts: Readonly<Record<string, string>> = {
  'virtual:prefetching-boot-script': 'frame/boot/prefetching-boot-script.ts',
  'virtual:boot-script': 'frame/boot/boot-script.ts',
  'virtual:sign-out-boot-script': 'frame/boot/sign-out-boot-script.ts',
  'virtual:dated-script': 'frame/boot/dated-script.ts',
  'virtual:offline-sign-out': 'frame/offline/offline-sign-out.ts',
  'virtual:service-worker': 'frame/offline/service-worker.ts',
};

/** The scripts that paint rows, one per kind of page, by the same: `virtual:paint-home` is `paint-home.ts` of a screen. */
export const paintScripts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(`${portal}screens`, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((file) => {
      const [, name] = /[\\/](paint-[\w-]+)\.ts$/.exec(file) ?? [];
      return name === undefined ? [] : [[`virtual:${name}`, `screens/${file}`]];
    }),
);

const virtualScript =
  /^\0?virtual:(?:(?:prefetching-|sign-out-)?boot-script|dated-script|service-worker|offline-sign-out|paint-[\w-]+)$/;

interface PaintFile {
  /** Path in the site, with the hash of the code. */
  path: string;
  code: string;
}

/**
 * Bundles each standalone script into one classic script, and serves its code as a string. Scripts that paint are files,
 * of which a page fetches the one of its visitor: their modules export the address.
 */
export function classicScriptPlugin(): Plugin {
  const bundles = new Map<string, ReturnType<typeof bundleScript>>();
  /** Bundles a script that paints once for all environments, or again after a change of its sources. */
  function paintBundle(id: string, isChanged = false): ReturnType<typeof bundleScript> {
    const bundle =
      (!isChanged && bundles.get(id)) || bundleScript(portal + (paintScripts[id] ?? ''), paintPlugins());
    bundles.set(id, bundle);
    return bundle;
  }
  const fileOf = (id: string, code: string): PaintFile => {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    return { path: `_astro/${id.replace('virtual:', '')}.${hash}.js`, code };
  };
  return {
    name: 'andana:classic-script',
    resolveId: { filter: { id: virtualScript }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: virtualScript },
      async handler(virtualId) {
        const id = virtualId.slice(1);
        const isPaint = id in paintScripts;
        const { code, sources } = await (isPaint
          ? paintBundle(id)
          : bundleScript(portal + (scripts[id] ?? '')));
        for (const source of sources) this.addWatchFile(source);
        return `export default ${JSON.stringify(isPaint ? `/${fileOf(id, code).path}` : code)}`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const id of Object.keys(paintScripts)) {
        const { path, code } = fileOf(id, (await paintBundle(id)).code);
        this.emitFile({ type: 'asset', fileName: path, source: code });
      }
    },
  };
}
