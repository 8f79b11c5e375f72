import type { Language } from '#core/i18n/languages.ts';
import { type Told, unsaid } from '#build/diagnostics/told.ts';
import { meant, nearest } from '#build/diagnostics/suggest.ts';
import { settingName } from '../draft.ts';
import type { ProblemTexts, SettingPath } from '../draft.ts';
import { declaredFor, exampleLine, line, purpose, texts } from './remark.ts';
import type { Remark } from './remark.ts';
import { brandSchema } from '#build/brands/schema/brand-schema.ts';
import { isPerLanguage, schemaAt, settingPaths } from './schema.ts';

/** Modules whose only switch is a setting at the left of the file. */
const documentedSwitches: Readonly<Record<string, string>> = {
  programas: 'hasProgramaPracticasActivo',
  propuesta: 'showPropuestaPracticas',
  documentacion: 'haveDocumentosPracticas',
  solicitudesEducacion: 'checkMenuEducacion',
};

const noEffect = {
  en: 'A setting with an unknown name has no effect: the portal would come out without it.',
  es: 'Un ajuste con un nombre desconocido no tiene efecto: el portal saldría sin él.',
  ca: 'Un paràmetre amb un nom desconegut no té efecte: el portal sortiria sense.',
};

/** Names that the map at this path can have. */
function siblings(path: SettingPath): string[] {
  const schema = path.length === 0 ? brandSchema : schemaAt(path);
  return Object.keys(schema?.properties ?? {});
}

/** More homes than these explain nothing. */
const mostHomes = 8;

/** A sign-in page, whose name brands choose. */
const signInPage: SettingPath = ['loginsEspecificos', 'NAME'];

/** How many steps two paths have in common. */
function shared(path: SettingPath, other: SettingPath): number {
  const end = path.findIndex((step, index) => step !== other[index]);
  return end < 0 ? path.length : end;
}

/** Where a setting of this name can live, nearest first; nothing when there are too many such places. */
function homes(key: string, parent: SettingPath): SettingPath[] {
  const around = parent
    .map((_step, length) => parent.slice(0, length))
    .filter((path) => siblings(path).includes(key))
    .map((path): SettingPath => [...path, key]);
  const named = settingPaths.filter((path) => path.at(-1) === key);
  const chosen: SettingPath[] =
    parent[0] !== signInPage[0] && siblings(signInPage).includes(key) ? [[...signInPage, key]] : [];
  const all = new Map([...around, ...named, ...chosen].map((path) => [settingName(path), path]));
  all.delete(settingName([...parent, key]));
  if (all.size > mostHomes) return [];
  return [...all.values()].sort((a, b) => shared(b, parent) - shared(a, parent) || a.length - b.length);
}

function belongsTo(path: SettingPath, isOnly: boolean): Told {
  if (path.length > 1)
    return {
      en: `under \`${settingName(path.slice(0, -1))}:\`, two spaces further in`,
      es: `dentro de \`${settingName(path.slice(0, -1))}:\`, dos espacios más adentro`,
      ca: `dins de \`${settingName(path.slice(0, -1))}:\`, dos espais més endins`,
    };
  const left = {
    en: 'at the left of the file, without spaces before it',
    es: 'a la izquierda del todo, sin espacios delante',
    ca: 'a l’esquerra de tot, sense espais davant',
  };
  return isOnly
    ? left
    : {
        en: `${left.en}, where it is for the whole portal`,
        es: `${left.es}, donde vale para todo el portal`,
        ca: `${left.ca}, on val per a tot el portal`,
      };
}

