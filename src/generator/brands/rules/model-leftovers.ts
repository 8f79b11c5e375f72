import { explanation } from '#generator/diagnostics/report-text.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { assetsOf } from '../assets.ts';
import { problemAt, settingName } from '../draft.ts';
import type { BrandDraft, BrandRule, SettingPath } from '../draft.ts';
import { brandFileName } from '../folders.ts';
import { modelVariants } from '../new-brand/language-texts.ts';
import { modelPictures, modelSettings, pictureText, settingMark } from '../new-brand/model.ts';
import { settingAt } from '../content/placeholders.ts';
import { orDelete } from '../validate/schema-message.ts';

/** Settings of a new brand that are facts; other defaults of the model may be kept. */
const facts: readonly SettingPath[] = [
  ['institucion'],
  ['contacto', 'email'],
  ['contacto', 'telefono'],
  ['contacto', 'direccion'],
  ['contacto', 'url'],
  ['legal', 'titular'],
  ['legal', 'nif'],
  ['legal', 'direccion'],
  ['legal', 'emailProteccionDatos'],
  ['legal', 'numeroAgenciaColocacion'],
  ['legal', 'urlReclamaciones'],
  ['accesibilidad', 'preparada'],
  ['footer', 'enlaces', 'es', 0, 'texto'],
  ['dominio_produccion'],
  ['apiProduccion'],
];

const pictures = ['logo', 'logocolor', 'logoencabezado', 'icono'] as const;

/** Whether the line of a setting has the comment by which `npm run new-brand` marks what is still to be written. */
function isMarked(draft: BrandDraft, path: SettingPath): boolean {
  const lines = readFileSync(join(draft.folderOf(path), brandFileName), 'utf8').split('\n');
  const line = lines[draft.locate(path).line - 1] ?? '';
  return line.search(settingMark) !== -1;
}

function factProblems(draft: BrandDraft): Diagnostic[] {
  const modelBrand = modelSettings(draft.id);
  return facts.flatMap((path) => {
    const value = settingAt(draft.settings, path);
    const model = settingAt(modelBrand, path);
    const isModel =
      typeof model === 'string' ? modelVariants(model).includes(String(value)) : value === model;
    if (value === undefined || !isModel || isMarked(draft, path)) return [];
    const name = settingName(path);
    return [
      problemAt(draft, path, {
        code: 'model-fact',
        severity: 'warning',
        ...explanation('rules.modelFact', { name, value: String(value), orDelete: orDelete(path) }),
      }),
    ];
  });
}

/** Addresses of the model below `.invalid`, which leads nowhere by its definition. */
function addressProblems(draft: BrandDraft): Diagnostic[] {
  const links = Object.entries(draft.settings.footer?.enlaces ?? {}).flatMap(([language, entries]) =>
    entries.map(({ url }, index) => ({ path: ['footer', 'enlaces', language, index, 'url'], url })),
  );
  return links.flatMap(({ path, url }) => {
    if (!/^https:\/\/[^/]*\.invalid(?:[/:?#]|$)/.test(url) || isMarked(draft, path)) return [];
    const values = { name: settingName(path), value: url, orDelete: orDelete(path) };
    return [
      problemAt(draft, path, {
        code: 'model-fact',
        severity: 'warning',
        ...explanation('rules.modelFact', values),
      }),
    ];
  });
}

async function pictureProblems(draft: BrandDraft): Promise<Diagnostic[]> {
  const { value: assets } = await assetsOf(draft);
  const modelTexts = modelPictures();
  return pictures.flatMap((setting) => {
    const file = assets[draft.settings[setting] ?? ''];
    if (!file || file.extension !== 'svg' || isMarked(draft, [setting])) return [];
    if (!modelTexts.includes(pictureText(file.path))) return [];
    return [
      problemAt(draft, [setting], {
        code: 'model-picture',
        severity: 'warning',
        ...explanation('rules.modelPicture', { setting }),
      }),
    ];
  });
}

/** Warns about defaults of the model that nobody has replaced. */
export const modelLeftovers: BrandRule = async (draft) => [
  ...factProblems(draft),
  ...addressProblems(draft),
  ...(await pictureProblems(draft)),
];
