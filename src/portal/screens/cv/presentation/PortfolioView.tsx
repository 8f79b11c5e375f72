import type { Cv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { WebLink } from '#portal/pieces/cv-sheet/WebLink.tsx';

const load = async () => (await import('./PortfolioEditor.tsx')).PortfolioEditor;

/** Link to the portfolio; shown as text if it is not a web address. */
export function PortfolioView({ cv: { enlacePortfolio: link } }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { editable } = flagsOf(brand.fields.profesional, 'enlacePortfolio');
  return (
    <div className="cv-part">
      <EditableBlock id="portfolio" what={t('cv.enlacePortfolio')} load={load} isFixed={!editable}>
        <h3>{t('cv.enlacePortfolio')}</h3>
        {!link && <p className="entries-empty">{t('cv.noPortfolio')}</p>}
        {link && (
          <p className="cv-link">
            <WebLink address={link} />
          </p>
        )}
      </EditableBlock>
    </div>
  );
}
