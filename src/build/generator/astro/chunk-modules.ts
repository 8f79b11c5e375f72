/** Modules that are put into one file for browsers, by where they stand. A test holds each entry against what there is. */
export interface ChunkModules {
  name: string;
  /** A module of two chunks belongs to the one with the higher priority. */
  priority: number;
  /** Packages with all their modules; a scope stands for its packages. */
  packages?: readonly string[];
  /** Modules of `src/` without their ending, folders with a slash at the end. */
  modules: readonly string[];
  icons?: readonly string[];
  /** What the bundler adds by itself. */
  virtual?: readonly string[];
}

/**
 * Files for browsers that are not left to the bundler: what all pages load is one file instead of thirty, each of which
 * would wait for its turn on a slow connection. What several need belongs to the frame.
 */
export const chunkModules: readonly ChunkModules[] = [
  {
    // What the frame of every page needs at once. Others join it only if these import them.
    name: 'frame',
    priority: 2,
    packages: [
      'react',
      'react-dom',
      'scheduler',
      '@formatjs/fast-memoize',
      '@formatjs/icu-messageformat-parser',
      '@formatjs/intl',
      'intl-messageformat',
      'nanostores',
      '@nanostores/react',
      '@nanostores/persistent',
    ],
    modules: [
      'core/brand/services',
      'core/contract/account-refusals',
      'core/i18n/formatter',
      'core/i18n/languages',
      'core/i18n/moment',
      'core/routing/page-addresses',
      'core/routing/pattern',
      'core/model/people',
      'portal/data/session/session',
      'portal/data/session/token',
      'core/shared/storage',
      'core/shared/local-host',
      'core/shared/theme-choice',
      'portal/ui/FrameDialog',
      'portal/frame/dialogs/FrameDialogs',
      'portal/frame/dialogs/OfflineDialog',
      'portal/frame/dialogs/use-online',
      'portal/frame/header/Greeting',
      'portal/frame/header/Header',
      'portal/frame/header/LanguageSwitch',
      'portal/frame/header/Menu',
      'portal/frame/header/ThemeToggle',
      'portal/frame/header/shrink',
      'portal/frame/header/theme',
      'portal/frame/header/use-shrunk',
      'portal/island/import-when-there',
      'portal/island/page',
      'portal/island/page-json',
      'portal/island/page-context',
      'portal/island/react-client',
      'portal/frame/menu/SideMenu',
      'portal/frame/menu/public-menu',
      'portal/frame/menu/side-menu-id',
      'portal/frame/menu/use-drawer',
      'portal/frame/messages/Messages',
      'portal/frame/messages/carry-messages',
      'portal/messages/load-banners',
      'portal/frame/notifications/Notifications',
      'portal/frame/offline/register-worker',
      'portal/frame/trusted-types',
      'portal/island/use-browser-value',
      'portal/island/use-lasting-code',
      'portal/island/use-signed-in-code',
      'portal/data/connected-page',
      'portal/data/dark-mode',
      'portal/data/language',
      'portal/data/local-storage',
      'portal/data/messages',
      'portal/data/session',
      'portal/data/storage',
      'portal/theme/breakpoints',
      'portal/ui/Button',
      'portal/ui/Dialog',
      'portal/ui/Icon',
      'portal/ui/Question',
    ],
    icons: ['x', 'menu', 'globe', 'log-in', 'log-out', 'moon', 'sun', 'circle-user-round', 'cloud-off'],
    virtual: ['vite/preload-helper', 'rolldown/runtime'],
  },
  {
    // What every form is made of.
    name: 'form',
    priority: 1,
    modules: ['portal/forms/form/'],
  },
  {
    // What forms share with pages that only look at what was filled in.
    name: 'rules',
    priority: 2,
    modules: [
      'core/contract/validation/email',
      'core/contract/validation/rule',
      'core/contract/validation/text',
    ],
  },
  {
    // The way to the server, for pages that may ask it something.
    name: 'calls',
    priority: 1,
    modules: ['portal/data/account-refusal', 'portal/data/ahead/asked', 'portal/data/server'],
  },
  {
    // What every call to the server needs; loaded with the first one.
    name: 'contract',
    priority: 1,
    modules: [
      'core/contract/call',
      'core/contract/constants',
      'core/contract/envelope',
      'core/contract/fields',
      'core/contract/wire',
      'core/contract/calls/parameters',
      'portal/data/client/base-address',
      'portal/data/client/call',
      'portal/data/client/headers',
      'portal/data/client/leaving',
      'portal/data/client/result',
      'portal/data/client/retry',
      'portal/data/client/schemas',
      'portal/data/client/schemas/',
      'portal/data/server-client',
    ],
  },
  {
    // What every page of people who are signed in needs, whichever half is theirs.
    name: 'signed-in',
    priority: 1,
    modules: [
      'portal/frame/dialogs/MandatoryPopup',
      'portal/frame/dialogs/SignedInDialogs',
      'portal/frame/dialogs/popup',
      'portal/frame/dialogs/use-ending-session',
      'portal/frame/menu/EntryList',
      'portal/frame/menu/side-entry',
      'portal/frame/menu/use-count',
      'portal/frame/notifications/NotificationBell',
      'portal/frame/notifications/use-title-count',
      'portal/island/use-last-session',
      'portal/island/use-answer',
      'core/contract/calls/missing-data',
      'core/contract/calls/notifications',
      'core/contract/calls/survey-lists',
      'core/contract/entities/document',
      'core/contract/entities/missing-data',
      'core/contract/entities/notification',
      'core/contract/entities/survey-entry',
      'portal/data/ahead/ask',
      'portal/data/answers',
      'portal/data/kept-for',
      'portal/data/kept-value',
      'portal/data/portal-answers',
      'portal/data/session-clock',
      'portal/messages/ActionError',
      'portal/messages/page-state/AnswerRemarks',
      'portal/messages/page-state/FailedRead',
      'portal/messages/page-state/use-failure',
      'portal/messages/standpoint',
      'portal/messages/use-standpoint',
    ],
    icons: [
      'bell',
      'book-open',
      'briefcase',
      'briefcase-business',
      'building',
      'calendar-days',
      'clipboard-list',
      'compass',
      'file-text',
      'graduation-cap',
      'handshake',
      'hash',
      'list-checks',
      'map-pin',
      'school',
    ],
  },
  {
    // What the frame of companies is made of.
    name: 'company-frame',
    priority: 1,
    modules: [
      'core/contract/entities/process',
      'portal/data/lasting-draft',
      'portal/frame/menu/CompanyEntries',
      'portal/frame/menu/SignOutQuestion',
      'portal/frame/menu/company-menu',
      'portal/frame/menu/use-education-count',
    ],
  },
  {
    // What forms share with pages that have none.
    name: 'common',
    priority: 2,
    modules: [
      'core/brand/field-flags',
      'portal/data/drafts',
      'portal/data/unkept',
      'portal/island/saves-data',
    ],
    icons: ['chevron-right', 'circle-alert', 'circle-check', 'eye', 'eye-off', 'triangle-alert'],
  },
  {
    // The domain lists, of which any page may ask ahead.
    name: 'domains',
    priority: 1,
    modules: [
      'core/contract/calls/domains',
      'core/contract/entities/domain-lists',
      'portal/data/client/domain-cache',
      'portal/data/client/domains',
      'portal/data/client/sort-domain',
      'portal/data/domain-lists',
      'portal/island/domain/',
    ],
  },
  {
    // What students and companies alike see of a proposed placement.
    name: 'placement-request',
    priority: 1,
    modules: ['core/contract/entities/placement-request'],
  },
  {
    // What students and companies alike see of placements and programmes, and their links to files of the server.
    name: 'placements',
    priority: 1,
    modules: [
      'core/contract/calls/programmes',
      'core/contract/entities/paging',
      'core/contract/entities/placement',
      'core/contract/entities/programme',
      'portal/data/client/server-address',
      'portal/island/server-link/',
    ],
  },
  {
    // What students and companies alike see of offers and applications.
    name: 'offers',
    priority: 1,
    modules: [
      'core/contract/entities/application',
      'core/contract/entities/offer',
      'core/i18n/relative-time',
      'core/model/monogram',
      'core/model/offers',
    ],
    icons: ['calendar', 'hourglass'],
  },
  {
    // What students and companies alike need to show what others wrote, and to load the next page ahead.
    name: 'written',
    priority: 1,
    modules: [
      'portal/island/language/WrittenText',
      'portal/island/language/use-text-language',
      'portal/island/use-ahead',
    ],
  },
  {
    // What the menu of students and the cards of offers and events are made of, with the calls that count for them.
    name: 'student',
    priority: 0,
    modules: [
      'portal/frame/menu/AccountDeletion',
      'portal/frame/menu/StudentEntries',
      'portal/frame/menu/counted-offers',
      'portal/frame/menu/student-menu',
      'portal/frame/menu/use-student-counts',
      'portal/pieces/event-card/',
      'portal/pieces/offer-card/',
      'core/model/events',
      'core/model/weekly-sheets',
      'portal/pieces/pre-enrolment/AnswerButtons',
      'core/contract/calls/student-offers',
      'core/contract/calls/student-placements',
      'core/contract/validation/own-studies',
      'portal/data/cv-summary',
      'portal/data/placement-count',
      'portal/data/saved',
      'portal/pieces/offer-search/use-news',
      'portal/pieces/offer-search/use-saved',
    ],
    icons: ['arrow-right', 'clock', 'send', 'tag', 'user-round-x'],
  },
];
