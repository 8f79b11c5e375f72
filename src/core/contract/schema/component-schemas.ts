import { describedSchema } from './described-schema.ts';
import { components } from './components.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';

/** JSON Schema of every component, with the docs of the component and of its keys. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    [...components].map(([name, { schema, docs }]) => {
      const { $defs = {}, ...json } = toJsonSchema(schema);
      return [name, describedSchema($defs[name] ?? json, docs)];
    }),
  );
}
