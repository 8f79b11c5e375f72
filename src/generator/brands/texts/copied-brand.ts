import { settingAt } from '../content/placeholders.ts';
import type { BrandDraft, SettingPath } from '../draft.ts';
import { modelVariants } from '../new-brand/language-texts.ts';
import { modelSettings } from '../new-brand/model.ts';
import { schemaAt } from '../validate/schema.ts';
import { memoizePerDraft } from '../rules/memoize-per-draft.ts';
import {
  countAddresses,
  factKey,
  factNames,
  fold,
  hostOf,
  registeredDomain,
  type SiblingBrand,
  siblingsOf,
} from './sibling-brands.ts';

/** The brand from which a folder was copied, and the settings that still have its facts. */
export interface CopiedBrand {
  original: SiblingBrand;
  facts: readonly { path: SettingPath; value: string }[];
}

function factsIn(value: unknown, path: SettingPath = []): { path: SettingPath; value: string }[] {
  if (typeof value === 'string') return factNames.has(path.at(-1)) ? [{ path, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    factsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A person's name is no fact of an institution. */
const isPerson = (path: SettingPath): boolean => path.at(-1) === 'nombre' && path.length > 1;

/** Facts that the brand file itself sets, apart from those of the model of a new brand. */
function ownFacts(draft: BrandDraft): CopiedBrand['facts'] {
  const model = modelSettings(draft.id);
  return factsIn(draft.settings).filter(({ path, value }) => {
    const modelValue = settingAt(model, path);
    return (
      draft.origin(path) === 'brand' &&
      draft.isSound(path) &&
      !isPerson(path) &&
      !(typeof modelValue === 'string' && modelVariants(modelValue).includes(value))
    );
  });
}

const compact = (text: string): string => fold(text).replace(/[^a-z\d]/g, '');

/** How well the identifiers of a brand agree: folder, names, domain and addresses. A copy agrees less. */
function agreement(
  { id, names, domain }: { id: string; names: readonly string[]; domain: string | undefined },
  addresses: number,
): number {
  const label = domain?.split('.', 1)[0] ?? '';
  const own = compact(names.join(' '));
  const isNamed = label !== '' && (own.includes(compact(label)) || compact(id).includes(compact(label)));
  return (isNamed ? addresses : 0) + (own.includes(compact(id)) || compact(id) === compact(label) ? 1 : 0);
}

/** A web address of somebody else, such as an authority, may be in several brands. */
const isOwnFact = (value: string, domain: string | undefined): boolean => {
  const host = hostOf(value);
  return host === undefined || registeredDomain(host) === domain;
};

/** Settings that have the id or the short name of another brand, as there, and nothing of the own names. */
function namesakes(draft: BrandDraft, original: SiblingBrand): CopiedBrand['facts'] {
  const { nombre = '', institucion = '' } = draft.settings;
  const own = compact([draft.id, nombre, institucion].join(' '));
  if (fold(original.institution) === fold(institucion)) return [];
  return Object.entries(draft.settings).flatMap(([name, value]) => {
    const isCopied =
      typeof value === 'string' &&
      name !== 'id' &&
      (value === original.id || value === original.shortName) &&
      original.namesakes.has(name) &&
      draft.origin([name]) === 'brand' &&
      schemaAt([name])?.enum === undefined;
    return isCopied && !own.includes(compact(value)) ? [{ path: [name], value }] : [];
  });
}

/** @returns the brand of the same folder whose facts a brand still has, undefined without one */
export const copiedBrand = memoizePerDraft((draft: BrandDraft): CopiedBrand | undefined => {
  const {
    nombre = '',
    nombreCorto = '',
    institucion,
    dominio_produccion,
    institucionesMencionadas,
  } = draft.settings;
  if (institucion === undefined) return undefined;
  const facts = ownFacts(draft);
  const host = hostOf(dominio_produccion ?? '');
  const domain = host === undefined ? undefined : registeredDomain(host);
  const own = agreement(
    { id: draft.id, names: [nombre, nombreCorto, institucion], domain },
    countAddresses(
      facts.map(({ value }) => value),
      domain,
    ),
  );
  const found = siblingsOf(draft).flatMap((original) => {
    const { names, shortName, institution } = original;
    const isMeant = [...names, shortName, original.domain].some((name) =>
      institucionesMencionadas.includes(name ?? ''),
    );
    // An institution may have several portals, of several names.
    const isOtherPortal = fold(institution) === fold(institucion) && fold(original.portal) !== fold(nombre);
    if (isMeant || isOtherPortal) return [];
    const others = agreement({ ...original, names: [...names, shortName] }, original.ownAddresses);
    const same =
      others <= own
        ? []
        : facts.filter(
            ({ value }) => original.facts.has(factKey(value)) && isOwnFact(value, original.domain),
          );
    const all = [...same, ...namesakes(draft, original)];
    return all.length === 0 ? [] : [{ original, facts: all }];
  });
  return found.sort((one, other) => other.facts.length - one.facts.length)[0];
});
