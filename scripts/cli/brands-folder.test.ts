import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../tests/support/build/temp-brand.ts';
import { runCommand } from '../../tests/support/run-command.ts';

it('commands that read brands report a folder that is empty, missing or a file, and exit with 1', async () => {
  const empty = tempFolder({ '_base/brand.yaml': 'logoSize: 40\n', 'file.txt': 'x' });
  const folders = [empty, join(empty, 'nowhere'), join(empty, 'file.txt')];
  const commands = ['check', 'explain', 'build', 'start', 'sandbox', 'dev'];
  const runs = commands.map((script, index) =>
    runCommand(script, '--brands-dir', folders[index % 3] ?? empty),
  );
  for (const { code, stdout, stderr } of await Promise.all(runs)) {
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^There are no brands in .+\.\n$/);
  }
});
