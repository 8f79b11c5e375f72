import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { namedFiles } from '../assets.ts';
import { type BrandDraft, type BrandRule, problemAt, settingName, type SettingPath } from '../draft.ts';
import { entryAt } from '../files/entry.ts';
import { modelPictures, pictureText } from '../new-brand/model.ts';
import { type CopiedBrand, copiedBrand } from '../texts/copied-brand.ts';
import { originalOfTexts } from '../texts/other-institutions.ts';
import { fold, type SiblingBrand } from '../texts/sibling-brands.ts';

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

/** Pictures and the style sheet that are the same, byte by byte; seals and fonts are of others anyway. */
function fileProblems(draft: BrandDraft, { id, institution }: SiblingBrand): Diagnostic[] {
  return namedFiles(draft).flatMap(({ path, name, use }) => {
    if (use === 'font' || path.includes('sellos') || draft.origin(path) !== 'brand') return [];
    const [own, other] = [draft.folder, join(draft.brandsDir, id)].map((folder) =>
      entryAt(folder, join(folder, name)) === 'file' ? join(folder, name) : undefined,
    );
    if (own === undefined || other === undefined || !readFileSync(own).equals(readFileSync(other))) return [];
    if (modelPictures().includes(pictureText(own))) return [];
    const values = { brand: id, listed: institution };
    const texts =
      use === 'style'
        ? explanation('texts.copiedStyles', values)
        : explanation('texts.copiedPicture', { ...values, setting: settingName(path) });
    return [problemAt(draft, path, { code, severity, ...texts })];
  });
}

/** Warns about facts and files of another institution, which a copied brand folder still has. */
export const copiedFacts: BrandRule = (draft) => {
  const copied = copiedBrand(draft);
  if (copied && fold(copied.original.institution) === fold(draft.settings.institucion ?? ''))
    return [nameProblem(draft, copied)];
  const original = copied?.original ?? originalOfTexts(draft);
  if (!original) return [];
  return [
    ...(copied?.facts ?? []).map(({ path, value }) => factProblem(draft, path, value, original)),
    ...fileProblems(draft, original),
  ];
};
