import { remark } from 'remark';
import validateLinks from 'remark-validate-links';
import { engine, type Context, type Options } from 'unified-engine';
import { documentsOf } from './markdown-paths.ts';

/** Links of documents to files and headings that do not exist, each with the place. */
export async function brokenLinks(root: string): Promise<string[]> {
  const options: Options = {
    cwd: root,
    files: documentsOf(root),
    processor: remark(),
    // The types of the engine know no plugin with options.
    plugins: [[validateLinks as never, { repository: false, root }]],
    out: false,
    reporter: () => '',
  };
  const { fileSet } = await new Promise<Context>((resolve, reject) =>
    engine(options, (error, _, context) => {
      if (context) resolve(context);
      else reject(error ?? new Error('remark read no documents'));
    }),
  );
  return fileSet.files.flatMap(({ path, messages }) =>
    messages.map(
      ({ line, reason }) => `${path}:${line} has a broken link. ${reason.replace(/;.*/, '')}: mend it.`,
    ),
  );
}
