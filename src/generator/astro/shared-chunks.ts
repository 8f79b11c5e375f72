/** Modules that the frame of every page needs at once. Others join them only if these import them. */
const frame = [
  /\/node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores|intl-messageformat|@formatjs)\//,
  /\/src\/i18n\/(?:formatter|languages|relative-time)\.ts$/,
  /\/src\/routing\/(?:page-addresses|pattern)\.ts$/,
  /\/src\/session\/(?:session|token)\.ts$/,
  /\/src\/shared\/(?:storage|local-host|theme-choice)\.ts$/,
  /\/src\/shell\/(?:islands\/(?:page|page-context|react-client)|use-browser-value|use-signed-in-code)\.tsx?$/,
  /\/src\/stores\/(?:language|local-storage|messages|server|session|session-clock|storage)\.ts$/,
  /\/src\/ui\/(?:Button|Dialog|Icon|Question)\.tsx$/,
  /icon:(?:x|menu|globe|log-in)$/,
  /vite\/preload-helper/,
  /rolldown\/runtime/,
];

/** What every form is made of. */
const form = [
  /\/src\/ui\/form\//,
  /\/src\/api\/validation\/(?:email|rule|text)\.ts$/,
  /\/src\/stores\/drafts\.ts$/,
];

/** What every call to the server needs; loaded with the first one. */
const contract = [
  /\/node_modules\/zod\//,
  /\/src\/api\/(?:call|envelope|fields|wire)\.ts$/,
  /\/src\/api\/calls\/parameters\.ts$/,
  /\/src\/api\/client\/(?:base-address|call|leaving|result|retry)\.ts$/,
  /\/src\/stores\/server-client\.ts$/,
];

const isOneOf =
  (patterns: readonly RegExp[]) =>
  (moduleId: string): boolean =>
    patterns.some((pattern) => pattern.test(moduleId));

/**
 * Files for browsers that are not left to the bundler: what all pages load is one file instead of thirty, each of which
 * would wait for its turn on a slow connection. What both need belongs to the frame.
 */
export const sharedChunks = [
  { name: 'frame', test: isOneOf(frame), priority: 2 },
  { name: 'form', test: isOneOf(form), priority: 1 },
  { name: 'contract', test: isOneOf(contract), priority: 1 },
];
