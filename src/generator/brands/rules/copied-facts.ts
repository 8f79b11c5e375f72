import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { assetsOf } from '../assets.ts';
import { type BrandDraft, type BrandRule, problemAt, settingName, type SettingPath } from '../draft.ts';
import { modelPictures, pictureText } from '../new-brand/model.ts';
import { type CopiedBrand, copiedBrand } from '../texts/copied-brand.ts';
import { fold } from '../texts/sibling-brands.ts';

const logos = ['logo', 'logocolor', 'logoencabezado', 'logoOscuro', 'icono'] as const;

const code = 'other-institution';
const severity = 'warning';

function factProblem(
  draft: BrandDraft,
  path: SettingPath,
  value: string,
  { id, institution }: CopiedBrand['original'],
): Diagnostic {
  return problemAt(draft, path, {
    code,
    severity,
    what: reportText('texts.copiedFact', { name: settingName(path), value, brand: id }),
    ...explanation('texts.otherInstitution', { listed: institution }),
  });
}

/** Two portals of one name: most of all a copied folder, of which little was changed. */
function nameProblem(draft: BrandDraft, { original, facts }: CopiedBrand): Diagnostic {
  const others = facts.map(({ path }) => `\`${settingName(path)}\``).filter((name) => name !== '`nombre`');
  return problemAt(draft, ['nombre'], {
    code,
    severity,
    ...explanation('texts.copiedName', {
      name: original.portal,
      brand: original.id,
      facts: [...new Set(others)].join(', '),
    }),
  });
}

async function logoProblems(
  draft: BrandDraft,
  { id, institution }: CopiedBrand['original'],
): Promise<Diagnostic[]> {
  const assets = (await assetsOf(draft)).value;
  return logos.flatMap((setting) => {
    const value = draft.settings[setting];
    const path = value === undefined ? undefined : assets[value]?.path;
    if (path === undefined || !path.startsWith(draft.folder)) return [];
    const other = join(draft.brandsDir, id, relative(draft.folder, path));
    if (!existsSync(other) || !readFileSync(path).equals(readFileSync(other))) return [];
    return modelPictures().includes(pictureText(path))
      ? []
      : [
          problemAt(draft, [setting], {
            code,
            severity,
            ...explanation('texts.copiedPicture', { setting, brand: id, listed: institution }),
          }),
        ];
  });
}

/** Warns about facts and logos of another institution, which a copied brand folder still has. */
export const copiedFacts: BrandRule = async (draft) => {
  const copied = copiedBrand(draft);
  if (!copied) return [];
  const { original, facts } = copied;
  if (fold(original.institution) === fold(draft.settings.institucion ?? ''))
    return [nameProblem(draft, copied)];
  return [
    ...facts.map(({ path, value }) => factProblem(draft, path, value, original)),
    ...(await logoProblems(draft, original)),
  ];
};
