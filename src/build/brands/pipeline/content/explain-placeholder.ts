import { didYouMean } from '#build/diagnostics/suggest.ts';
import { inEach, type Told } from '#build/diagnostics/told.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Draft, ProblemTexts } from '../draft.ts';
import { blockNames, blockText } from './blocks.ts';
import { placeholderNames, placeholderPath, placeholderValue } from './placeholders.ts';

/** `telefono` under `contacto`. */
function settingWords(name: string): Told {
  const [first = '', ...inner] = name.split('.');
  if (inner.length === 0) return inEach(() => `\`${first}\``);
  const last = `\`${inner.join('.')}\``;
  return {
    en: `${last} under \`${first}\``,
    es: `${last} dentro de \`${first}\``,
    ca: `${last} dins de \`${first}\``,
  };
}

/** A block that stands inside of a sentence, or says nothing. */
function blockTexts(
  draft: Draft,
  name: string,
  language: Language,
  isAlone: boolean,
): ProblemTexts | undefined {
  if (!isAlone) {
    return {
      code: 'unknown-placeholder',
      what: {
        en: `\`{{${name}}}\` stands for more than a line, and there is something else beside it.`,
        es: `\`{{${name}}}\` representa más de una línea, y a su lado hay algo más.`,
        ca: `\`{{${name}}}\` representa més d’una línia, i al costat hi ha alguna cosa més.`,
      },
      why: {
        en: 'It cannot be a part of a sentence; visitors would see the braces.',
        es: 'No puede ser parte de una frase; se verían las llaves.',
        ca: 'No pot ser part d’una frase; es veurien les claus.',
      },
      fix: {
        en: `Write \`{{${name}}}\` in a line of its own, with an empty line before and behind it.`,
        es: `Escribe \`{{${name}}}\` en una línea aparte, con una línea vacía antes y otra después.`,
        ca: `Escriu \`{{${name}}}\` en una línia a part, amb una línia buida abans i una altra després.`,
      },
    };
  }
  if (blockText(draft, name, language) !== undefined) return undefined;
  if (name === 'declaracion') {
    return {
      code: 'empty-placeholder',
      what: {
        en: '`{{declaracion}}` is used here, but `accesibilidad` is not filled in.',
        es: 'Aquí se usa `{{declaracion}}`, pero `accesibilidad` está sin rellenar.',
        ca: 'Aquí es fa servir `{{declaracion}}`, però `accesibilidad` està sense emplenar.',
      },
      why: {
        en: 'There would be nothing on the page.',
        es: 'No habría nada en la página.',
        ca: 'No hi hauria res a la pàgina.',
      },
      fix: {
        en: 'Fill in `accesibilidad` in brand.yaml: what is not accessible, and how that was found out.',
        es: 'Rellena `accesibilidad` en brand.yaml: qué no es accesible y cómo se comprobó.',
        ca: 'Emplena `accesibilidad` a brand.yaml: què no és accessible i com es va comprovar.',
      },
    };
  }
  return {
    code: 'empty-placeholder',
    what: {
      en: `\`{{${name}}}\` stands for nothing: this portal has no cookies of others.`,
      es: `\`{{${name}}}\` no representa nada: este portal no tiene cookies de terceros.`,
      ca: `\`{{${name}}}\` no representa res: aquest portal no té galetes de tercers.`,
    },
    why: {
      en: 'There would be a gap in the text.',
      es: 'Quedaría un hueco en el texto.',
      ca: 'Quedaria un buit al text.',
    },
    fix: {
      en: 'Delete it, and say that there are none.',
      es: 'Bórralo y di que no hay ninguna.',
      ca: 'Esborra-ho i digues que no n’hi ha cap.',
    },
  };
}

const allNames = [...placeholderNames, ...blockNames];

/**
 * What is wrong with a placeholder, if anything is.
 * @param name nothing for braces without partner
 * @param isAlone whether nothing else stands in its line
 */
export function placeholderTexts(
  draft: Draft,
  name: string | undefined,
  language: Language,
  isAlone: boolean,
): ProblemTexts | undefined {
  if (name === undefined) {
    return {
      code: 'unknown-placeholder',
      what: {
        en: 'These braces have no partner.',
        es: 'Estas llaves no tienen pareja.',
        ca: 'Aquestes claus no tenen parella.',
      },
      why: {
        en: 'A placeholder begins with `{{` and ends with `}}`, on one line; visitors would see the braces.',
        es: 'Lo que el portal rellena empieza con `{{` y acaba con `}}`, en una misma línea; se verían las llaves.',
        ca: 'El que emplena el portal comença amb `{{` i acaba amb `}}`, en una mateixa línia; es veurien les claus.',
      },
      fix: {
        en: 'Write, for example, `{{contacto.email}}`, or delete the braces.',
        es: 'Escribe, por ejemplo, `{{contacto.email}}`, o borra las llaves.',
        ca: 'Escriu, per exemple, `{{contacto.email}}`, o esborra les claus.',
      },
    };
  }
  if (placeholderNames.includes(name.trim()) && name !== name.trim()) {
    return {
      code: 'unknown-placeholder',
      what: {
        en: 'There are spaces inside the braces of this placeholder.',
        es: 'Hay espacios dentro de estas llaves.',
        ca: 'Hi ha espais dins d’aquestes claus.',
      },
      why: { en: 'Visitors would see the braces.', es: 'Se verían las llaves.', ca: 'Es veurien les claus.' },
      fix: {
        en: `Write \`{{${name.trim()}}}\`.`,
        es: `Escribe \`{{${name.trim()}}}\`.`,
        ca: `Escriu \`{{${name.trim()}}}\`.`,
      },
    };
  }
  if (blockNames.includes(name)) return blockTexts(draft, name, language, isAlone);
  if (!placeholderNames.includes(name)) {
    return {
      code: 'unknown-placeholder',
      what: {
        en: `\`{{${name}}}\` stands for nothing.`,
        es: `\`{{${name}}}\` no representa nada.`,
        ca: `\`{{${name}}}\` no representa res.`,
      },
      why: { en: 'Visitors would see the braces.', es: 'Se verían las llaves.', ca: 'Es veurien les claus.' },
      fix: didYouMean(name, allNames) ?? {
        en: `Placeholders: ${allNames.join(', ')}.`,
        es: `Se puede escribir entre llaves: ${allNames.join(', ')}.`,
        ca: `Es pot escriure entre claus: ${allNames.join(', ')}.`,
      },
    };
  }
  const path = placeholderPath(name);
  if (placeholderValue(draft, name, language) !== undefined || !draft.isSound(path)) return undefined;
  return {
    code: 'empty-placeholder',
    what: {
      en: `\`{{${name}}}\` is used here, but \`${name}\` is not filled in.`,
      es: `Aquí se usa \`{{${name}}}\`, pero \`${name}\` está sin rellenar.`,
      ca: `Aquí es fa servir \`{{${name}}}\`, però \`${name}\` està sense emplenar.`,
    },
    why: {
      en: 'There would be a gap in the text.',
      es: 'Quedaría un hueco en el texto.',
      ca: 'Quedaria un buit al text.',
    },
    fix: {
      en: `Fill in ${settingWords(name).en} in brand.yaml, or take this part out of the text.`,
      es: `Rellena ${settingWords(name).es} en brand.yaml, o quita esta parte del texto.`,
      ca: `Emplena ${settingWords(name).ca} a brand.yaml, o treu aquesta part del text.`,
    },
  };
}
