import type { BrandSettings } from '#core/brand/brand.ts';
import { textRatio } from './brand-colors.ts';
import { contrast, formatColor, parseColor } from './color.ts';
import type { Fill } from './fill.ts';

/** Custom properties and their values. */
export type Properties = Readonly<Record<string, string>>;

const corners: Record<BrandSettings['esquinas'], Properties> = {
  rectas: { '--radius': '0', '--radius-large': '0', '--radius-button': '0' },
  // The defaults of _scale.scss.
  suaves: {},
  redondas: { '--radius': '0.875rem', '--radius-large': '1.5rem', '--radius-button': '2rem' },
};

// Only the spacing between components: the height of a card's content must stay that of its skeleton.
const spacings: Record<BrandSettings['densidad'], Properties> = {
  compacta: { '--space-6': '1.5rem', '--space-7': '2.25rem', '--space-8': '3.25rem' },
  normal: {},
  amplia: { '--space-6': '2.5rem', '--space-7': '4rem', '--space-8': '5.5rem' },
};

/** Custom properties of corners and spacing. */
export function cornerAndSpacingProperties({
  esquinas,
  densidad,
}: Pick<BrandSettings, 'esquinas' | 'densidad'>): Properties {
  return { ...corners[esquinas], ...spacings[densidad] };
}

export type Motif = 'fondo' | 'marca' | 'ninguno' | { file: string };

/**
 * Resolves the artwork of the home page: `fondo` the background picture, `marca` a pattern of the icon, `ninguno`
 * nothing, else a file. Default: `fondo` if the background is a picture, else `marca`.
 */
export function motifOf({
  motivo,
  background,
}: Partial<Pick<BrandSettings, 'motivo' | 'background'>>): Motif {
  const isPicture = background !== undefined && !background.startsWith('#');
  if (motivo === undefined) return isPicture ? 'fondo' : 'marca';
  if (motivo === 'fondo') return isPicture ? motivo : 'ninguno';
  return motivo === 'marca' || motivo === 'ninguno' ? motivo : { file: motivo };
}

/** Custom properties that draw the artwork, given the address of its picture. */
export function motifProperties(motif: Motif, address: string | undefined): Properties {
  if (motif === 'ninguno' || address === undefined)
    return { '--motif': 'none', '--motif-width': '0%', '--motif-height': '0rem' };
  const url = `url("${address}")`;
  return motif === 'marca'
    ? { '--motif': `${url} 0 0 / 5.5rem`, '--motif-opacity': '0.22' }
    : { '--motif': `${url} 50% 100% / cover no-repeat` };
}

/**
 * Highest opacity at which a picture over `fill` leaves `text` readable, whatever the picture shows: checked against
 * black and white as the extremes.
 */
export function maxPictureOpacity({ fill, text }: Fill): number {
  const blend = (pictureColor: string, share: number) => {
    const front = parseColor(pictureColor);
    const [r, g, b] = parseColor(fill);
    return formatColor([r + (front[0] - r) * share, g + (front[1] - g) * share, b + (front[2] - b) * share]);
  };
  const steps = Array.from({ length: 20 }, (_, step) => (20 - step) / 20);
  return (
    steps.find((share) =>
      ['#000000', '#ffffff'].every((pictureColor) => contrast(blend(pictureColor, share), text) >= textRatio),
    ) ?? 0
  );
}
