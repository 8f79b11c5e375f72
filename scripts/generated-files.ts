import { openApiText } from '#build/openapi/document.ts';
import { generateCheck } from '#build/brands/pipeline/validate/generate-check.ts';
import { generateReference } from '#build/brands/schema/reference.ts';
import { referenceWords } from '#build/brands/schema/reference-words.ts';
import { languages } from '#core/i18n/languages.ts';
import { stateDiagram } from '#sandbox/guide/state-diagram.ts';
import { stateMachines } from '#sandbox/guide/state-machines.ts';
import { guidePages } from '#sandbox/guide/pages.ts';
import { generateTypes } from '#build/brands/schema/types.ts';
import { catalogueFile } from './catalogues.ts';
import { profilesFile } from './language-profiles.ts';
import { formatted, type GeneratedFile, written } from './generated-file.ts';

/** The files made from other sources, as they must be in the repository. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  return [
    await catalogueFile(),
    await profilesFile(),
    await formatted('src/core/brand/brand-file.gen.ts', await generateTypes()),
    written('src/build/brands/pipeline/validate/check.gen.js', generateCheck()),
    ...(await Promise.all(
      languages.map((language) =>
        formatted(`docs/${referenceWords[language].file}`, generateReference(language)),
      ),
    )),
    await formatted('schemas/openapi.json', openApiText()),
    ...(await Promise.all(guidePages.map(({ name, text }) => formatted(`docs/server/${name}.md`, text)))),
    ...stateMachines.map((machine) => written(`docs/server/${machine.id}.svg`, stateDiagram(machine))),
  ];
}
