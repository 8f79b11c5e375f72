import { expect, it } from 'vitest';
import { build } from 'vite';
import { iconPlugin } from './icon-plugin.ts';

const modules: Record<string, string> = {
  'virtual:a': `import x from 'icon:x'; import moon from 'icon:moon'; console.log('a', x, moon);`,
  'virtual:b': `import x from 'icon:x'; import moon from 'icon:moon'; console.log('b', x, moon);`,
};

/** Code of the files bundled from two modules with the same icons. */
async function filesOf(input = Object.keys(modules)): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      iconPlugin(),
      {
        name: 'parts',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
  const { output } = [result].flat()[0] as { output: { code?: string }[] };
  return output.flatMap(({ code }) => code ?? []);
}

/** First commands of the path data. */
const x = 'M18 6 6 18';
const moon = 'M20.985 12.486';

it('an icon is one module, which all modules that show it share', async () => {
  const files = await filesOf();
  const holding = (shape: string): number => files.filter((code) => code.includes(shape)).length;
  expect({ x: holding(x), moon: holding(moon) }).toEqual({ x: 1, moon: 1 });
});

it('an unknown icon fails the build with its name', async () => {
  modules['virtual:none'] = `import none from 'icon:none-such'; console.log(none);`;
  await expect(filesOf(['virtual:none'])).rejects.toThrow('The icon set has no icon "none-such"');
});
