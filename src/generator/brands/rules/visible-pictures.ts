import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { AssetFile } from '#core/brand/brand.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { LogoSetting } from '#generator/theme/logos.ts';
import { assetsOf, namedFiles } from '../assets.ts';
import { problemAt, settingName } from '../draft.ts';
import type { BrandDraft, BrandRule, SettingPath } from '../draft.ts';
import { shareAbove, type VisibleColour, visibleColours } from '../files/visible-colours.ts';
import { visibleExtent } from '../files/visible-extent.ts';
import { describePlaces, shownLogos } from './shown-logos.ts';

/** Contrast below which a colour cannot be told from its ground, as pale yellow from white. */
const tellingRatio = 1.6;

/** Least share of a logo that must be told from its ground. */
const tellingShare = 0.02;

/** Sizes of the places that pictures fill, in CSS pixels. */
const places = {
  background: { width: 800, height: 600 },
  icon: { width: 180, height: 180 },
  seal: { width: 160, height: 56 },
} as const;

/** Minimum size of a picture: it fills one side of its place, or both sides of a covered place. */
function leastSize(draft: BrandDraft, path: SettingPath): { width: number; height: number; covers?: true } {
  const name = settingName(path);
  if (/background$|^motivo$/.test(name)) return { ...places.background, covers: true };
  if (name === 'icono') return { ...places.icon, covers: true };
  if (name.startsWith('footer.sellos')) return places.seal;
  const height = draft.settings.logoSize;
  return { width: height * 3, height };
}

function small(draft: BrandDraft, path: SettingPath, file: AssetFile): Diagnostic[] {
  const { size, extension } = file;
  if (!size || extension === 'svg') return [];
  const { width, height, covers } = leastSize(draft, path);
  const [isNarrow, isLow] = [size.width < width, size.height < height];
  if (covers ? !isNarrow && !isLow : !isNarrow || !isLow) return [];
  const setting = settingName(path);
  const values = { setting, wide: size.width, high: size.height, width, height };
  return [
    problemAt(draft, path, {
      code: 'small-picture',
      severity: 'warning',
      ...explanation('rules.smallPicture', values),
    }),
  ];
}

/** Least share of the height of a logo that its drawing fills. */
const leastDrawn = 0.5;

/** A logo with wide margins above and below, tiny at the height of the header. */
async function margins(draft: BrandDraft, path: SettingPath, file: AssetFile): Promise<Diagnostic[]> {
  if (!/^logo/.test(settingName(path))) return [];
  const { height } = await visibleExtent(file.path, file.extension === 'svg' ? file.size : undefined);
  if (height >= leastDrawn) return [];
  const values = { setting: settingName(path), share: Math.max(1, Math.round(height * 100)) };
  return [
    problemAt(draft, path, {
      code: 'small-picture',
      severity: 'warning',
      ...explanation('rules.wideMargins', values),
    }),
  ];
}

const empty = (draft: BrandDraft, path: SettingPath): Diagnostic =>
  problemAt(draft, path, {
    code: 'empty-picture',
    ...explanation('rules.emptyPicture', { setting: settingName(path) }),
  });

async function faintLogos(
  draft: BrandDraft,
  coloursOf: (file: AssetFile) => Promise<readonly VisibleColour[]>,
): Promise<Diagnostic[]> {
  const { value: assets } = await assetsOf(draft);
  const logos = Map.groupBy(await shownLogos(draft), ({ setting }) => setting);
  const found: Diagnostic[] = [];
  for (const [setting, shown] of logos) {
    const file = assets[draft.settings[setting] ?? ''];
    const colours = file ? await coloursOf(file) : [];
    // A logo in one colour has been painted for its ground.
    const faint = shown.filter(
      ({ colour, ground }) =>
        colour === undefined &&
        colours.length > 0 &&
        shareAbove(colours, ground, tellingRatio) < tellingShare,
    );
    const [first] = faint;
    if (!first) continue;
    const where = describePlaces(faint);
    const values = { setting, where, ground: first.ground };
    const isDark = faint.every(({ mode }) => mode === 'dark');
    const fix = isDark
      ? reportText('rules.faintLogo.light')
      : reportText('rules.faintLogo.dark', { other: otherSetting(setting) });
    found.push(
      problemAt(draft, [setting], {
        code: 'faint-logo',
        severity: 'warning',
        ...explanation('rules.faintLogo', values),
        fix,
      }),
    );
  }
  return found;
}

/** The setting for a version of the logo that is drawn for dark grounds. */
const otherSetting = (setting: LogoSetting): LogoSetting =>
  setting === 'logoencabezado' ? 'logoencabezadoOscuro' : 'logoOscuro';

/** Reports pictures that nobody can see: without a visible pixel, too small for their place, in the colour behind them. */
export const visiblePictures: BrandRule = async (draft) => {
  const { value: assets } = await assetsOf(draft);
  const seen = new Map<string, Promise<readonly VisibleColour[]>>();
  const coloursOf = (file: AssetFile): Promise<readonly VisibleColour[]> => {
    const size = file.extension === 'svg' ? file.size : undefined;
    const colours = seen.get(file.sha256) ?? visibleColours(file.path, size, draft.knownPictures);
    seen.set(file.sha256, colours);
    return colours;
  };
  const found: Diagnostic[] = [];
  const reported = new Set<string>();
  for (const { path, name, use } of namedFiles(draft)) {
    const file = assets[name];
    if (!file?.size || (use !== 'picture' && use !== 'icon')) continue;
    const colours = await coloursOf(file);
    const faults =
      colours.length === 0
        ? [empty(draft, path)]
        : [...small(draft, path, file), ...(await margins(draft, path, file))];
    // The same file in two settings is one picture to make again.
    found.push(...faults.filter(({ code }) => !reported.has(`${code} ${file.path}`)));
    for (const { code } of faults) reported.add(`${code} ${file.path}`);
  }
  return [...found, ...(await faintLogos(draft, coloursOf))];
};
