import { layerTexts } from './overrides.ts';
import { fallbackLanguage, type Language, type Localized } from './languages.ts';
import caActions from './messages/ca/actions.json' with { type: 'json' };
import caApplications from './messages/ca/applications.json' with { type: 'json' };
import caConditions from './messages/ca/conditions.json' with { type: 'json' };
import caCv from './messages/ca/cv.json' with { type: 'json' };
import caErrors from './messages/ca/errors.json' with { type: 'json' };
import caEvents from './messages/ca/events.json' with { type: 'json' };
import caFrame from './messages/ca/frame.json' with { type: 'json' };
import caGuides from './messages/ca/guides.json' with { type: 'json' };
import caHome from './messages/ca/home.json' with { type: 'json' };
import caLogin from './messages/ca/login.json' with { type: 'json' };
import caNotices from './messages/ca/notices.json' with { type: 'json' };
import caOffers from './messages/ca/offers.json' with { type: 'json' };
import caPassword from './messages/ca/password.json' with { type: 'json' };
import caPlacements from './messages/ca/placements.json' with { type: 'json' };
import caProfile from './messages/ca/profile.json' with { type: 'json' };
import caProgrammes from './messages/ca/programmes.json' with { type: 'json' };
import caProposal from './messages/ca/proposal.json' with { type: 'json' };
import caRegistration from './messages/ca/registration.json' with { type: 'json' };
import caSurveys from './messages/ca/surveys.json' with { type: 'json' };
import caValidation from './messages/ca/validation.json' with { type: 'json' };
import enActions from './messages/en/actions.json' with { type: 'json' };
import enApplications from './messages/en/applications.json' with { type: 'json' };
import enConditions from './messages/en/conditions.json' with { type: 'json' };
import enCv from './messages/en/cv.json' with { type: 'json' };
import enErrors from './messages/en/errors.json' with { type: 'json' };
import enEvents from './messages/en/events.json' with { type: 'json' };
import enFrame from './messages/en/frame.json' with { type: 'json' };
import enGuides from './messages/en/guides.json' with { type: 'json' };
import enHome from './messages/en/home.json' with { type: 'json' };
import enLogin from './messages/en/login.json' with { type: 'json' };
import enNotices from './messages/en/notices.json' with { type: 'json' };
import enOffers from './messages/en/offers.json' with { type: 'json' };
import enPassword from './messages/en/password.json' with { type: 'json' };
import enPlacements from './messages/en/placements.json' with { type: 'json' };
import enProfile from './messages/en/profile.json' with { type: 'json' };
import enProgrammes from './messages/en/programmes.json' with { type: 'json' };
import enProposal from './messages/en/proposal.json' with { type: 'json' };
import enRegistration from './messages/en/registration.json' with { type: 'json' };
import enSurveys from './messages/en/surveys.json' with { type: 'json' };
import enValidation from './messages/en/validation.json' with { type: 'json' };
import esActions from './messages/es/actions.json' with { type: 'json' };
import esApplications from './messages/es/applications.json' with { type: 'json' };
import esConditions from './messages/es/conditions.json' with { type: 'json' };
import esCv from './messages/es/cv.json' with { type: 'json' };
import esErrors from './messages/es/errors.json' with { type: 'json' };
import esEvents from './messages/es/events.json' with { type: 'json' };
import esFrame from './messages/es/frame.json' with { type: 'json' };
import esGuides from './messages/es/guides.json' with { type: 'json' };
import esHome from './messages/es/home.json' with { type: 'json' };
import esLogin from './messages/es/login.json' with { type: 'json' };
import esNotices from './messages/es/notices.json' with { type: 'json' };
import esOffers from './messages/es/offers.json' with { type: 'json' };
import esPassword from './messages/es/password.json' with { type: 'json' };
import esPlacements from './messages/es/placements.json' with { type: 'json' };
import esProfile from './messages/es/profile.json' with { type: 'json' };
import esProgrammes from './messages/es/programmes.json' with { type: 'json' };
import esProposal from './messages/es/proposal.json' with { type: 'json' };
import esRegistration from './messages/es/registration.json' with { type: 'json' };
import esSurveys from './messages/es/surveys.json' with { type: 'json' };
import esValidation from './messages/es/validation.json' with { type: 'json' };

/** Texts in ICU syntax by message id. */
export type Texts = Record<string, string>;

const spanish = {
  actions: esActions,
  applications: esApplications,
  conditions: esConditions,
  cv: esCv,
  errors: esErrors,
  events: esEvents,
  frame: esFrame,
  guides: esGuides,
  home: esHome,
  login: esLogin,
  notices: esNotices,
  offers: esOffers,
  password: esPassword,
  placements: esPlacements,
  profile: esProfile,
  programmes: esProgrammes,
  proposal: esProposal,
  registration: esRegistration,
  surveys: esSurveys,
  validation: esValidation,
};

/** A part of the portal with a catalogue file of its own; the first word of its message ids. */
export type Area = keyof typeof spanish;

export type MessageId = { [A in Area]: keyof (typeof spanish)[A] }[Area] & string;

type Complete = { [A in Area]: Record<keyof (typeof spanish)[A], string> };
type Partly = { [A in Area]: Partial<Record<keyof (typeof spanish)[A], string>> };

const catalan: Complete = {
  actions: caActions,
  applications: caApplications,
  conditions: caConditions,
  cv: caCv,
  errors: caErrors,
  events: caEvents,
  frame: caFrame,
  guides: caGuides,
  home: caHome,
  login: caLogin,
  notices: caNotices,
  offers: caOffers,
  password: caPassword,
  placements: caPlacements,
  profile: caProfile,
  programmes: caProgrammes,
  proposal: caProposal,
  registration: caRegistration,
  surveys: caSurveys,
  validation: caValidation,
};
const english: Partly = {
  actions: enActions,
  applications: enApplications,
  conditions: enConditions,
  cv: enCv,
  errors: enErrors,
  events: enEvents,
  frame: enFrame,
  guides: enGuides,
  home: enHome,
  login: enLogin,
  notices: enNotices,
  offers: enOffers,
  password: enPassword,
  placements: enPlacements,
  profile: enProfile,
  programmes: enProgrammes,
  proposal: enProposal,
  registration: enRegistration,
  surveys: enSurveys,
  validation: enValidation,
};

const texts: Record<Language, Record<Area, Texts>> = { es: spanish, ca: catalan, en: english };

export const areas = Object.keys(spanish) as Area[];

export const messageIds = areas.flatMap((area) => Object.keys(spanish[area])) as MessageId[];

export function isMessageId(id: string): id is MessageId {
  return (messageIds as string[]).includes(id);
}

/** The texts that a language itself has in an area, without fallback. */
export function ownTexts(language: Language, area: Area): Texts {
  return texts[language][area];
}

/**
 * Every text of some areas in a language. A text that the language lacks is the Spanish one, key by key.
 * The wording of a brand replaces the text of its own language, so a Spanish wording also shows where
 * Spanish stands in for a missing text.
 */
export function catalogue(
  language: Language,
  wanted: readonly Area[],
  overrides: Localized<Texts> = {},
): Texts {
  const sources = [...new Set([fallbackLanguage, language])];
  return layerTexts(
    sources.map((source) => ({
      texts: Object.assign({}, ...wanted.map((area) => ownTexts(source, area))) as Texts,
      overrides: overrides[source] ?? {},
    })),
  );
}
