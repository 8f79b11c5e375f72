import type { UploadKind } from '#api/call.ts';
import type { DocumentUpload } from '#api/entities/document.ts';
import { checkFile, extensionOf, fileLimits } from '#api/validation/files.ts';
import { firstProblem } from '#api/validation/rule.ts';
import { required } from '#api/validation/text.ts';
import { webAddress } from '#api/validation/urls.ts';
import type { Formatter } from '#i18n/formatter.ts';
import type { Problem } from '#ui/form/use-form.ts';

/** The values of a form that has a file field: which file it is, and the address of one instead. */
export type FileValues = Record<'archivo' | 'enlace', string>;

export const noFile: FileValues = { archivo: '', enlace: '' };

/** The value of a form for a file: another one for another file. */
export function fileKey(file: File | undefined): string {
  return file ? `${file.name}|${file.size}|${file.lastModified}` : '';
}

/** What someone chose: a file with its content, or to give an address instead. */
export interface ChosenFile {
  file?: File;
  /** Base64; undefined where the file cannot be read. */
  content?: Promise<string | undefined>;
  isUnreadable?: boolean;
  wantsAddress: boolean;
}

/** What a file field takes. */
export interface FileTerms {
  kind: UploadKind;
  /** The call takes an address in the place of a file. */
  takesAddress: boolean;
  isRequired: boolean;
}

/** A size for people: `2 MB`, `1,4 MB`, `2000 kB`. */
export function sizeText(bytes: number, number: Formatter['number']): string {
  const kilobytes = bytes / 1024;
  const [value, unit] =
    kilobytes >= 1024 && (kilobytes % 1000 !== 0 || kilobytes % 1024 === 0)
      ? ([kilobytes / 1024, 'megabyte'] as const)
      : ([Math.max(1, Math.round(kilobytes)), 'kilobyte'] as const);
  return number(value, { style: 'unit', unit, maximumFractionDigits: 1 });
}

function problemOf(
  { file, isUnreadable }: ChosenFile,
  kind: UploadKind,
): ReturnType<typeof checkFile> | 'frame.fileUnreadable' | 'frame.fileEmpty' {
  if (!file) return undefined;
  const problem = checkFile(file, kind);
  if (problem) return problem;
  if (file.size === 0) return 'frame.fileEmpty';
  return isUnreadable ? 'frame.fileUnreadable' : undefined;
}

/** What is wrong with the chosen file, in words. */
export function fileProblem(
  chosen: ChosenFile,
  kind: UploadKind,
  { t, number }: Pick<Formatter, 't' | 'number'>,
): Problem | undefined {
  const problem = problemOf(chosen, kind);
  if (problem !== 'validation.fileTooBig') return problem;
  return { text: t(problem, { limit: sizeText(fileLimits[kind].maxBytes, number) }) };
}

/** Whether an address is asked for: because someone wants that, or because the file is too big to be sent. */
export function usesAddress(chosen: ChosenFile, { kind, takesAddress }: FileTerms): boolean {
  return takesAddress && (chosen.wantsAddress || problemOf(chosen, kind) === 'validation.fileTooBig');
}

/** What keeps a form with a file from being sent. */
export function fileProblems(
  chosen: ChosenFile,
  terms: FileTerms,
  { enlace }: Pick<FileValues, 'enlace'>,
  format: Pick<Formatter, 't' | 'number'>,
): Partial<Record<keyof FileValues, Problem>> {
  if (usesAddress(chosen, terms)) {
    const isNeeded = terms.isRequired || chosen.file;
    const problem = firstProblem(enlace, [...(isNeeded ? [required] : []), webAddress]);
    return problem ? { enlace: problem } : {};
  }
  if (!chosen.file) return terms.isRequired ? { archivo: 'validation.required' } : {};
  const archivo = fileProblem(chosen, terms.kind, format);
  return archivo ? { archivo } : {};
}

/** The file or address as a call takes it; undefined where there is neither. */
export async function uploadContent(
  chosen: ChosenFile,
  terms: FileTerms,
  { enlace }: Pick<FileValues, 'enlace'>,
): Promise<Omit<DocumentUpload, 'nombre'> | undefined> {
  if (usesAddress(chosen, terms)) return enlace.trim() ? { enlace: enlace.trim() } : undefined;
  const content = await chosen.content;
  if (!chosen.file || content === undefined) return undefined;
  return { ficheroB64ParaAltas: content, extension_adjunto: extensionOf(chosen.file.name) };
}
