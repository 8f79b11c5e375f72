import openapiTypescript, { astToString } from 'openapi-typescript';
import { calls } from '#core/contract/calls/index.ts';
import { stages } from '#core/contract/calls/stages.ts';
import { openApiDocument } from '#generator/openapi/document.ts';
import { candidacyStateRows } from '#sandbox/guide/state-machines.ts';
import { formatted, type GeneratedFile } from './generated-file.ts';

interface Described {
  paths: Record<string, unknown>;
  components: { schemas: Record<string, unknown> } & Record<string, unknown>;
}

/** Names of the schemas that a value refers to, at any depth. */
function reached(
  value: unknown,
  schemas: Described['components']['schemas'],
  found = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    reached(schemas[name], schemas, found);
  }
  return found;
}

/** The description of the calls of stage 1 for students, with the schemas that they need. */
function firstStage(): Described {
  const document = JSON.parse(JSON.stringify(openApiDocument())) as Described;
  const names = stages[1].map((name) => calls[name].path.replace('{tipo}', 'Alumno'));
  const paths = Object.fromEntries(names.map((path) => [path, document.paths[path]]));
  const { schemas } = document.components;
  const kept = [...reached(paths, schemas)].sort().map((name) => [name, schemas[name]]);
  return { ...document, paths, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}

const note = '// Written by `npm run generate` from the description of the calls. Do not edit.\n';

/** Generated files of the server to start from. */
export async function starterFiles(): Promise<GeneratedFile[]> {
  const types = astToString(await openapiTypescript(firstStage() as never));
  const states = `/** Rows of estadosCandidaturasAlumno by language. */\nexport const candidacyStates = ${JSON.stringify(candidacyStateRows())};`;
  return [
    await formatted('docs/server/starter/types.gen.ts', note + types),
    await formatted('docs/server/starter/states.gen.ts', note + states),
  ];
}
