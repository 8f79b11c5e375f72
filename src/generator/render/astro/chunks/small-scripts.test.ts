import { expect, it } from 'vitest';
import { smallestScript, smallScripts } from './small-scripts.ts';

const script = (file: string, bytes: number) => ({ file, code: 'x'.repeat(bytes), modules: [`src/${file}`] });
const pages = new Map([['home (student)', ['small.js', 'large.js']]]);

it('a small script of a page is told with its modules and the page', () => {
  const error = smallScripts(
    [script('small.js', smallestScript - 1), script('large.js', smallestScript)],
    pages,
  );
  expect(error).toContain(`small.js has ${smallestScript - 1} bytes, on home (student): src/small.js`);
  expect(error).not.toContain('large.js');
});

it('a small script that no page loads by itself is no error', () => {
  expect(smallScripts([script('opened.js', 10)], pages)).toBeUndefined();
});
