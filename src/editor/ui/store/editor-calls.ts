import type { Language } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type {
  EditAnswer,
  LanguageAdded,
  SeenConflict,
  SeenProblem,
  SeenState,
  SentEdit,
  Sources,
} from '#editor/protocol/answers.ts';
import type { DescribedForms } from '#editor/protocol/forms.ts';
import type {
  DescribedChange,
  LaunchList,
  Patched,
  Published,
  TakenIn,
} from '#editor/protocol/publishing.ts';
import type { WrittenPages } from '#editor/protocol/pages.ts';
import type { PreviewCalls } from '../preview/preview-calls.ts';
import type { ValuePath } from '#core/brand-edits/edit.ts';

/** Which side is kept of a place that has been changed here and in the folder. */
export interface ConflictAnswer {
  place: ValuePath | string;
  keep: 'mine' | 'theirs';
}

/** A file of the brand: its content in Base64 and its hash, or null for both. */
export interface PageFile {
  content: string | null;
  sha256: string | null;
}

/** What a commit and a request say. */
export interface RequestText {
  subject: string;
  body: string;
}

/** The server did not answer, or refused the call. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number;

  /** @param status 0 without an answer */
  constructor(status: number) {
    super(`The call failed with ${status}`);
    this.status = status;
  }
}

/** The calls of the server with their answers. */
export interface EditorCalls extends PreviewCalls {
  state: (input: object) => Promise<SeenState>;
  forms: (input: { language: ReportLanguage }) => Promise<DescribedForms>;
  settings: (input: object) => Promise<Sources>;
  files: (input: object) => Promise<{ paths: readonly string[] }>;
  file: (input: { path: string }) => Promise<PageFile>;
  pages: (input: object) => Promise<{ pages: WrittenPages | null }>;
  edit: (input: { edits: readonly SentEdit[] }) => Promise<EditAnswer>;
  goTo: (input: { position: number }) => Promise<{ made: boolean }>;
  addLanguage: (input: { language: Language; reader: ReportLanguage }) => Promise<LanguageAdded>;
  sync: (input: {
    choices: readonly ConflictAnswer[];
  }) => Promise<{ conflicts: readonly SeenConflict[]; isChanged: boolean }>;
  disk: (input: { seen: string | null }) => Promise<{ seen: string }>;
  save: (input: { choices: readonly ConflictAnswer[] }) => Promise<{ conflicts: readonly SeenConflict[] }>;
  check: (input: object) => Promise<{ problems: readonly SeenProblem[] }>;
  repair: (input: { code: string; file: string; line: number; column: number }) => Promise<EditAnswer>;
  changes: (input: { language: ReportLanguage }) => Promise<DescribedChange>;
  launch: (input: object) => Promise<LaunchList>;
  publish: (input: RequestText) => Promise<Published>;
  patch: (input: RequestText) => Promise<Patched>;
  zip: (input: object) => Promise<{ content: string }>;
  takeIn: (input: { content: string }) => Promise<TakenIn>;
}

/** @param secret of this run, from the fragment of the address */
export function createCalls(secret: string): EditorCalls {
  const call = async (name: string, input: object): Promise<unknown> => {
    const response = await fetch(`/calls/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-editor-secret': secret },
      body: JSON.stringify(input),
    }).catch(() => undefined);
    if (!response?.ok) throw new CallFailed(response?.status ?? 0);
    return response.json();
  };
  return new Proxy({} as EditorCalls, { get: (_, name) => (input: object) => call(String(name), input) });
}
