import type { UploadKind } from '#api/call.ts';
import type { DocumentUpload } from '#api/entities/document.ts';
import { checkFile, extensionOf, fileLimits } from '#api/validation/files.ts';
import { firstProblem } from '#api/validation/rule.ts';
import { required } from '#api/validation/text.ts';
import { webAddress } from '#api/validation/urls.ts';
import type { Formatter } from '#i18n/formatter.ts';
import type { FormValues, Problem } from '#ui/form/use-form.ts';

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

/** What a file field is for. */
export interface FileTerms<N extends string = string> {
  /** Its name in the form; the address has another one, see `addressName`. */
  name: N;
  kind: UploadKind;
  /** The call takes an address in the place of a file. */
  takesAddress: boolean;
  isRequired: boolean;
}

/** Name of the field with the address that stands in for the file of a field. */
export const addressName = <N extends string>(name: N): `${N}Enlace` => `${name}Enlace`;

/** What a form begins with at a file field. */
export function noFile<N extends string>(name: N): Record<N | `${N}Enlace`, string> {
  return { [name]: '', [addressName(name)]: '' } as Record<N | `${N}Enlace`, string>;
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

/** The field that a refusal of the file is about. */
export function fileFieldName<N extends string>(chosen: ChosenFile, terms: FileTerms<N>): N | `${N}Enlace` {
  return usesAddress(chosen, terms) ? addressName(terms.name) : terms.name;
}

const addressIn = (values: FormValues, name: string): string => String(values[addressName(name)]).trim();

/** What keeps a form with a file from being sent. */
export function fileProblems(
  chosen: ChosenFile,
  terms: FileTerms,
  values: FormValues,
  format: Pick<Formatter, 't' | 'number'>,
): Record<string, Problem> {
  const { name, kind, isRequired } = terms;
  if (usesAddress(chosen, terms)) {
    const isNeeded = isRequired || chosen.file;
    const rules = [...(isNeeded ? [required] : []), webAddress];
    const problem = firstProblem(addressIn(values, name), rules);
    return problem ? { [addressName(name)]: problem } : {};
  }
  if (!chosen.file) return isRequired ? { [name]: 'validation.required' } : {};
  const problem = fileProblem(chosen, kind, format);
  return problem ? { [name]: problem } : {};
}

/** The file or address as a call takes it; undefined where there is neither. */
export async function uploadContent(
  chosen: ChosenFile,
  terms: FileTerms,
  values: FormValues,
): Promise<Omit<DocumentUpload, 'nombre'> | undefined> {
  const enlace = addressIn(values, terms.name);
  if (usesAddress(chosen, terms)) return enlace ? { enlace } : undefined;
  const content = await chosen.content;
  if (!chosen.file || content === undefined) return undefined;
  return { ficheroB64ParaAltas: content, extension_adjunto: extensionOf(chosen.file.name) };
}
