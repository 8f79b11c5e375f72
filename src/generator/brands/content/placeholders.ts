import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft, SettingPath } from '../draft.ts';

/** `{{legal.titular}}`; with spaces inside the braces a link would end there. */
const pattern = /\{\{([^{}\n]*)\}\}/g;

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

/** `2025-09-15` as people write it in the language. */
export function longDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** What stands at a path of settings; nothing where there is none. */
export function settingAt(settings: unknown, path: SettingPath): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    settings,
  );
}

export function placeholderPath(name: string): SettingPath {
  return name.split('.');
}

/** What a placeholder stands for in a language; nothing when the setting is not filled in. */
export function placeholderValue(
  { settings }: BrandDraft,
  name: string,
  language: Language,
): string | undefined {
  const found = settingAt(settings, placeholderPath(name));
  const value = typeof found === 'object' ? settingAt(found, [language]) : found;
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return name === 'legal.fechaRevisionAccesibilidad' ? longDate(value, language) : value;
}

/** Every placeholder of a text with its offsets; `name` is absent for braces that are not closed. */
export function findPlaceholders(text: string): { name?: string; start: number; end: number }[] {
  const found = [...text.matchAll(pattern)].map((match) => ({
    name: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  const rest = text.replace(pattern, (match) => ' '.repeat(match.length));
  const broken = [...rest.matchAll(/\{\{|\}\}/g)].map(({ index }) => ({ start: index, end: index + 2 }));
  return [...found, ...broken].sort((a, b) => a.start - b.start);
}

/** The text with every placeholder replaced by what `value` gives; an unknown one stays as it is. */
export function fillPlaceholders(text: string, value: (name: string) => string | undefined): string {
  return text.replace(pattern, (written, name: string) => value(name) ?? written);
}
