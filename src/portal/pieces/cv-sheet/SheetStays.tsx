import type { StayAbroad } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import { SheetEntries, SheetSection } from './SheetSection.tsx';

/** Stays abroad. */
export function SheetStays({ stays }: { stays: readonly StayAbroad[] }) {
  const { brand, format } = usePage();
  const { t } = format;
  const country = useLabels('paises', ...stays.map(({ pais }) => pais));
  const reason = useLabels('tipoEstanciasExtranjero', ...stays.map(({ motivo }) => motivo));
  if (stays.length === 0 || !flagsOf(brand.fields.profesional, 'estanciasExtranjero').visible) return null;
  return (
    <SheetSection title={t('cv.estanciasExtranjero')}>
      <SheetEntries entries={stays}>
        {({ pais, motivo, meses }) => (
          <p>
            <strong>{country(pais)}</strong>{' '}
            {[reason(motivo), meses !== undefined && t('cv.months', { count: meses })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </SheetEntries>
    </SheetSection>
  );
}
