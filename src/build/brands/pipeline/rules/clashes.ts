import type { Location, Problem } from '#build/diagnostics/problem.ts';
import { inEach, type Told } from '#build/diagnostics/told.ts';
import type { Claims } from '../claims.ts';
import type { CrossRule, Draft, ProblemTexts, SettingPath } from '../draft.ts';
import { idOfFolder } from '../validate/remark.ts';

export function claimsOf(draft: Draft): Claims {
  const { id, dominio_produccion: production, dominiosPrueba } = draft.settings;
  const at = (domain: string, path: SettingPath) => ({ domain, place: draft.locate(path) });
  const trials = dominiosPrueba
    .map((domain, index) => at(domain, ['dominiosPrueba', index]))
    .filter(({ domain }) => domain !== production);
  return {
    brand: draft.id,
    ...(id !== undefined && { id }),
    idPlace: draft.locate(['id']),
    domains: [...(production ? [at(production, ['dominio_produccion'])] : []), ...trials],
  };
}

function error(location: Location, brands: string[], texts: ProblemTexts): Problem {
  return { severity: 'error', ...texts, location, brands };
}

/** The id must be the name of the folder; an id that is another brand's was left over from a copied folder. */
function idProblems({ brand, id, idPlace }: Claims, all: readonly Claims[]): Problem[] {
  if (id === undefined || id === brand) return [];
  const owner = all.find((other) => other.brand === id);
  if (owner) {
    return [
      error(idPlace, [brand], {
        code: 'duplicate-id',
        what: {
          en: `The id \`${id}\` belongs to another brand.`,
          es: `El id \`${id}\` es de otra marca.`,
          ca: `L’id \`${id}\` és d’una altra marca.`,
        },
        why: {
          en: 'What visitors have stored is kept under the id, and two portals would mix it up.',
          es: 'Lo que guarda quien visita el portal va con el id, y dos portales lo mezclarían.',
          ca: 'El que desa qui visita el portal va amb l’id, i dos portals ho barrejarien.',
        },
        fix: {
          en: `Write the name of this folder: \`id: ${brand}\``,
          es: `Escribe el nombre de esta carpeta: \`id: ${brand}\``,
          ca: `Escriu el nom d’aquesta carpeta: \`id: ${brand}\``,
        },
        related: [
          {
            location: owner.idPlace,
            note: { en: `this is \`${id}\`.`, es: `esta es \`${id}\`.`, ca: `aquesta és \`${id}\`.` },
          },
        ],
      }),
    ];
  }
  const rename = {
    en: `rename the folder to \`${id}\`.`,
    es: `cambia el nombre de la carpeta a \`${id}\`.`,
    ca: `canvia el nom de la carpeta a \`${id}\`.`,
  };
  // The name of a folder that cannot be an id is no way out.
  const fix: Told =
    idOfFolder(brand) === brand
      ? {
          en: `Write \`id: ${brand}\`, or ${rename.en}`,
          es: `Escribe \`id: ${brand}\`, o ${rename.es}`,
          ca: `Escriu \`id: ${brand}\`, o ${rename.ca}`,
        }
      : inEach((language) => rename[language].replace(/^./, (first) => first.toUpperCase()));
  return [
    error(idPlace, [brand], {
      code: 'id-not-folder',
      what: {
        en: `The id is \`${id}\`, but the folder is called \`${brand}\`.`,
        es: `El id es \`${id}\`, pero la carpeta se llama \`${brand}\`.`,
        ca: `L’id és \`${id}\`, però la carpeta es diu \`${brand}\`.`,
      },
      why: {
        en: 'Commands and addresses name a brand by its folder, and visitors keep what they stored under its id: they must be the same.',
        es: 'Los comandos y las direcciones nombran una marca por su carpeta, y lo que guarda quien la visita va con su id: tienen que coincidir.',
        ca: 'Les ordres i les adreces anomenen una marca per la seva carpeta, i el que desa qui la visita va amb el seu id: han de coincidir.',
      },
      fix,
    }),
  ];
}

/** More places would not help to find the mistake. */
const mostOthers = 3;

function isSamePlace(one: Location, other: Location): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function domainProblems(all: readonly Claims[]): Problem[] {
  const claims = all.flatMap(({ brand, domains }) => domains.map((claim) => ({ brand, ...claim })));
  return [...Map.groupBy(claims, ({ domain }) => domain).values()].flatMap((sharers) => {
    const [first, ...others] = sharers;
    const brands = [...new Set(sharers.map(({ brand }) => brand))].sort();
    const last = others.at(-1);
    if (!first || !last || brands.length < 2) return [];
    const related = sharers
      .slice(0, Math.min(sharers.length - 1, mostOthers))
      .map(({ brand, place }) => ({
        location: place,
        note: {
          en: `brand \`${brand}\` has it too.`,
          es: `la marca \`${brand}\` también lo tiene.`,
          ca: `la marca \`${brand}\` també el té.`,
        },
      }))
      .filter(({ location }) => !isSamePlace(location, last.place));
    return [
      error(last.place, brands, {
        code: 'duplicate-domain',
        what: {
          en: `The domain \`${first.domain}\` belongs to ${brands.length} brands.`,
          es: `El dominio \`${first.domain}\` es de ${brands.length} marcas.`,
          ca: `El domini \`${first.domain}\` és de ${brands.length} marques.`,
        },
        why: {
          en: 'A domain can show only one portal, and links in search engines would lead to the wrong one.',
          es: 'En un dominio solo puede estar un portal, y los enlaces de los buscadores llevarían al que no es.',
          ca: 'En un domini només hi pot haver un portal, i els enllaços dels cercadors portarien al que no és.',
        },
        fix: {
          en: 'Give each brand a domain of its own.',
          es: 'Da a cada marca su propio dominio.',
          ca: 'Dona a cada marca el seu propi domini.',
        },
        ...(related.length > 0 && { related }),
      }),
    ];
  });
}

/** Ids and domains, which no two brands can share. */
export const clashes: CrossRule = (all) => [
  ...all.flatMap((claims) => idProblems(claims, all)),
  ...domainProblems(all),
];
