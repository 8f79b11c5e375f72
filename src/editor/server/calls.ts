import { join } from 'node:path';
import { z } from 'zod';
import { languages } from '#core/i18n/languages.ts';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import type { SettingValue } from '#core/brand-edits/edit.ts';
import { addLanguageTo } from './add-language.ts';
import { call, type CallContext } from './call.ts';
import { changedFolder } from './disk-changes.ts';
import { describeForms } from './forms/describe-forms.ts';
import { changedFiles } from './merge.ts';
import { publishingCalls } from './publish/publishing-calls.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import type { Diagnostic, Edit } from '#generator/diagnostics/problem.ts';
import { readEditedBrand } from './read-edited-brand.ts';
import { findProblem, repairedText } from './repair.ts';
import type { SeenEdit } from './session-types.ts';

const path = z.array(z.union([z.string(), z.int().min(0)])).min(1);
const value: z.ZodType<SettingValue> = z.json();
const comment = z.string().optional();
const was = value.optional();

/** Edits as calls send them: files in Base64. */
const edit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path, value, before: z.string().optional(), comment, was }),
  z.strictObject({ kind: z.literal('unset'), path, was }),
  z.strictObject({ kind: z.literal('insert'), path, value, comment, was }),
  z.strictObject({ kind: z.literal('remove'), path, was }),
  z.strictObject({ kind: z.literal('move'), path, to: path, before: z.string().nullable().optional(), was }),
  z.strictObject({ kind: z.literal('file'), path: z.string(), content: z.base64().optional(), was }),
]);

const place = z.union([z.string(), path, z.tuple([])]);
const choices = z.array(z.strictObject({ place, keep: z.enum(['mine', 'theirs']) })).default([]);

function withBytes({ content, ...edit_ }: Extract<z.output<typeof edit>, { kind: 'file' }>): SeenEdit {
  return { ...edit_, ...(content !== undefined && { content: Buffer.from(content, 'base64') }) } as SeenEdit;
}

const nothing = z.strictObject({});

async function problemsOf({ session, brandsDir, id, knownPictures }: CallContext): Promise<Diagnostic[]> {
  const { problems } = await readEditedBrand({ editedDir: session.brandsDir, brandsDir, id, knownPictures });
  return problems;
}

/** Files that the repair of a problem changes, below the folder of the brand. */
async function makeRepair(repair: readonly Edit[], { session, brandsDir, id }: CallContext) {
  const folder = `${displayPath(join(brandsDir, id))}/`;
  const files = [...new Set(repair.map(({ location }) => location.file))];
  // A base is for other brands, too.
  if (files.some((file) => !file.startsWith(folder))) return { made: false };
  const edits = files.map((file): SeenEdit => {
    const path = file.slice(folder.length);
    const text = Buffer.from(session.read(path) ?? []).toString();
    const own = repair.filter(({ location }) => location.file === file);
    return { kind: 'file', path, content: repairedText(text, own) };
  });
  return session.edit(edits);
}

/** The calls of the editor's page by their names. */
export const calls = {
  ...publishingCalls,
  /** The steps, and which files are not saved. */
  state: call(nothing, async (_, { session }) => Promise.resolve(session.state)),
  /** What the forms consist of, in the language of the reader. */
  forms: call(z.strictObject({ language: z.enum(reportLanguages) }), async ({ language }) =>
    Promise.resolve(describeForms(language)),
  ),
  /** The settings as they are written in the edited brand and in its bases. */
  settings: call(nothing, async (_, { session, texts, id }) => texts.settings(session.brandsDir, id)),
  /** Content (Base64) and hash of a file with unsaved edits; null for a missing file. */
  file: call(z.strictObject({ path: z.string() }), async (input, { session }) => {
    const content = session.read(input.path);
    return Promise.resolve({
      content: content ? Buffer.from(content).toString('base64') : null,
      sha256: session.hashes[input.path] ?? null,
    });
  }),
  /** The pages that the brand writes, and the duties of the law. */
  pages: call(nothing, async (_, context) => {
    const { session, texts, id } = context;
    return { pages: (await texts.pages(session.brandsDir, id, await problemsOf(context))) ?? null };
  }),
  /** Makes edits as one step. */
  edit: call(z.strictObject({ edits: z.array(edit).min(1).max(1000) }), async ({ edits }, { session }) =>
    session.edit(edits.map((one) => (one.kind === 'file' ? withBytes(one) : (one as SeenEdit)))),
  ),
  /** Adds a language with its texts and pages as one step. */
  addLanguage: call(
    z.strictObject({ language: z.enum(languages), reader: z.enum(reportLanguages) }),
    async ({ language, reader }, context) => addLanguageTo(context, language, reader),
  ),
  /** Undoes steps, or makes them again. */
  goTo: call(z.strictObject({ position: z.int().min(0) }), async ({ position }, { session }) => {
    if (position > session.state.steps.length) return { made: false };
    await session.goTo(position);
    return { made: true };
  }),
  /** Takes over what has changed in the folder of the brand. */
  sync: call(z.strictObject({ choices }), async (input, { session }) => {
    const before = session.hashes;
    const conflicts = await session.sync(input.choices);
    return { conflicts, isChanged: changedFiles(before, session.hashes).length > 0 };
  }),
  /** Answers when the folder of the brand differs from what was seen, or after a while. */
  disk: call(z.strictObject({ seen: z.string().nullable() }), async ({ seen }, { brandsDir, id }) => ({
    seen: await changedFolder(join(brandsDir, id), seen),
  })),
  /** Writes the edited files into the folder of the brand. */
  save: call(z.strictObject({ choices }), async (input, { session }) => ({
    conflicts: await session.save(input.choices),
  })),
  /** The paths of the brand's files. */
  files: call(nothing, async (_, { session }) =>
    Promise.resolve({
      paths: session.files.flatMap(({ path: file, content }) => (content ? [file] : [])).sort(),
    }),
  ),
  /** Shows the edited brand, and says what that changes of a page on the screen. */
  preview: call(
    z.strictObject({ path: z.string(), page: z.string(), sheet: z.string() }),
    async (seen, { preview }) => (await preview?.change(seen)) ?? null,
  ),
  /** The pages and personas that the preview can show. */
  previewViews: call(
    z.strictObject({ language: z.enum(reportLanguages) }),
    async ({ language }, { preview }) => (await preview?.views(language)) ?? null,
  ),
  /** Checks the edited brand. */
  check: call(nothing, async (_, context) => ({ problems: await problemsOf(context) })),
  /** Makes the repair of a problem in a file of the brand as one step. */
  repair: call(
    z.strictObject({ code: z.string(), file: z.string(), line: z.int(), column: z.int() }),
    async (problem, context) => {
      const { repair } = findProblem(await problemsOf(context), problem) ?? {};
      return repair ? makeRepair(repair, context) : { made: false };
    },
  ),
} as const;
