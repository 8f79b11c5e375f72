import type { UploadKind } from '#core/contract/call.ts';
import type { DocumentUpload } from '#core/contract/entities/document.ts';
import { checkFile, extensionOf, fileLimits } from '#core/contract/validation/files.ts';
import { firstProblem } from '#core/contract/validation/rule.ts';
import { required } from '#core/contract/validation/text.ts';
import { webAddress } from '#core/contract/validation/urls.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { WireNames } from '../form/wire-names.ts';
import type { FormProblem } from '../form/form-state.ts';

/** Form value of a file, distinct for distinct files; empty for none. */
export function fileKey(file: File | undefined): string {
  return file ? `${file.name}|${file.size}|${file.lastModified}` : '';
}

/** State of a file choice: a file with its content, or an address instead. */
export interface ChosenFile {
  file?: File;
  /** Base64; resolves to `undefined` if the file cannot be read. */
  content?: Promise<string | undefined>;
  isUnreadable?: boolean;
  wantsAddress: boolean;
}

/** Requirements of a file field. */
export interface FileRequirements<N extends string = string> {
  /** Name of the file's form field; for that of the address see `addressName`. */
  name: N;
  kind: UploadKind;
  /** The call takes an address instead of a file. */
  takesAddress: boolean;
  isRequired: boolean;
}

/** Name of the form field with the address that replaces a file. */
export const addressName = <N extends string>(name: N): `${N}Enlace` => `${name}Enlace`;

/**
 * Labels of a file field and of its address field; both name the document.
 * @param document absent if the form has only one
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

/** Initial form values of a file field and its address field. */
export function noFile<N extends string>(name: N): Record<N | `${N}Enlace`, string> {
  return { [name]: '', [addressName(name)]: '' } as Record<N | `${N}Enlace`, string>;
}

/** Formats a file size: `2 MB`, `1,4 MB`, `2000 kB`; at least `1 kB` unless the file is empty. */
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

/** Problem of the chosen file, for display. */
export function fileProblem(
  chosen: ChosenFile,
  kind: UploadKind,
  { t, number }: Pick<Formatter, 't' | 'number'>,
): FormProblem | undefined {
  const problem = problemOf(chosen, kind);
  if (problem !== 'validation.fileTooBig') return problem;
  return { text: t(problem, { limit: sizeText(fileLimits[kind].maxBytes, number) }) };
}

/** Whether to ask for an address: by choice, or because the file is too big to upload. */
export function usesAddress(chosen: ChosenFile, { kind, takesAddress }: FileRequirements): boolean {
  return takesAddress && (chosen.wantsAddress || problemOf(chosen, kind) === 'validation.fileTooBig');
}

/** Field at which to show that the server refused the file. */
function fileFieldName<N extends string>(
  chosen: ChosenFile,
  requirements: FileRequirements<N>,
): N | `${N}Enlace` {
  return usesAddress(chosen, requirements) ? addressName(requirements.name) : requirements.name;
}

const addressIn = (values: FormValues, name: string): string => String(values[addressName(name)]).trim();

/** Problems of the file or its address, by field. */
function fileProblems(
  chosen: ChosenFile,
  requirements: FileRequirements,
  values: FormValues,
  format: Pick<Formatter, 't' | 'number'>,
): Record<string, FormProblem> {
  const { name, kind, isRequired } = requirements;
  if (usesAddress(chosen, requirements)) {
    const isNeeded = isRequired || chosen.file;
    const rules = [...(isNeeded ? [required] : []), webAddress];
    const problem = firstProblem(addressIn(values, name), rules);
    return problem ? { [addressName(name)]: problem } : {};
  }
  if (!chosen.file) return isRequired ? { [name]: 'validation.required' } : {};
  const problem = fileProblem(chosen, kind, format);
  return problem ? { [name]: problem } : {};
}

/** Request data of the file or address; `undefined` if there is neither. */
async function uploadContent(
  chosen: ChosenFile,
  requirements: FileRequirements,
  values: FormValues,
): Promise<Omit<DocumentUpload, 'nombre'> | undefined> {
  const enlace = addressIn(values, requirements.name);
  if (usesAddress(chosen, requirements)) return enlace ? { enlace } : undefined;
  const content = await chosen.content;
  if (!chosen.file || content === undefined) return undefined;
  return { ficheroB64ParaAltas: content, extension_adjunto: extensionOf(chosen.file.name) };
}

/** Requirements of a file field, without its name. */
export type UploadRequirements = Omit<FileRequirements, 'name'>;

/** Keys of a file in a request that consists of the file. */
const fileKeys = ['ficheroB64ParaAltas', 'extension_adjunto', 'enlace'];

/** Names of a file field and its address field. */
export type Names<N extends string> = N | `${N}Enlace`;

/** A file of a form: its fields, validation and request data. */
export interface FormFile<N extends string = string> {
  /** Initial form values. */
  initial: Record<Names<N>, string>;
  labels: Record<Names<N>, string>;
  requirementsFor: (values: FormValues) => FileRequirements<N>;
  /** Wire names: the name of the field, and the keys of the file in a request that consists of it. */
  wire: WireNames;
  /** Field at which to show that the server refused the file. */
  fieldFor: (values: FormValues) => Names<N>;
  /** Problems by field, which block submitting. */
  problems: (values: FormValues) => Record<string, FormProblem>;
  /** Request data of the file or address; `undefined` if there is neither. */
  content: (values: FormValues) => Promise<Omit<DocumentUpload, 'nombre'> | undefined>;
}

/**
 * Creates the file of a form from a choice. For forms with several files; for one with a single file see `useUpload`.
 * @param requirements requirements, or a function of the form's values if they depend on another field
 * @param document name of the document, if the form has several
 */
export function formFile<N extends string>(
  name: N,
  requirements: UploadRequirements | ((values: FormValues) => UploadRequirements),
  chosen: ChosenFile,
  format: Pick<Formatter, 't' | 'number'>,
  document?: string,
): FormFile<N> {
  const requirementsFor = (values: FormValues): FileRequirements<N> => ({
    name,
    ...(typeof requirements === 'function' ? requirements(values) : requirements),
  });
  return {
    initial: noFile(name),
    labels: fileLabels(name, format.t, document),
    requirementsFor,
    wire: { fields: Object.fromEntries([name, ...fileKeys].map((key) => [key, [addressName(name), name]])) },
    fieldFor: (values) => fileFieldName(chosen, requirementsFor(values)),
    problems: (values) => fileProblems(chosen, requirementsFor(values), values, format),
    content: (values) => uploadContent(chosen, requirementsFor(values), values),
  };
}
