import { branchName } from './branch-name.ts';
import { BrandRepository, type CommittedFile, GitFailed } from './brand-repository.ts';
import { requestAddress } from './request-address.ts';

/** What became of a change. */
export type Published =
  /** The brand is in no repository: its files can be sent otherwise. */
  | { made: false; reason: 'no-repository' }
  | { made: false; reason: 'no-change' }
  /** What git printed. */
  | { made: false; reason: 'git'; says: string }
  | {
      made: true;
      branch: string;
      /** The change for `git am`. */
      patch: string;
      /** The page on which the host opens the request, where the branch was pushed to a known one. */
      address?: string;
      /** Output of git when the branch could not be pushed; the branch is in the repository all the same. */
      notPushed?: string;
    };

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
export function publishBranch(folder: string, { id, files, subject, body }: Change): Published {
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
  const published = { made: true, branch, patch: repository.patch(commit) } as const;
  try {
    const remote = repository.push(branch);
    const address = requestAddress(remote, { branch, into: repository.mainBranch, title: subject, body });
    return { ...published, ...(address !== undefined && { address }) };
  } catch (error) {
    if (error instanceof GitFailed) return { ...published, notPushed: error.message };
    throw error;
  }
}
