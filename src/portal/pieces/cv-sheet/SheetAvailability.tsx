import type { CandidateCv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import { SheetSection } from './SheetSection.tsx';

/** Texts of ticked fields, in the third person. */
const ticks = {
  disponibilidadViajar: 'cv.availableToTravel',
  disponibilidadExtranjero: 'cv.availableAbroad',
  disponibilidadCambioResidencia: 'cv.availableToMove',
  coche: 'cv.ownCar',
  moto: 'cv.ownMotorbike',
  permisoTrabajoUE: 'cv.euPermit',
  erasmus: 'cv.erasmusInterest',
} as const satisfies Partial<Record<keyof CandidateCv['profesional'], MessageId>>;

const tickKeys = Object.keys(ticks) as (keyof typeof ticks)[];

/** Availability and expectations of a candidate, without contact preferences of the university. */
export function SheetAvailability({ cv }: { cv: CandidateCv }) {
  const { brand, format } = usePage();
  const { t, number, money } = format;
  const { profesional } = cv;
  const isShown = (key: string): boolean => flagsOf(brand.fields.profesional, key).visible;
  const licences = isShown('permisosConducir') ? (profesional.permisosConducir ?? []) : [];
  const licence = useLabels('permisosConducir', ...licences);
  const years = isShown('aniosExperiencia') ? profesional.aniosExperiencia : undefined;
  const pay = isShown('salarioMinimo') ? profesional.salarioMinimo : undefined;
  const ticked = tickKeys.filter((key) => profesional[key] && isShown(key));
  if (licences.length + ticked.length === 0 && years === undefined && pay === undefined) return null;
  return (
    <SheetSection title={t('cv.availability')}>
      {ticked.length > 0 && (
        <ul className="cv-ticks">
          {ticked.map((key) => (
            <li key={key}>{t(ticks[key])}</li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          { label: t('cv.aniosExperiencia'), value: years === undefined ? undefined : number(years) },
          { label: t('cv.permisosConducir'), value: licences.map(licence).join(', ') },
          { label: t('cv.salarioMinimo'), value: pay === undefined ? undefined : money(pay) },
        ]}
      />
    </SheetSection>
  );
}
