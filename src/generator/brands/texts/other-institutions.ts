import { join } from 'node:path';
import type { BrandDraft } from '../draft.ts';
import { memoizePerDraft } from '../rules/memoize-per-draft.ts';
import { copiedBrand } from './copied-brand.ts';
import { hasCopiedSentence, placesOf, textsOf } from './copied-sentences.ts';
import {
  fold,
  hostOf,
  minNameLength,
  registeredDomain,
  type SiblingBrand,
  siblingsOf,
} from './sibling-brands.ts';

interface OwnNames {
  names: readonly string[];
  words: ReadonlySet<string>;
  domains: ReadonlySet<string>;
}

/** A place of a text that names another institution. */
export interface ForeignName {
  start: number;
  end: number;
  name: string;
  /** Offsets of further places of the name, which are not listed by themselves. */
  others?: readonly number[];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const capitalised = /\p{Lu}[\p{L}\p{M}·’'-]+/gu;

function ownNames(draft: BrandDraft): OwnNames {
  const { nombre, nombreCorto, institucion, legal, contacto, institucionesMencionadas } = draft.settings;
  const copied = new Set(copiedBrand(draft)?.facts.map(({ value }) => value));
  const strings = stringsIn(draft.settings).filter((value) => !copied.has(value));
  const names = [
    nombre,
    nombreCorto,
    institucion,
    legal?.titular,
    contacto?.direccion,
    ...institucionesMencionadas,
  ]
    .flatMap(stringsIn)
    .filter((name) => !copied.has(name))
    .map(fold);
  return {
    names,
    words: new Set(names.flatMap((name) => name.match(/[\p{L}\d·’'-]+/gu) ?? [])),
    domains: new Set(strings.flatMap((value) => hostOf(value) ?? []).map(registeredDomain)),
  };
}

/** Domains of examples, in whatever country. */
const exampleDomain = /^(?:ejemplo|exemple|example|dominio|domini|domain|correo|correu|email)\.[a-z]+$/;

const mail = /(?<![\w.+/-])[\w.+-]+@([a-z\d-]+(?:\.[a-z\d-]+)+)/gi;

const university =
  /\b(?:Universidad|Universitat|Universidade|University of)(?: (?:de la|de las|de los|de les|dels|del|de l’|de|d’|the|i|y|e|and|\p{Lu}[\p{L}\p{M}·’'-]+))* \p{Lu}[\p{L}\p{M}·’'-]+/gu;

/** Words of names of universities that distinguish none. */
const commonWords = new Set(
  'universidad universitat universidade university publica privada catolica politecnica nacional autonoma abierta oberta'.split(
    ' ',
  ),
);

/** Universities whose name has a word that the own names do not have. */
function universities(text: string, { words }: OwnNames): ForeignName[] {
  return [...text.matchAll(university)].flatMap(({ 0: name, index }) => {
    const ownWords = (name.match(capitalised) ?? []).map(fold).filter((word) => !commonWords.has(word));
    return ownWords.length === 0 || ownWords.every((word) => words.has(word))
      ? []
      : [{ start: index, end: index + name.length, name }];
  });
}

/** Domain of a mail or web address, if another brand's portal has it and this brand's has not. */
export function foreignDomain(draft: BrandDraft, address: string): string | undefined {
  const { dominio_produccion: own, institucion, institucionesMencionadas } = draft.settings;
  const host = hostOf(address);
  if (own === undefined || institucion === undefined || host === undefined) return undefined;
  const domain = registeredDomain(host);
  if (
    domain === registeredDomain(own) ||
    [host, domain].some((name) => institucionesMencionadas.includes(name))
  )
    return undefined;
  // An institution may have several portals.
  const institution = fold(institucion);
  const isOther = siblingsOf(draft).some(
    (sibling) => sibling.domain === domain && !sibling.names.some((name) => fold(name) === institution),
  );
  return isOther ? domain : undefined;
}

interface PossibleOriginal {
  brand: SiblingBrand;
  /** Reads all that the brand says, once. */
  texts: () => string;
}

const isForeignTo = ({ names }: OwnNames, name: string): boolean =>
  !names.some((ownName) => ownName.includes(fold(name)) || fold(name).includes(ownName));

/** Brands of other institutions, from which texts may have been copied. */
const possibleOriginals = memoizePerDraft((draft: BrandDraft): PossibleOriginal[] => {
  const own = ownNames(draft);
  const institution = fold(draft.settings.institucion ?? '');
  return siblingsOf(draft)
    .filter((brand) => ![institution, ''].includes(fold(brand.institution)) && institution !== '')
    .filter(({ shortName }) => shortName !== '' && isForeignTo(own, shortName))
    .map((brand) => {
      let known: string | undefined;
      return { brand, texts: () => (known ??= textsOf(join(draft.brandsDir, brand.id))) };
    });
});

/** @returns another brand whose sentences, with its short name, this brand still has */
export const originalOfTexts = memoizePerDraft((draft: BrandDraft): SiblingBrand | undefined => {
  const originals = possibleOriginals(draft);
  if (originals.length === 0) return undefined;
  const text = textsOf(draft.folder);
  return originals.find(({ brand, texts }) => hasCopiedSentence(text, brand.shortName, texts))?.brand;
});

/** @returns a function that finds names and mail addresses of other institutions in a text of the brand */
export function foreignNamesOf(draft: BrandDraft): (text: string) => ForeignName[] {
  const own = ownNames(draft);
  const copiedName = copiedBrand(draft)?.original.shortName ?? '';
  const others = [
    ...siblingsOf(draft).flatMap(({ names }) => names),
    ...(copiedName.length >= minNameLength ? [copiedName] : []),
  ].filter((name) => isForeignTo(own, name));
  return (text) => {
    const copied = possibleOriginals(draft).filter(({ brand, texts }) =>
      hasCopiedSentence(text, brand.shortName, texts),
    );
    const mails = [...text.matchAll(mail)].flatMap(({ 0: address, 1: host = '', index }) =>
      own.domains.size === 0 || own.domains.has(registeredDomain(host)) || exampleDomain.test(host)
        ? []
        : [{ start: index, end: index + address.length, name: address }],
    );
    const names = new Set([...others, ...copied.map(({ brand }) => brand.shortName)]);
    const named = [...names].flatMap((name) =>
      placesOf(text, name).map((start) => ({ start, end: start + name.length, name, isListed: true })),
    );
    const found: (ForeignName & { isListed?: boolean })[] = [
      ...mails,
      ...named,
      ...universities(text, own),
    ].sort((a, b) => a.start - b.start || b.end - a.end);
    const apart = found.filter(({ start }, index) => found.slice(0, index).every(({ end }) => start >= end));
    return apart.flatMap((one, index) => {
      if (!one.isListed) return [one];
      const same = apart.filter(({ isListed, name }) => isListed && name === one.name);
      return same[0] === apart[index] ? [{ ...one, others: same.slice(1).map(({ start }) => start) }] : [];
    });
  };
}
