import { type Emitter, HostLimit, madeBy } from './emitter.ts';
import { placeholderOf } from './patterns.ts';

/** Default limits of GitLab Pages. */
const limits = { rules: 1000, bytes: 64 * 1024 };

/**
 * GitLab Pages: `_redirects` belongs into the published folder, files precede it. Custom headers are not supported.
 */
export const gitlabPages: Emitter = (rules) => {
  const redirects = rules.rewrites.map(({ pattern, file }) => `${placeholderOf(pattern)} /${file} 200`);
  const text = [`# ${madeBy(rules)}`, ...redirects, ''].join('\n');
  if (redirects.length > limits.rules || Buffer.byteLength(text) > limits.bytes)
    throw new HostLimit('GitLab Pages', rules, {
      'addresses with an id': [redirects.length, limits.rules],
      'bytes of rules': [Buffer.byteLength(text), limits.bytes],
    });
  return {
    _redirects: text,
    'gitlab-ci.yml': [
      `# ${madeBy(rules)}`,
      '# As .gitlab-ci.yml of a repository that holds the folders `site` and `hosting` of the bundle.',
      'pages:',
      '  stage: deploy',
      '  script:',
      '    - cp -a site public',
      '    - cp hosting/gitlab-pages/_redirects public/',
      '  artifacts:',
      '    paths: [public]',
      '',
    ].join('\n'),
  };
};