function wordUnknown(parent: SettingPath, key: string, near: string | undefined): ProblemTexts {
  const within =
    parent.length > 0
      ? {
          en: ` in \`${settingName(parent)}\``,
          es: ` en \`${settingName(parent)}\``,
          ca: ` a \`${settingName(parent)}\``,
        }
      : unsaid;
  const what = {
    en: `There is no setting called \`${key}\`${within.en}.`,
    es: `No hay ningún ajuste que se llame \`${key}\`${within.es}.`,
    ca: `No hi ha cap paràmetre que es digui \`${key}\`${within.ca}.`,
  };
  const flag = settingName(parent) === 'modulos' ? documentedSwitches[key] : undefined;
  if (flag) {
    return texts(
      'unknown-key',
      what,
      {
        en: `This module is switched by \`${flag}\` alone, so that no two settings can contradict each other.`,
        es: `Este módulo se activa solo con \`${flag}\`, para que no haya dos ajustes que se contradigan.`,
        ca: `Aquest mòdul s’activa només amb \`${flag}\`, perquè no hi hagi dos paràmetres que es contradiguin.`,
      },
      {
        en: `Delete this line, and write \`${flag}: true\` at the left of the file to have the module.`,
        es: `Borra esta línea y escribe \`${flag}: true\` a la izquierda del todo para tener el módulo.`,
        ca: `Esborra aquesta línia i escriu \`${flag}: true\` a l’esquerra de tot per tenir el mòdul.`,
      },
    );
  }
  const names = siblings(parent);
  if (near) return texts('unknown-key', what, noEffect, meant(near));
  const places = homes(key, parent);
  const homesIn = (own: Language): string =>
    places
      .map((path) => belongsTo(path, places.length === 1)[own])
      .join({ en: ', or ', es: ', o ', ca: ', o ' }[own]);
  if (places.length > 0) {
    return texts('unknown-key', what, noEffect, {
      en: `\`${key}\` belongs ${homesIn('en')}.`,
      es: `\`${key}\` va ${homesIn('es')}.`,
      ca: `\`${key}\` va ${homesIn('ca')}.`,
    });
  }
  const schema = schemaAt(parent);
  if (schema && parent.length > 0 && isPerLanguage(schema)) {
    return texts(
      'unknown-key',
      {
        en: `\`${key}\` is not a language of the portal.`,
        es: `\`${key}\` no es un idioma del portal.`,
        ca: `\`${key}\` no és una llengua del portal.`,
      },
      {
        en: 'Texts are given per language.',
        es: 'Los textos se dan por idioma.',
        ca: 'Els textos es donen per llengua.',
      },
      {
        en: `Languages are ${names.map((name) => `\`${name}\``).join(', ')}.`,
        es: `Los idiomas son ${names.map((name) => `\`${name}\``).join(', ')}.`,
        ca: `Les llengües són ${names.map((name) => `\`${name}\``).join(', ')}.`,
      },
    );
  }
  const list = parent.length > 0 && names.length > 0 && names.length <= 16;
  return texts(
    'unknown-key',
    what,
    noEffect,
    list
      ? {
          en: `Settings of \`${settingName(parent)}\`: ${names.join(', ')}.`,
          es: `Ajustes de \`${settingName(parent)}\`: ${names.join(', ')}.`,
          ca: `Paràmetres de \`${settingName(parent)}\`: ${names.join(', ')}.`,
        }
      : {
          en: 'Delete the line, or look up its name in docs/brand-reference.md.',
          es: 'Borra la línea, o busca su nombre en docs/brand-reference.es.md.',
          ca: 'Esborra la línia, o busca’n el nom a docs/brand-reference.ca.md.',
        },
  );
}

/**
 * Remarks about names: each unknown one, and each missing one that no unknown one was meant to be.
 * @param unknown paths of keys that the schema does not have
 * @param missing paths of keys that must be there and are not
 * @param folder name of the brand's folder
 */
export function remarkNames(
  unknown: readonly SettingPath[],
  missing: readonly SettingPath[],
  folder?: string,
): Remark[] {
  const explained = new Set<string>();
  const remarks: Remark[] = unknown.map((path) => {
    const parent = path.slice(0, -1);
    const key = String(path.at(-1));
    const isChild = (candidate: SettingPath) =>
      settingName(candidate.slice(0, parent.length)) === settingName(parent);
    const missingHere = missing.filter(isChild).map((candidate) => String(candidate[parent.length]));
    const near = nearest(key, missingHere) ?? nearest(key, siblings(parent));
    if (near) explained.add(settingName([...parent, near]));
    const remark: Remark = { path, what: 'key', texts: wordUnknown(parent, key, near) };
    return near ? { ...remark, meant: [...parent, near] } : remark;
  });
  const isExplained = (path: SettingPath) =>
    path.some((_step, index) => explained.has(settingName(path.slice(0, index + 1))));
  for (const path of missing) {
    if (isExplained(path)) continue;
    const hint = exampleLine({ path, schema: declaredFor(path, folder) });
    const parent = path.slice(0, -1);
    const under =
      typeof parent.at(-1) === 'number'
        ? { en: ' to this item', es: ' a este punto', ca: ' a aquest punt' }
        : {
            en: ` under \`${settingName(parent)}\``,
            es: ` dentro de \`${settingName(parent)}\``,
            ca: ` dins de \`${settingName(parent)}\``,
          };
    const where = parent.length > 0 ? under : unsaid;
    remarks.push({
      path,
      what: 'key',
      texts: texts(
        'missing-key',
        {
          en: `\`${settingName(path)}\` is missing.`,
          es: `Falta \`${settingName(path)}\`.`,
          ca: `Falta \`${settingName(path)}\`.`,
        },
        purpose(path),
        hint
          ? {
              en: `Add it${where.en}, for example: ${hint}`,
              es: `Añádelo${where.es}, por ejemplo: ${hint}`,
              ca: `Afegeix-lo${where.ca}, per exemple: ${hint}`,
            }
          : {
              en: `Add it${where.en}: \`${line(path, '…')}\``,
              es: `Añádelo${where.es}: \`${line(path, '…')}\``,
              ca: `Afegeix-lo${where.ca}: \`${line(path, '…')}\``,
            },
      ),
    });
  }
  return remarks;
}
