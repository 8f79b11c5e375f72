import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandDraft } from '../draft.ts';
import { entryAt } from '../files/entry.ts';
import { brandFileName, brandFolders } from '../folders.ts';

/** Shorter names occur in anybody's text. */
export const minNameLength = 6;

/** Larger files are refused elsewhere. */
const maxFileSize = 64 * 1024;

/** Another brand of the same folder, as far as it shows its institution. */
export interface SiblingBrand {
  id: string;
  /** Names long enough to be looked for in texts: of the portal, the institution, the legal owner. */
  names: readonly string[];
  /** The short name of the portal, however short. */
  shortName: string;
  portal: string;
  institution: string;
  /** The domain that its institution registers. */
  domain: string | undefined;
  /** Values of settings that are facts, as {@link factKey} writes them. */
  facts: ReadonlySet<string>;
  /** Settings whose value is the id or the short name of the brand. */
  namesakes: ReadonlySet<unknown>;
  /** Number of mail and web addresses on the own domain. */
  ownAddresses: number;
}

/** Lower case without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The domain that an institution registers: the last two labels, or three below `com.es` and the like. */
export function registeredDomain(host: string): string {
  const labels = host.toLowerCase().split('.');
  const size =
    /^(?:com|edu|gob|gov|nom|org|ac|co)$/.test(labels.at(-2) ?? '') && labels.at(-1)?.length === 2 ? 3 : 2;
  return labels.slice(-size).join('.');
}

/** The host of a setting that is an address as a whole: of mail, of a page, of a host. */
export const hostOf = (value: string): string | undefined =>
  /^(?:mailto:)?(?:[^\s@]+@|https?:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[:/?#]\S*)?$/i.exec(value)?.[1];

/** Names of settings whose value belongs to one institution. */
export const factNames: ReadonlySet<unknown> = new Set([
  'nombre',
  'institucion',
  'titular',
  'nif',
  'direccion',
  'numeroAgenciaColocacion',
  'emailProteccionDatos',
  'urlReclamaciones',
  'email',
  'telefono',
  'url',
  'emailInscripcion',
  'apiProduccion',
]);

/** A fact without differences of writing, such as spaces in a telephone number. */
export const factKey = (value: string): string => fold(value).replace(/[\s'"’]|^\+34/g, '');

/** Matches a setting on a line of its own. */
const blockValue = /^[ -]*([a-zA-Z]+): *(?:'([^'\n]+)'|"([^"\n]+)"|([^\n#{}'"]+))/gm;

/** Matches a setting in braces. */
const flowValue = /[{,] *([a-zA-Z]+): *(?:'([^'\n]+)'|"([^"\n]+)"|([^\n#{},'"]+))/g;

function valuesIn(text: string): [name: string, value: string][] {
  return [...text.matchAll(blockValue), ...text.matchAll(flowValue)].map(([, name = '', ...quoted]) => [
    name,
    (quoted.find((value) => value !== undefined) ?? '').trim(),
  ]);
}

const siblings = new Map<string, SiblingBrand & { changed: number }>();

/** Reads the institution of another brand from its file, without taking it through the pipeline. */
function siblingOf(brandsDir: string, id: string): SiblingBrand | undefined {
  const path = join(brandsDir, id, brandFileName);
  if (entryAt(join(brandsDir, id), path) !== 'file') return undefined;
  const { mtimeMs: changed, size } = statSync(path);
  const known = siblings.get(path);
  if (known?.changed === changed) return known;
  const text = size > maxFileSize ? '' : readFileSync(path, 'utf8');
  const valueOf = (name: string): string =>
    new RegExp(`^${name}: *(['"]?)([^\\n#'"]+)\\1`, 'm').exec(text)?.[2]?.trim() ?? '';
  const [portal, shortName, institution] = [
    valueOf('nombre'),
    valueOf('nombreCorto'),
    valueOf('institucion'),
  ];
  const values = valuesIn(text);
  const listed = values.filter(([name]) => factNames.has(name));
  const owner = listed.find(([name]) => name === 'titular')?.[1] ?? '';
  const host = hostOf(valueOf('dominio_produccion'));
  const domain = host === undefined ? undefined : registeredDomain(host);
  const found = {
    id,
    changed,
    names: [portal, institution, owner].filter((name) => name.length >= minNameLength),
    shortName,
    portal,
    institution,
    domain,
    facts: new Set(listed.map(([, value]) => factKey(value))),
    namesakes: new Set(
      values.filter(([, value]) => value === id || value === shortName).map(([name]) => name),
    ),
    ownAddresses: countAddresses(
      listed.map(([, value]) => value),
      domain,
    ),
  };
  siblings.set(path, found);
  return found;
}

/** Counts the mail and web addresses on a domain. */
export function countAddresses(addresses: readonly string[], domain: string | undefined): number {
  return addresses.filter((address) => {
    const host = hostOf(address);
    return host !== undefined && registeredDomain(host) === domain;
  }).length;
}

/** The other brands of the folder of a brand. */
export function siblingsOf({ brandsDir, id }: BrandDraft): SiblingBrand[] {
  return brandFolders(brandsDir).flatMap((other) =>
    other === id ? [] : (siblingOf(brandsDir, other) ?? []),
  );
}
