import { expect, it } from 'vitest';
import { components } from './components.ts';

const entities = import.meta.glob<Record<string, unknown>>(['../entities/*.ts', '!../entities/*.test.ts'], {
  eager: true,
});

it('has every file of entities, with its docs', () => {
  const schemas = new Set<unknown>([...components.values()].map(({ schema }) => schema));
  const missing = Object.entries(entities)
    .filter(([, module]) =>
      Object.entries(module).some(([name, value]) => name.endsWith('Schema') && !schemas.has(value)),
    )
    .map(([path]) => {
      const file = path.split('/').at(-1);
      return `entities/${file} is not described: import it and its docs of docs/entities/${file} in core/contract/schema/components.ts, and add both to its list.`;
    });
  expect(missing).toEqual([]);
});
