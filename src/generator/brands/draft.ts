import type { ReportText } from '#generator/diagnostics/report-text.ts';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { Edit, Location, Diagnostic, Severity } from '#generator/diagnostics/problem.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { UniqueIdentifiers } from './rules/unique-identifiers.ts';

/** Keys and list positions that lead to a setting, e.g. `['footer', 'enlaces', 'es', 0, 'url']`. */
export type SettingPath = readonly (string | number)[];

type RequiredKey =
  | 'id'
  | 'nombre'
  | 'nombreCorto'
  | 'institucion'
  | 'descripcion'
  | 'organismo'
  | 'logo'
  | 'dominio_produccion'
  | 'apiProduccion';

/** Settings with defaults; required ones can still be missing. */
export type DraftSettings = Omit<BrandSettings, RequiredKey | 'colores' | 'contacto'> &
  Partial<Pick<BrandSettings, RequiredKey>> & {
    colores?: Partial<BrandSettings['colores']>;
    contacto?: Partial<BrandSettings['contacto']>;
  };

/** Source of a setting's value: the brand's own file, a base that it extends, or the default. */
export type Origin = 'brand' | 'base' | 'default';

/**
 * A brand after inheritance and validation, before the rules. Invalid settings have been reported already and are
 * replaced by their defaults, so rules see only valid values and nothing is reported twice.
 */
export interface BrandDraft {
  id: string;
  /** Absolute path of the folder that holds all brands. */
  brandsDir: string;
  /** Absolute path of the brand's own folder. */
  folder: string;
  /** Absolute paths: the brand's own folder first, then its bases from the nearest to the farthest. */
  folders: readonly string[];
  /** Absolute path of a folder that caches checks of pictures; without it nothing is cached. */
  knownPictures?: string;
  settings: DraftSettings;
  origin(path: SettingPath): Origin;
  /**
   * False if the setting, or something inside it, is invalid and has been reported: it then has its default.
   */
  isSound(path: SettingPath): boolean;
  /** Absolute path of the folder whose brand.yaml sets the value; the brand's own for a default. */
  folderOf(path: SettingPath): string;
  /**
   * Location of a setting, in the file that sets it (perhaps a base's). For a default, the nearest enclosing key, at
   * last the top of the brand's own file.
   */
  locate(path: SettingPath, what?: 'key' | 'value'): Location;
}

/**
 * One check of one brand. It reads the draft and files of its folders and never throws for an invalid brand. The same
 * problem found through two brands (same code, location and texts) is reported once, so texts about inherited settings
 * must not name the brand.
 */
export type BrandRule = (draft: BrandDraft) => Diagnostic[] | Promise<Diagnostic[]>;

/** A check across all brands of the folder. */
export type CrossRule = (identifiers: readonly UniqueIdentifiers[]) => Diagnostic[];

/** Code and texts of a problem, before it has a location. */
export interface ProblemTexts {
  code: ProblemCode;
  what: ReportText;
  why?: ReportText;
  fix?: ReportText;
  /** Default: error. A warning never stops a build. */
  severity?: Severity;
  related?: { location: Location; note: ReportText }[];
  /** Text that replaces the marked range, if this alone repairs the problem. */
  replacement?: string;
  /** Edits elsewhere that repair the problem. */
  repair?: readonly Edit[];
}

/** Converts the replacement of the marked range to a repair. */
export function withRepair(location: Location, texts: ProblemTexts): Omit<ProblemTexts, 'replacement'> {
  const { replacement, ...rest } = texts;
  const { endLine, endColumn } = location;
  if (replacement === undefined || endLine === undefined || endColumn === undefined) return rest;
  return { ...rest, repair: [{ location: { ...location, endLine, endColumn }, text: replacement }] };
}

/** Makes a problem of the draft at any location: in a file of its folders, or at a setting. */
export function problem(draft: BrandDraft, location: Location, texts: ProblemTexts): Diagnostic {
  return { severity: 'error', ...withRepair(location, texts), location, brands: [draft.id] };
}

/** Makes a problem at a setting of the draft. */
export function problemAt(
  draft: BrandDraft,
  path: SettingPath,
  texts: ProblemTexts,
  what: 'key' | 'value' = 'value',
): Diagnostic {
  return { ...problem(draft, draft.locate(path, what), texts), setting: path };
}

/**
 * Chooses the setting to point at for a mistake of several settings: the first one set by the brand itself, else by a
 * base, else the first.
 */
export function mostSpecificPath(
  draft: BrandDraft,
  paths: readonly [SettingPath, ...SettingPath[]],
): SettingPath {
  const firstFrom = (origin: Origin) => paths.find((path) => draft.origin(path) === origin);
  return firstFrom('brand') ?? firstFrom('base') ?? paths[0];
}

/** A setting in path notation: `footer.enlaces.es[0].url`. */
export function settingName(path: SettingPath): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  );
}
