import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft, SettingPath } from '../draft.ts';

/** `{{legal.titular}}`; spaces inside the braces would end a link. */
const pattern = /\{\{([^{}\n]*)\}\}/g;

/** What looks like a placeholder, with one brace on each side instead of two. */
export const singleBraces = /(?<![{\\$])\{[ \t]*([a-z][\w.]*)[ \t]*\}(?!\})/gi;

/** Settings that a text can quote. */
export const placeholderNames: readonly string[] = [
  'nombre',
  'nombreCorto',
  'institucion',
  'descripcion',
  'contacto.email',
  'contacto.telefono',
  'contacto.direccion',
  'contacto.url',
  'legal.titular',
  'legal.nif',
  'legal.direccion',
  'legal.emailProteccionDatos',
  'legal.numeroAgenciaColocacion',
  'legal.fechaRevisionAccesibilidad',
  'legal.urlReclamaciones',
  'dominio_produccion',
  'emailInscripcion',
  'convenio.cuotaMensual',
];

/** Formats an ISO date as a long date in a language. */
export function longDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** The value at a path of settings; undefined if there is none. */
export function settingAt(settings: unknown, path: SettingPath): unknown {
  return path.reduce<unknown>(
    (parent, step) =>
      typeof parent === 'object' && parent !== null ? (parent as Record<string, unknown>)[step] : undefined,
    settings,
  );
}

export function placeholderPath(name: string): SettingPath {
  return name.split('.');
}

/** The value of a placeholder in a language; undefined if the setting is not filled in. */
export function placeholderValue(
  { settings }: BrandDraft,
  name: string,
  language: Language,
): string | undefined {
  const setting = settingAt(settings, placeholderPath(name));
  const value = typeof setting === 'object' ? settingAt(setting, [language]) : setting;
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return name === 'legal.fechaRevisionAccesibilidad' ? longDate(value, language) : value;
}

/** Every placeholder of a text with its offsets; `name` is absent for unpaired braces. */
export function findPlaceholders(text: string): { name?: string; start: number; end: number }[] {
  const complete = [...text.matchAll(pattern)].map((match) => ({
    name: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  const remaining = text.replace(pattern, (match) => ' '.repeat(match.length));
  const broken = [...remaining.matchAll(/\{\{|\}\}/g)].map(({ index }) => ({ start: index, end: index + 2 }));
  return [...complete, ...broken].sort((a, b) => a.start - b.start);
}

/** Replaces every placeholder by its `value`; unknown ones stay unchanged. */
export function fillPlaceholders(text: string, value: (name: string) => string | undefined): string {
  return text.replace(pattern, (written, name: string) => value(name) ?? written);
}
