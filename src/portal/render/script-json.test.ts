import { expect, it } from 'vitest';
import { scriptJson } from './script-json.ts';

it('cannot end its script element', () => {
  const value = { name: '</script><!-- <script>' };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
