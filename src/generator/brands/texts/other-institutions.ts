import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brandFileName, brandFolders } from '../folders.ts';
import type { BrandDraft } from '../draft.ts';
import { entryAt } from '../files/entry.ts';

/** Shorter names occur in anybody's text. */
const minNameLength = 6;

/** Larger files are refused elsewhere. */
const maxFileSize = 64 * 1024;

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
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The domain that an institution registers: the last two labels, or three below `com.es` and the like. */
function registeredDomain(host: string): string {
  const labels = host.toLowerCase().split('.');
  const size =
    /^(?:com|edu|gob|gov|nom|org|ac|co)$/.test(labels.at(-2) ?? '') && labels.at(-1)?.length === 2 ? 3 : 2;
  return labels.slice(-size).join('.');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Settings that are an address as a whole: of mail, of a page, of a host. */
const hostOf = (value: string): string | undefined =>
  /^(?:[^\s@]+@|https?:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[:/?#]\S*)?$/i.exec(value)?.[1];

const capitalised = /\p{Lu}[\p{L}\p{M}·’'-]+/gu;

function ownNames({ settings }: BrandDraft): OwnNames {
  const { nombre, nombreCorto, institucion, legal, contacto, otrasInstituciones } = settings;
  const strings = stringsIn(settings);
  const names = [nombre, nombreCorto, institucion, legal?.titular, contacto?.direccion, ...otrasInstituciones]
    .flatMap(stringsIn)
    .map(fold);
  return {
    names,
    words: new Set(names.flatMap((name) => name.match(/[\p{L}\d·’'-]+/gu) ?? [])),
    domains: new Set(strings.flatMap((value) => hostOf(value) ?? []).map(registeredDomain)),
  };
}

/** What names the institution of another brand: its names, and the domain of its portal. */
interface Sibling {
  names: readonly string[];
  domain: string | undefined;
}

/** Institutions by the path of a brand file, with the time of its last change. */
const siblings = new Map<string, Sibling & { changed: number }>();

/** Reads the institution of another brand from its file, without taking it through the pipeline. */
function siblingOf(brandsDir: string, id: string): Sibling {
  const path = join(brandsDir, id, brandFileName);
  if (entryAt(join(brandsDir, id), path) !== 'file') return { names: [], domain: undefined };
  const { mtimeMs: changed, size } = statSync(path);
  const known = siblings.get(path);
  if (known?.changed === changed) return known;
  const text = size > maxFileSize ? '' : readFileSync(path, 'utf8');
  const names = [...text.matchAll(/^ *(?:nombre|institucion|titular): *(['"]?)([^\n#'"]+)\1/gm)]
    .map(([, , name = '']) => name.trim())
    .filter((name) => name.length >= minNameLength);
  const host = /^dominio_produccion: *['"]?([a-z\d-]+(?:\.[a-z\d-]+)+)/im.exec(text)?.[1];
  const found = { changed, names, domain: host && registeredDomain(host) };
  siblings.set(path, found);
  return found;
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
  const { dominio_produccion: own, institucion, otrasInstituciones } = draft.settings;
  const host = hostOf(address);
  if (own === undefined || institucion === undefined || host === undefined) return undefined;
  const domain = registeredDomain(host);
  if (domain === registeredDomain(own) || [host, domain].some((name) => otrasInstituciones.includes(name)))
    return undefined;
  // An institution may have several portals.
  const institution = fold(institucion);
  const isOther = brandFolders(draft.brandsDir).some((id) => {
    if (id === draft.id) return false;
    const sibling = siblingOf(draft.brandsDir, id);
    return sibling.domain === domain && !sibling.names.some((name) => fold(name) === institution);
  });
  return isOther ? domain : undefined;
}

/** @returns a function that finds names and mail addresses of other institutions in a text of the brand */
export function foreignNamesOf(draft: BrandDraft): (text: string) => ForeignName[] {
  const own = ownNames(draft);
  const others = brandFolders(draft.brandsDir)
    .filter((id) => id !== draft.id)
    .flatMap((id) => siblingOf(draft.brandsDir, id).names)
    .filter(
      (name) => !own.names.some((ownName) => ownName.includes(fold(name)) || fold(name).includes(ownName)),
    );
  return (text) => {
    const mails = [...text.matchAll(mail)].flatMap(({ 0: address, 1: host = '', index }) =>
      own.domains.size === 0 || own.domains.has(registeredDomain(host)) || exampleDomain.test(host)
        ? []
        : [{ start: index, end: index + address.length, name: address }],
    );
    const named = others.flatMap((name) => {
      const start = text.indexOf(name);
      return start < 0 ? [] : [{ start, end: start + name.length, name }];
    });
    const found = [...mails, ...named, ...universities(text, own)].sort((a, b) => a.start - b.start);
    return found.filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0));
  };
}
