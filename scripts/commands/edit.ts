import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { brandFolders } from '#generator/brands/folders.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { readArguments, readOneBrand, readPort, UsageError } from '../cli/arguments.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';

const command = {
  name: 'edit',
  summary: reportText('commands.edit.summary'),
  options: {
    brand: sharedOptions.oneBrand,
    'brands-dir': sharedOptions['brands-dir'],
    open: { type: 'boolean', help: reportText('commands.edit.open.help') },
    port: sharedOptions.port,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

const messages = {
  address: reportText('commands.edit.address'),
  kept: reportText('commands.edit.kept'),
  stop: reportText('commands.edit.stop'),
};

/** Opens an address with the browser of the system, as far as there is one. */
function openBrowser(address: string): void {
  const programs: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  };
  const [program, ...args] = programs[process.platform] ?? ['xdg-open'];
  // Without one, the printed address is enough.
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

async function edit(): Promise<void> {
  const values = readArguments(command);
  const id = readOneBrand(values.brand);
  const language = reportLanguage(values.lang);
  const brandsDir = readBrandsDir(values['brands-dir']);
  const known = brandFolders(brandsDir);
  const ids = known.join(', ');
  if (id === undefined) throw new UsageError(reportText('commands.edit.sayBrand', { ids }));
  if (!known.includes(id)) throw new UserError(reportText('commands.edit.noBrand', { id, ids }));
  const port = readPort(values.port ?? '4330');
  console.log(reportText('commands.edit.preparing', { id })[language]);
  // Loaded late, so that `--help` stays fast.
  const { openEditor } = await import('#editor/server/open-editor.ts');
  const { address, close } = await openEditor({ root, brandsDir, id, port, cacheDir: join(root, '.cache') });
  console.log(
    `${messages.address[language]}\n\n  ${address}\n\n${messages.kept[language]} ${messages.stop[language]}`,
  );
  if (values.open) openBrowser(address);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

try {
  await edit();
} catch (error) {
  fail(error);
}
