import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { packagesFile, type ShippedPackage } from '../attestation/sbom.ts';

/** Package with the shapes of `icon:<name>`. */
const iconSet = 'node_modules/lucide-static';

/**
 * Folder of the package that a module belongs to, as in the lock file; undefined for modules of the project.
 */
export function packageFolder(moduleId: string): string | undefined {
  if (moduleId.startsWith('\0icon:')) return iconSet;
  const segments = [...moduleId.matchAll(/node_modules\/(?:@[^/]+\/)?[^/?]+/g)];
  const [first, last] = [segments[0], segments.at(-1)];
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

/** Writes a list of the packages in each browser file, next to the compiled portal. */
export function shippedPackages(): AstroIntegration {
  const packageFolders: Record<string, string[]> = {};
  const plugin: Plugin = {
    name: 'andana:shipped-packages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const folders = Object.keys(file.modules).flatMap((id) => packageFolder(id) ?? []);
        packageFolders[file.fileName] = [...new Set(folders)].sort();
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
        const files = Object.entries(packageFolders).sort(([a], [b]) => (a < b ? -1 : 1));
        const packages = files.map(([file, folders]) => [
          file,
          folders.map((folder) => packageOf(folder, lock)),
        ]);
        writeFileSync(new URL(`../${packagesFile}`, dir), JSON.stringify(Object.fromEntries(packages)));
      },
    },
  };
}
