import type { ReportText } from '#generator/diagnostics/report-text.ts';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { Edit, Location, Diagnostic, Severity } from '#generator/diagnostics/problem.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { UniqueIdentifiers } from './rules/unique-identifiers.ts';

/** Keys and list positions that lead to a setting, e.g. `['footer', 'enlaces', 'es', 0, 'url']`. */
export type SettingPath = readonly (string | number)[];

type Needed =
  | 'id'
  | 'nombre'
  | 'nombreCorto'
  | 'institucion'
  | 'descripcion'
  | 'organismo'
  | 'logo'
  | 'dominio_produccion'
  | 'apiProduccion';

/** Settings with defaults, where what every brand must have can still be missing. */
export type DraftSettings = Omit<BrandSettings, Needed | 'colores' | 'contacto'> &
  Partial<Pick<BrandSettings, Needed>> & {
    colores?: Partial<BrandSettings['colores']>;
    contacto?: Partial<BrandSettings['contacto']>;
  };

/** Who decided the value of a setting: the brand's own file, a base that it extends, or the default. */
export type Origin = 'brand' | 'base' | 'default';

/**
 * A brand after inheritance and validation, before the rules.
 * Settings that are wrong have been reported already and are left out (their default stands in),
 * so rules see only values of the right shape and nothing is reported twice.
 */
export interface BrandDraft {
  id: string;
  /** Absolute path of the folder that holds all brands. */
  brandsDir: string;
  /** Absolute path of the brand's own folder. */
  folder: string;
  /** Absolute paths: the brand's own folder first, then its bases from the nearest to the farthest. */
  folders: readonly string[];
  /** Absolute path of a folder that keeps what was found of pictures; without it nothing is kept. */
  knownPictures?: string;
  settings: DraftSettings;
  origin(path: SettingPath): Origin;
  /** False when something is wrong with the setting (or inside it) and has been reported: its default stands in. */
  isSound(path: SettingPath): boolean;
  /** Absolute path of the folder whose brand.yaml wrote the setting; the brand's own for a default. */
  folderOf(path: SettingPath): string;
  /**
   * Place of a setting, in the file that wrote it (perhaps a base's).
   * For what nobody wrote it is the nearest enclosing key, at last the top of the brand's own file.
   */
  locate(path: SettingPath, what?: 'key' | 'value'): Location;
}

/**
 * One check of one brand. It reads the draft and files of its folders and never throws for a bad brand.
 * The same problem found through two brands (same code, place and texts) is reported once,
 * so texts about something inherited must not name the brand.
 */
export type BrandRule = (draft: BrandDraft) => Diagnostic[] | Promise<Diagnostic[]>;

/** A check over all brands of the folder. */
export type CrossRule = (claims: readonly UniqueIdentifiers[]) => Diagnostic[];

export interface ProblemTexts {
  code: ProblemCode;
  what: ReportText;
  why?: ReportText;
  fix?: ReportText;
  /** Default: error. A warning never stops a build. */
  severity?: Severity;
  related?: { location: Location; note: ReportText }[];
  /** What to write at the place of the problem, where this alone puts it right. */
  replacement?: string;
  /** The edits that put it right elsewhere. */
  repair?: readonly Edit[];
}

/** The texts with the replacement of a marked stretch as an edit. */
export function repaired(location: Location, texts: ProblemTexts): Omit<ProblemTexts, 'replacement'> {
  const { replacement, ...rest } = texts;
  const { endLine, endColumn } = location;
  if (replacement === undefined || endLine === undefined || endColumn === undefined) return rest;
  return { ...rest, repair: [{ location: { ...location, endLine, endColumn }, text: replacement }] };
}

/** A problem of the draft at any place: a file of its folders, or a setting. */
export function problem(draft: BrandDraft, location: Location, texts: ProblemTexts): Diagnostic {
  return { severity: 'error', ...repaired(location, texts), location, brands: [draft.id] };
}

/** A problem at a setting of the draft. */
export function problemAt(
  draft: BrandDraft,
  path: SettingPath,
  texts: ProblemTexts,
  what: 'key' | 'value' = 'value',
): Diagnostic {
  return { ...problem(draft, draft.locate(path, what), texts), setting: path };
}

/**
 * Of several settings that belong to one mistake, the one to point at: what the brand itself wrote,
 * else what a base wrote, else the first.
 */
export function mostOwn(draft: BrandDraft, paths: readonly [SettingPath, ...SettingPath[]]): SettingPath {
  const ownedBy = (origin: Origin) => paths.find((path) => draft.origin(path) === origin);
  return ownedBy('brand') ?? ownedBy('base') ?? paths[0];
}

/** A setting as people write it: `footer.enlaces.es[0].url`. */
export function settingName(path: SettingPath): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  );
}
