import { join } from 'node:path';
import { z } from 'zod';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { call } from '../call.ts';
import { takeInZip, zipOf } from './brand-zip.ts';
import { describeChange, launchList } from './describe-change.ts';
import { patchOf, publishBranch } from './publish-branch.ts';

const nothing = z.strictObject({});
const commit = z.strictObject({ subject: z.string().trim().min(1).max(100), body: z.string().max(100_000) });

/** The calls by which a change leaves the editor. */
export const publishingCalls = {
  /** What visitors will find different. */
  changes: call(z.strictObject({ language: z.enum(reportLanguages) }), async ({ language }, context) =>
    describeChange(context, language),
  ),
  /** What stands before the launch. */
  launch: call(nothing, async (_, context) => launchList(context)),
  /** Commits the edited brand on a new branch, and pushes it. */
  publish: call(commit, async (input, { session, brandsDir, id }) =>
    publishBranch(join(brandsDir, id), { ...input, id, files: session.files }),
  ),
  /** The edited brand as a patch. */
  patch: call(commit, async (input, { session, brandsDir, id }) =>
    Promise.resolve(patchOf(join(brandsDir, id), { ...input, id, files: session.files })),
  ),
  /** The files of the edited brand as a ZIP, in Base64. */
  zip: call(nothing, async (_, { session, id }) =>
    Promise.resolve({ content: zipOf(session, id).toString('base64') }),
  ),
  /** Replaces the files of the brand by those of a ZIP. */
  takeIn: call(z.strictObject({ content: z.base64() }), async ({ content }, { session }) =>
    takeInZip(session, Buffer.from(content, 'base64')),
  ),
} as const;
