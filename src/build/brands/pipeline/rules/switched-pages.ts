import { inEach, listed, type Told } from '#build/diagnostics/told.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { pageSource } from '../content/page-files.ts';
import { problemAt, settingName } from '../draft.ts';
import type { Draft, ProblemTexts, Rule } from '../draft.ts';
import { languageNames } from '../language-names.ts';

/** The setting that brings each page that is not a legal one. */
const switches = {
  ayuda: ['modulos', 'ayuda'],
  'orientacion-laboral': ['modulos', 'orientacion'],
  'condiciones-practicas': ['modulos', 'condicionesPracticas'],
} as const satisfies Partial<Record<ContentPage, [string, keyof Draft['settings']['modulos']]>>;

type SwitchedPage = keyof typeof switches;

/** Nobody can accept what is not written, so without this text the portal would not do what it is for. */
const indispensable: ReadonlySet<SwitchedPage> = new Set(['condiciones-practicas']);

function wordMissing(page: SwitchedPage, languages: readonly Language[]): ProblemTexts {
  const setting = settingName(switches[page]);
  const files = inEach((own) =>
    listed(
      languages.map((language) => `\`content/${language}/${page}.md\``),
      own,
    ),
  );
  return {
    code: 'missing-page-text',
    ...(indispensable.has(page)
      ? {
          what: {
            en: `\`${setting}\` is on, but the conditions have no text in ${namesOf(languages).en}.`,
            es: `\`${setting}\` está activado, pero las condiciones no tienen texto en ${namesOf(languages).es}.`,
            ca: `\`${setting}\` està activat, però les condicions no tenen text en ${namesOf(languages).ca}.`,
          },
          why: {
            en: 'Students have to accept the conditions before they apply to a placement, and without a text there is nothing to accept: nobody could apply.',
            es: 'El alumnado tiene que aceptar las condiciones antes de inscribirse en unas prácticas, y sin texto no hay nada que aceptar: nadie podría inscribirse.',
            ca: 'L’alumnat ha d’acceptar les condicions abans d’inscriure’s en unes pràctiques, i sense text no hi ha res per acceptar: ningú no s’hi podria inscriure.',
          },
        }
      : {
          severity: 'warning',
          what: {
            en: `\`${setting}\` is on, but its page has no text in ${namesOf(languages).en}.`,
            es: `\`${setting}\` está activado, pero su página no tiene texto en ${namesOf(languages).es}.`,
            ca: `\`${setting}\` està activat, però la seva pàgina no té text en ${namesOf(languages).ca}.`,
          },
          why: {
            en: 'Visitors would be led to a page that only says that it is coming soon.',
            es: 'Se llegaría a una página que solo dice que estará disponible pronto.',
            ca: 'S’arribaria a una pàgina que només diu que estarà disponible aviat.',
          },
        }),
    fix: {
      en: `Write ${files.en}, or set \`${setting}\` to \`false\`.`,
      es: `Escribe ${files.es}, o \`${setting}: false\`.`,
      ca: `Escriu ${files.ca}, o \`${setting}: false\`.`,
    },
  };
}

function namesOf(languages: readonly Language[]): Told {
  return inEach((own) =>
    listed(
      languages.map((language) => languageNames[language][own]),
      own,
    ),
  );
}

/** Pages that the brand has switched on, and for which neither it nor a base has a text in each of its languages. */
export const switchedPages: Rule = (draft) =>
  (Object.keys(switches) as SwitchedPage[]).flatMap((page) => {
    const path = switches[page];
    if (!draft.settings.modulos[path[1]] || !draft.isSound(path) || !draft.isSound(['idiomas'])) return [];
    const missing = draft.settings.idiomas.filter((language) => !pageSource(draft, language, page));
    return missing.length > 0 ? [problemAt(draft, path, wordMissing(page, missing))] : [];
  });
