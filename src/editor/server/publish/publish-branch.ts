import type { Patched, Published } from '#editor/protocol/publishing.ts';
import { branchName } from './branch-name.ts';
import { BrandRepository, type CommittedFile, GitFailed } from './brand-repository.ts';
import { requestAddress } from './request-address.ts';

/** A commit of a brand to publish. */
export interface Change {
  id: string;
  files: readonly CommittedFile[];
  subject: string;
  body: string;
}

/**
 * Commits a brand on a new branch, and pushes it.
 * @param folder absolute path of the brand
 */
export async function publishBranch(
  folder: string,
  { id, files, subject, body }: Change,
): Promise<Published> {
  const repository = BrandRepository.of(folder);
  if (!repository) return { made: false, reason: 'no-repository' };
  const branch = repository.freeBranch(branchName(id, new Date().toISOString().slice(0, 10), subject));
  let commit: string | undefined;
  try {
    commit = repository.commit({ files, branch, subject, ...(body !== '' && { body }) });
  } catch (error) {
    if (error instanceof GitFailed) return { made: false, reason: 'git', says: error.message };
    throw error;
  }
  if (commit === undefined) return { made: false, reason: 'no-change' };
  const published = { made: true, branch } as const;
  try {
    const remote = await repository.push(branch);
    const address = requestAddress(remote, { branch, into: repository.mainBranch, title: subject, body });
    return { ...published, ...(address !== undefined && { address }) };
  } catch (error) {
    if (error instanceof GitFailed) return { ...published, notPushed: error.message };
    throw error;
  }
}

/**
 * The change as a patch for `git am`. The repository gets no branch.
 * @param folder absolute path of the brand
 */
export function patchOf(folder: string, { files, subject, body }: Change): Patched {
  const repository = BrandRepository.of(folder);
  if (!repository) return { made: false, reason: 'no-repository' };
  try {
    const commit = repository.commit({ files, subject, ...(body !== '' && { body }) });
    if (commit === undefined) return { made: false, reason: 'no-change' };
    return { made: true, patch: repository.patch(commit) };
  } catch (error) {
    if (error instanceof GitFailed) return { made: false, reason: 'git', says: error.message };
    throw error;
  }
}
