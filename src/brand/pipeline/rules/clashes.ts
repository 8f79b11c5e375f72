import type { Location, Problem } from '#diagnostics/problem.ts';
import { problemAt } from '../draft.ts';
import type { CrossRule, Draft, SettingPath } from '../draft.ts';

/** The id must be the name of the folder; an id that is another brand's was left over from a copied folder. */
function idProblems(draft: Draft, drafts: readonly Draft[]): Problem[] {
  const { id } = draft.settings;
  if (id === undefined || id === draft.id) return [];
  const owner = drafts.find((other) => other.id === id);
  if (owner) {
    return [
      problemAt(draft, ['id'], {
        code: 'duplicate-id',
        what: `The id \`${id}\` belongs to another brand.`,
        why: 'What visitors have stored is kept under the id, and two portals would mix it up.',
        fix: `Write the name of this folder: \`id: ${draft.id}\``,
        related: [{ location: owner.locate(['id']), note: `this is \`${id}\`.` }],
      }),
    ];
  }
  return [
    problemAt(draft, ['id'], {
      code: 'id-not-folder',
      what: `The id is \`${id}\`, but the folder is called \`${draft.id}\`.`,
      why: 'Commands and addresses name a brand by its folder, and visitors keep what they stored under its id: they must be the same.',
      fix: `Write \`id: ${draft.id}\`, or rename the folder to \`${id}\`.`,
    }),
  ];
}

interface Claim {
  draft: Draft;
  path: SettingPath;
  domain: string;
}

function claims(draft: Draft): Claim[] {
  const { dominio_produccion: production, dominiosPrueba } = draft.settings;
  const trials = dominiosPrueba
    .map((domain, index) => ({ draft, path: ['dominiosPrueba', index], domain }))
    .filter(({ domain }) => domain !== production);
  return [...(production ? [{ draft, path: ['dominio_produccion'], domain: production }] : []), ...trials];
}

/** More places would not help to find the mistake. */
const mostOthers = 3;

function isSamePlace(one: Location, other: Location): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function domainProblems(drafts: readonly Draft[]): Problem[] {
  const byDomain = Map.groupBy(drafts.flatMap(claims), ({ domain }) => domain);
  return [...byDomain.values()].flatMap((sharers) => {
    const [first, ...others] = sharers;
    const brands = [...new Set(sharers.map(({ draft }) => draft.id))].sort();
    const last = others.at(-1);
    if (!first || !last || brands.length < 2) return [];
    const place = last.draft.locate(last.path);
    const related = sharers
      .slice(0, Math.min(sharers.length - 1, mostOthers))
      .map(({ draft, path }) => ({ location: draft.locate(path), note: `brand \`${draft.id}\` has it too.` }))
      .filter(({ location }) => !isSamePlace(location, place));
    return [
      {
        ...problemAt(last.draft, last.path, {
          code: 'duplicate-domain',
          what: `The domain \`${first.domain}\` belongs to ${brands.length} brands.`,
          why: 'A domain can show only one portal, and links in search engines would lead to the wrong one.',
          fix: 'Give each brand a domain of its own.',
          ...(related.length > 0 && { related }),
        }),
        brands,
      },
    ];
  });
}

/** Ids and domains, which no two brands can share. */
export const clashes: CrossRule = (drafts) => [
  ...drafts.flatMap((draft) => idProblems(draft, drafts)),
  ...domainProblems(drafts),
];
