import type { CandidateCv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { readableTown } from '#core/model/towns.ts';
import { usePage } from '#portal/island/page-context.ts';
import { type FactRow, Facts } from '#portal/forms/editors/Facts.tsx';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import { SheetSection } from './SheetSection.tsx';

type Data = CandidateCv['personales'];
type FactKey = 'fechaNacimiento' | 'lugarNacimiento' | 'genero' | 'nacionalidades' | 'observaciones';

/** Other personal data that companies may see. */
export function SheetPersonal({ data }: { data: Data }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const isShown = (key: string): boolean => flagsOf(brand.fields.personales, key).visible;
  const gender = useLabels('generos', data.genero);
  const country = useLabels('paises', data.pais, ...(data.nacionalidades ?? []));
  const road = useLabels('tiposVia', data.tipoVia);
  const fact = (key: FactKey, value: FactRow['value']): FactRow | undefined =>
    isShown(key) ? { label: t(`cv.${key}`), value } : undefined;
  const part = (key: keyof Data, value = data[key]): string => (isShown(key) && value ? String(value) : '');
  const joined = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);
  const street = part('direccion');
  const kind = part('tipoVia', road(data.tipoVia));
  // Some candidates repeat the kind of road in its name.
  const isRepeated = street.toLocaleLowerCase().startsWith(`${kind} `.toLocaleLowerCase());
  const address = joined(
    [
      joined([isRepeated ? '' : kind, street, part('numero')], ' '),
      joined([part('piso'), part('puerta')], ' '),
      joined([part('cp'), part('localidad', readableTown(data.localidad ?? ''))], ' '),
      part('pais', country(data.pais)),
    ],
    ', ',
  );
  const facts = [
    fact('fechaNacimiento', data.fechaNacimiento && date(data.fechaNacimiento)),
    fact('lugarNacimiento', data.lugarNacimiento),
    fact('genero', gender(data.genero)),
    fact('nacionalidades', data.nacionalidades?.map(country).join(', ')),
    { label: t('cv.address'), value: address },
    fact('observaciones', data.observaciones),
  ];
  if (!facts.some((entry) => entry?.value)) return null;
  return (
    <SheetSection title={t('cv.personal')}>
      <Facts facts={facts} />
    </SheetSection>
  );
}
