import { domainOf, type Emitter, madeBy } from './emitter.ts';

/** GitHub Pages: supports neither rewrites nor headers. */
export const githubPages: Emitter = (rules) => ({
  CNAME: `${domainOf(rules)}\n`,
  'pages.yml': [
    `# ${madeBy(rules)}`,
    '# As .github/workflows/pages.yml of a repository that holds the folders `site` and `hosting` of the bundle.',
    'name: Publish the portal',
    'on:',
    '  push:',
    '    branches: [main]',
    'permissions:',
    '  contents: read',
    '  pages: write',
    '  id-token: write',
    'jobs:',
    '  publish:',
    '    runs-on: ubuntu-latest',
    '    environment: github-pages',
    '    steps:',
    '      - uses: actions/checkout@v4',
    '      - run: cp hosting/github-pages/CNAME site/',
    '      - uses: actions/upload-pages-artifact@v3',
    '        with:',
    '          path: site',
    '      - uses: actions/deploy-pages@v4',
    '',
  ].join('\n'),
});
