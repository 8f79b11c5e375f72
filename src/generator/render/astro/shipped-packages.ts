import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { packagesFile, type ShippedPackage } from '../attestation/sbom.ts';

/** Where the drawings of `icon:<name>` come from. */
const iconSet = 'node_modules/lucide-static';

/** Folder of the package that a module belongs to, as the lock file names it; nothing for modules of ours. */
export function packageFolder(moduleId: string): string | undefined {
  if (moduleId.startsWith('\0icon:')) return iconSet;
  const all = [...moduleId.matchAll(/node_modules\/(?:@[^/]+\/)?[^/?]+/g)];
  const [first, last] = [all[0], all.at(-1)];
  return first && last ? moduleId.slice(first.index, last.index + last[0].length) : undefined;
}

interface LockFile {
  packages: Record<string, { version?: string; license?: string; integrity?: string }>;
}

function packageOf(folder: string, { packages }: LockFile): ShippedPackage {
  const { version = '', license = '', integrity } = packages[folder] ?? {};
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return { name, version, license, ...(integrity && { integrity }) };
}

/** Writes beside the compiled portal which packages each file for browsers has something of. */
export function shippedPackages(): AstroIntegration {
  const found: Record<string, string[]> = {};
  const plugin: Plugin = {
    name: 'andana:shipped-packages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const folders = Object.keys(file.modules).flatMap((id) => packageFolder(id) ?? []);
        found[file.fileName] = [...new Set(folders)].sort();
      }
    },
  };
  let root = '';
  return {
    name: 'andana:shipped-packages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': ({ dir }) => {
        const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
        const files = Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));
        const packages = files.map(([file, folders]) => [file, folders.map((it) => packageOf(it, lock))]);
        writeFileSync(new URL(`../${packagesFile}`, dir), JSON.stringify(Object.fromEntries(packages)));
      },
    },
  };
}
