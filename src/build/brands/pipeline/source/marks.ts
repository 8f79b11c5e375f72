import { settingMark } from '../new-brand/model.ts';
import { findingAt } from './source-file.ts';
import type { Finding, SourceFile } from './source-file.ts';

/** Marks that a new brand has in its settings where something is to be filled in. */
export function findMarks(file: SourceFile): Finding[] {
  return [...file.text.matchAll(settingMark)].map(({ index, 0: mark }) => {
    const restOfLine = file.text.slice(index).split(/\r?\n/, 1)[0] ?? mark;
    const task = restOfLine
      .slice(mark.length)
      .replace(/^[\s:]+/, '')
      .trim();
    return {
      ...findingAt(file, [index, index + restOfLine.trimEnd().length], 'unfinished-mark', {
        what: task
          ? {
              en: `Still to be filled in: ${task}.`,
              es: `Falta por rellenar: «${task}».`,
              ca: `Falta per emplenar: «${task}».`,
            }
          : {
              en: `\`${mark}\` is still here.`,
              es: `\`${mark}\` sigue aquí.`,
              ca: `\`${mark}\` encara és aquí.`,
            },
        why: {
          en: 'It marks what only the institution knows: the portal would be published with the words of the model.',
          es: 'Marca lo que solo sabe la institución: el portal se publicaría con las palabras del modelo.',
          ca: 'Marca el que només sap la institució: el portal es publicaria amb les paraules del model.',
        },
        fix: {
          en: 'Write what is right for your institution, and then delete this comment.',
          es: 'Escribe lo que corresponda a tu institución y luego borra este comentario.',
          ca: 'Escriu el que correspongui a la teva institució i després esborra aquest comentari.',
        },
      }),
      severity: 'warning',
    };
  });
}
