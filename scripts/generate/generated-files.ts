import { openApiText } from '#generator/openapi/document.ts';
import { generateCheck } from '#generator/brands/validate/generate-check.ts';
import { generateReference } from '#generator/brands/schema/reference.ts';
import { editorSchema, editorSchemaName } from '#generator/brands/schema/editor-schema.ts';
import { referenceWords } from '#generator/brands/schema/reference-words.ts';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { stateDiagram } from '#sandbox/guide/state-diagram.ts';
import { stateMachines, statesAsData } from '#sandbox/guide/state-machines.ts';
import { guidePages } from '#sandbox/guide/pages.ts';
import { generateTypes } from '#generator/brands/schema/types.ts';
import { catalogueFiles } from './catalogues.ts';
import { profilesFile } from './language-profiles.ts';
import { starterFiles } from './starter-files.ts';
import { problemDocuments } from './problem-docs.ts';
import { formatted, type GeneratedFile, written } from './generated-file.ts';

/** All generated files with their expected content. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  return [
    ...(await catalogueFiles()),
    await profilesFile(),
    await formatted('src/core/brand/brand-file.gen.ts', await generateTypes()),
    written('src/generator/brands/validate/check.gen.js', generateCheck()),
    ...(await Promise.all(
      reportLanguages.map((language) =>
        formatted(`docs/${referenceWords[language].file}`, generateReference(language)),
      ),
    )),
    ...(await Promise.all(
      (['es', 'ca'] as const).map((language) =>
        formatted(`schemas/${editorSchemaName(language)}`, editorSchema(language)),
      ),
    )),
    ...(await problemDocuments()),
    await formatted('schemas/openapi.json', openApiText({ 'x-states': statesAsData() })),
    ...(await starterFiles()),
    ...(await Promise.all(guidePages.map(({ name, text }) => formatted(`docs/server/${name}.md`, text)))),
    ...stateMachines.map((machine) => written(`docs/server/${machine.id}.svg`, stateDiagram(machine))),
  ];
}
