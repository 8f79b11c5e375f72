/** Modules that the frame of every page needs at once. Others join them only if these import them. */
const frame = [
  /\/node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores|intl-messageformat|@formatjs)\//,
  /\/src\/i18n\/(?:formatter|languages|relative-time)\.ts$/,
  /\/src\/routing\/(?:page-addresses|pattern)\.ts$/,
  /\/src\/session\/(?:session|token)\.ts$/,
  /\/src\/shared\/(?:storage|local-host|theme-choice)\.ts$/,
  /\/src\/shell\/(?:islands\/(?:page|page-context|react-client)|menu\/side-menu-id|use-browser-value|use-signed-in-code)\.tsx?$/,
  /\/src\/stores\/(?:language|local-storage|messages|server|session|session-clock|storage)\.ts$/,
  /\/src\/ui\/(?:Button|Dialog|Icon|Question)\.tsx$/,
  /icon:(?:x|menu|globe|log-in|book-open|graduation-cap)$/,
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
  /\/src\/api\/(?:call|constants|envelope|fields|wire)\.ts$/,
  /\/src\/api\/calls\/parameters\.ts$/,
  /\/src\/api\/client\/(?:base-address|call|leaving|result|retry)\.ts$/,
  /\/src\/stores\/server-client\.ts$/,
];

/** What the menu of signed-in people and the cards of offers and events are made of, with the calls that count for them. */
const signedIn = [
  /\/src\/shell\/menu\/(?:EntryList|SideEntries|company-menu|side-entry|student-menu|use-counts)\.tsx?$/,
  /\/src\/shell\/(?:event-card|offer-card|weekly-sheets)\//,
  /\/src\/shell\/pre-enrolment\/AnswerButtons\.tsx$/,
  /\/src\/shell\/use-last-session\.ts$/,
  /\/src\/api\/calls\/(?:notifications|student-offers|student-placements|survey-lists)\.ts$/,
  /\/src\/stores\/(?:answers|kept-value|placement-count|portal-answers)\.ts$/,
  /\/src\/shell\/islands\/use-answer\.ts$/,
  /icon:(?:arrow-right|briefcase|calendar|calendar-days|clipboard-list|file-text|hash|hourglass|map-pin|send|user-round-x)$/,
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
  { name: 'signed-in', test: isOneOf(signedIn), priority: 0 },
];
