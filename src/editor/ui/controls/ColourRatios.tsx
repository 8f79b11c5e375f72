import type { ValuePath } from '#core/brand-edits/edit.ts';
import { textRatio } from '#generator/theme/brand-colors.ts';
import { Button } from '#portal/ui/Button.tsx';
import { useEditor } from '../editor-context.ts';
import { valueInForce } from '../store/setting-values.ts';
import { type ColourRatio, colourRatios } from './colour-ratios.ts';

interface ColourRatiosProps {
  path: ValuePath;
  colour: string;
  onUse: (colour: string) => void;
}

/** Contrast of a colour in both modes while choosing, with the nearest readable one. */
export function ColourRatios({ path, colour, onUse }: ColourRatiosProps) {
  const { view, t } = useEditor();
  const ratios = colourRatios(path, colour, (other) => valueInForce(view.sources, view.defaults, other));
  if (ratios.length === 0) return null;
  const words = ({ use, mode, ratio }: ColourRatio): string =>
    mode
      ? t('ratio.derived', { what: t(`ratio.${use}`), mode: t(`publish.${mode}`), ratio })
      : t('ratio.pair', { ratio });
  const better = [...new Set(ratios.flatMap((one) => one.better ?? []))].filter((one) => one !== colour);
  const isFailing = ratios.some(({ isEnough }) => !isEnough);
  return (
    <div className="ratios">
      <ul role="list">
        {ratios.map((one) => (
          <li key={`${one.use} ${one.mode ?? ''}`} data-failing={!one.isEnough || undefined}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <rect width="24" height="24" fill={one.ground} />
              <circle cx="12" cy="12" r="7" fill={one.text} />
            </svg>
            {words(one)}
            {!one.isEnough && <strong>{t('ratio.low', { needed: textRatio })}</strong>}
          </li>
        ))}
      </ul>
      {better.length > 0 && <p className="field-hint">{t(isFailing ? 'ratio.better' : 'ratio.shade')}</p>}
      <div className="ratio-ways">
        {better.map((shade) => (
          <Button key={shade} kind="quiet" onClick={() => onUse(shade)}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <rect width="24" height="24" fill={shade} />
            </svg>
            {t('ratio.use', { colour: shade })}
          </Button>
        ))}
      </div>
    </div>
  );
}
