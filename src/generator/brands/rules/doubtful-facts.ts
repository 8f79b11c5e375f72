import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { taxNumber } from '#core/contract/validation/tax-number.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { assetsOf } from '../assets.ts';
import { settingAt } from '../content/placeholders.ts';
import {
  type BrandDraft,
  problemAt,
  type ProblemTexts,
  type BrandRule,
  settingName,
  type SettingPath,
} from '../draft.ts';
import { copiedBrand } from '../texts/copied-brand.ts';
import { foreignDomain } from '../texts/other-institutions.ts';
import { modelSettings } from '../new-brand/model.ts';

/** Hosts of chat webhooks, which accept messages from anyone who knows the address. */
const webhooks =
  /(?:^|\.)(?:hooks\.slack\.com|webhook\.office\.com|discord(?:app)?\.com|chat\.googleapis\.com)$/;

/** Maximum ratio of sides of a picture that counts as square. */
const maxIconRatio = 1.2;

/** Maximum length of a footer text, which is below every page: some lines on a phone. In characters. */
const maxFooterLength = 400;

function doubtfulFact(draft: BrandDraft, path: SettingPath, texts: Omit<ProblemTexts, 'code'>): Diagnostic {
  return problemAt(draft, path, { code: 'doubtful-fact', severity: 'warning', ...texts });
}

function taxNumberDoubts(draft: BrandDraft): Diagnostic[] {
  const path = ['legal', 'nif'] as const;
  const nif = draft.settings.legal?.nif;
  if (nif === undefined || !draft.isSound(path) || nif === settingAt(modelSettings(draft.id), path))
    return [];
  if (taxNumber()(nif) === undefined) return [];
  return [doubtfulFact(draft, path, explanation('rules.taxNumber', { nif }))];
}

/** Digits of a Spanish telephone number. */
const spanishDigits = 9;

function phoneDoubts(draft: BrandDraft): Diagnostic[] {
  const path = ['contacto', 'telefono'] as const;
  const phone = draft.settings.contacto?.telefono;
  if (phone === undefined || !draft.isSound(path)) return [];
  const digits = phone.replaceAll(' ', '');
  const national = digits.replace(/^(?:\+|00)34/, '');
  const isSpanish = national !== digits || /^[6-9]/.test(digits);
  if (!isSpanish || national.length === spanishDigits) return [];
  return [doubtfulFact(draft, path, explanation('rules.phone', { phone, count: national.length }))];
}

function reportDoubts(draft: BrandDraft, name: 'urlInformes' | 'urlInformesSeguridad'): Diagnostic[] {
  const address = draft.settings[name];
  if (!draft.isSound([name]) || !URL.canParse(address)) return [];
  if (!webhooks.test(new URL(address).hostname)) return [];
  return [doubtfulFact(draft, [name], explanation('rules.reportToChat', { name }))];
}

async function iconDoubts(draft: BrandDraft): Promise<Diagnostic[]> {
  const { icono } = draft.settings;
  const file = icono === undefined ? undefined : (await assetsOf(draft)).value[icono];
  // Another setting may use the same name for a file of another folder.
  const size = file?.path.startsWith(draft.folderOf(['icono'])) ? file.size : undefined;
  if (!size || Math.max(size.width / size.height, size.height / size.width) <= maxIconRatio) return [];
  return [
    doubtfulFact(
      draft,
      ['icono'],
      explanation('rules.oblongIcon', { width: size.width, height: size.height }),
    ),
  ];
}

function footerDoubts(draft: BrandDraft): Diagnostic[] {
  const texts = Object.entries(draft.settings.footer?.textos ?? {}) as [Language, string][];
  return texts.flatMap(([language, text]) => {
    const path = ['footer', 'textos', language];
    const length = [...text].length;
    if (length <= maxFooterLength || !draft.isSound(path)) return [];
    return [
      doubtfulFact(draft, path, explanation('rules.longFooter', { length, longFooter: maxFooterLength })),
    ];
  });
}

/** Maximum length of the description that search engines and shared links show, with a good margin. In characters. */
const maxDescriptionLength = 300;

function descriptionDoubts(draft: BrandDraft): Diagnostic[] {
  const texts = Object.entries(draft.settings.descripcion ?? {}) as [Language, string][];
  return texts.flatMap(([language, text]) => {
    const path = ['descripcion', language];
    const length = [...text].length;
    if (length <= maxDescriptionLength || !draft.isSound(path)) return [];
    return [
      doubtfulFact(draft, path, explanation('rules.longDescription', { length, most: maxDescriptionLength })),
    ];
  });
}

/** Addresses of the institution, which a copied brand still has from another one. */
const ownAddresses = [
  ['contacto', 'email'],
  ['contacto', 'url'],
  ['legal', 'emailProteccionDatos'],
  ['legal', 'urlReclamaciones'],
  ['emailInscripcion'],
  ['apiProduccion'],
] as const;

function addressesOfOthers(draft: BrandDraft): Diagnostic[] {
  const copied = new Set(copiedBrand(draft)?.facts.map(({ path }) => settingName(path)));
  return ownAddresses.flatMap((path) => {
    if (copied.has(settingName(path))) return [];
    const name = settingAt(draft.settings, path);
    const listed = typeof name === 'string' && draft.isSound(path) ? foreignDomain(draft, name) : undefined;
    if (typeof name !== 'string' || listed === undefined) return [];
    const what = name.includes('@')
      ? reportText('texts.otherMail', { name })
      : reportText('texts.otherName', { name });
    return [
      problemAt(draft, path, {
        code: 'other-institution',
        severity: 'warning',
        what,
        ...explanation('texts.otherInstitution', { listed }),
      }),
    ];
  });
}

/** Warns about values of the right form that can hardly be right. */
export const doubtfulFacts: BrandRule = async (draft) => [
  ...taxNumberDoubts(draft),
  ...phoneDoubts(draft),
  ...addressesOfOthers(draft),
  ...reportDoubts(draft, 'urlInformes'),
  ...reportDoubts(draft, 'urlInformesSeguridad'),
  ...footerDoubts(draft),
  ...descriptionDoubts(draft),
  ...(await iconDoubts(draft)),
];
