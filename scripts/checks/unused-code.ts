import { join, relative } from 'node:path';
import { createOptions, createSession, type Issue, type IssueType, type Results } from 'knip/session';

/** What to do about each kind of thing that nothing uses. */
const sentences: Partial<Record<IssueType, (it: Issue, at: string) => string>> = {
  files: (_, at) => `${at} is imported by nobody: take it away, or tell knip.ts what finds it.`,
  exports: ({ symbol }, at) =>
    `${at} exports ${symbol}, which nobody imports: take "export" away, or it altogether.`,
  types: ({ symbol }, at) => `${at} exports the type ${symbol}, which nobody uses: take it away.`,
  duplicates: ({ symbol }, at) => `${at} exports one thing by several names (${symbol}): keep one.`,
  dependencies: ({ symbol }) => `package.json lists ${symbol}, which nothing uses: npm uninstall ${symbol}`,
  devDependencies: ({ symbol }) =>
    `package.json lists ${symbol}, which nothing uses: npm uninstall ${symbol}`,
  unlisted: ({ symbol }, at) =>
    `${at} imports ${symbol}, which package.json lacks: npm install --save-exact ${symbol}`,
  unresolved: ({ symbol }, at) => `${at} imports ${symbol}, which does not exist.`,
};

/**
 * Files, exports and packages that nothing uses, packages that are used and not listed, and lines of the configuration
 * that are needed no longer, as knip finds them.
 */
export async function unusedCode(root: string, config = join(root, 'knip.ts')): Promise<string[]> {
  const find = async (isProduction: boolean): Promise<Results> => {
    const options = { cwd: root, args: { config }, isProduction, isSession: true, isShowProgress: false };
    return (await createSession(await createOptions(options))).getResults();
  };
  const { issues, configurationHints } = await find(false);
  const { issues: withoutTests } = await find(true);
  const all = Object.entries(sentences).flatMap(([type, sentence]) =>
    Object.values(issues[type as IssueType])
      .flatMap((ofFile) => Object.values(ofFile))
      .map((it) =>
        sentence(it, `${relative(root, it.filePath)}${it.line === undefined ? '' : `:${it.line}`}`),
      ),
  );
  const ofTests = Object.keys(withoutTests.files)
    .filter((path) => !(path in issues.files))
    .map((path) => `${path} is imported by nobody but tests: take it away, or put it into tests/.`);
  const hints = configurationHints.map(
    ({ type, identifier }) => `knip.ts has ${String(identifier)} without need (${type}): take it away.`,
  );
  return [...all, ...ofTests, ...hints].sort();
}
