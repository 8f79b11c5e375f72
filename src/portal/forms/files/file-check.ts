import type { UploadKind } from '#core/contract/call.ts';
import type { DocumentUpload } from '#core/contract/entities/document.ts';
import { checkFile, extensionOf, fileLimits } from '#core/contract/validation/files.ts';
import { firstProblem } from '#core/contract/validation/rule.ts';
import { required } from '#core/contract/validation/text.ts';
import { webAddress } from '#core/contract/validation/urls.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { WireNames } from '../form/wire-names.ts';
import type { FormProblem } from '../form/use-form.ts';

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

/**
 * Labels of a file field and of the address in its place, which name the same document.
 * @param document absent where the form is about one document alone
 */
export function fileLabels<N extends string>(
  name: N,
  t: Formatter['t'],
  document?: string,
): Record<N | `${N}Enlace`, string> {
  return {
    [name]: document ?? t('frame.file'),
    [addressName(name)]: document ? t('frame.fileAddressOf', { document }) : t('frame.fileAddress'),
  } as Record<N | `${N}Enlace`, string>;
}

/** What a form begins with at a file field. */
export function noFile<N extends string>(name: N): Record<N | `${N}Enlace`, string> {
  return { [name]: '', [addressName(name)]: '' } as Record<N | `${N}Enlace`, string>;
}

/** A size for people: `2 MB`, `1,4 MB`, `2000 kB`; what has any content has at least `1 kB`. */
export function sizeText(bytes: number, number: Formatter['number']): string {
  const kilobytes = bytes / 1024;
  const [value, unit] =
    kilobytes >= 1024 && (kilobytes % 1000 !== 0 || kilobytes % 1024 === 0)
      ? ([kilobytes / 1024, 'megabyte'] as const)
      : ([bytes > 0 ? Math.max(1, Math.round(kilobytes)) : 0, 'kilobyte'] as const);
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
): FormProblem | undefined {
  const problem = problemOf(chosen, kind);
  if (problem !== 'validation.fileTooBig') return problem;
  return { text: t(problem, { limit: sizeText(fileLimits[kind].maxBytes, number) }) };
}

/** Whether an address is asked for: because someone wants that, or because the file is too big to be sent. */
export function usesAddress(chosen: ChosenFile, { kind, takesAddress }: FileTerms): boolean {
  return takesAddress && (chosen.wantsAddress || problemOf(chosen, kind) === 'validation.fileTooBig');
}

/** The field that a refusal of the file is about. */
function fileFieldName<N extends string>(chosen: ChosenFile, terms: FileTerms<N>): N | `${N}Enlace` {
  return usesAddress(chosen, terms) ? addressName(terms.name) : terms.name;
}

const addressIn = (values: FormValues, name: string): string => String(values[addressName(name)]).trim();

/** What keeps a form with a file from being sent. */
function fileProblems(
  chosen: ChosenFile,
  terms: FileTerms,
  values: FormValues,
  format: Pick<Formatter, 't' | 'number'>,
): Record<string, FormProblem> {
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
async function uploadContent(
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

/** What a file field is for, apart from its name. */
export type UploadTerms = Omit<FileTerms, 'name'>;

/** What a file is made of, in a request that is itself the file. */
const fileKeys = ['ficheroB64ParaAltas', 'extension_adjunto', 'enlace'];

/** The names of a file field and of the address in its place. */
export type Names<N extends string> = N | `${N}Enlace`;

/** What a form has to know of a file of its own. */
export interface FormFile<N extends string = string> {
  /** What the form begins with at it. */
  initial: Record<Names<N>, string>;
  labels: Record<Names<N>, string>;
  termsFor: (values: FormValues) => FileTerms<N>;
  /** What servers call it: by the name of its field, or by its parts where the request is the file. */
  wire: WireNames;
  /** The field that a refusal of the file is about. */
  fieldFor: (values: FormValues) => Names<N>;
  /** What keeps the form from being sent. */
  problems: (values: FormValues) => Record<string, FormProblem>;
  /** The file or address as a call takes it; undefined where there is neither. */
  content: (values: FormValues) => Promise<Omit<DocumentUpload, 'nombre'> | undefined>;
}

/**
 * A file of a form that has several, of which each is chosen in a part of its own.
 * @param terms what it is for; by the values of the form, where another field decides
 * @param document which one it is, where the form is not about one alone
 */
export function formFile<N extends string>(
  name: N,
  terms: UploadTerms | ((values: FormValues) => UploadTerms),
  chosen: ChosenFile,
  format: Pick<Formatter, 't' | 'number'>,
  document?: string,
): FormFile<N> {
  const termsFor = (values: FormValues): FileTerms<N> => ({
    name,
    ...(typeof terms === 'function' ? terms(values) : terms),
  });
  return {
    initial: noFile(name),
    labels: fileLabels(name, format.t, document),
    termsFor,
    wire: { fields: Object.fromEntries([name, ...fileKeys].map((key) => [key, [addressName(name), name]])) },
    fieldFor: (values) => fileFieldName(chosen, termsFor(values)),
    problems: (values) => fileProblems(chosen, termsFor(values), values, format),
    content: (values) => uploadContent(chosen, termsFor(values), values),
  };
}
