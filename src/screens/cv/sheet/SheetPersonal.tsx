import type { CandidateCv } from '#api/entities/cv.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { type Fact, Facts } from '#shell/sections/Facts.tsx';
import { personalLabels } from '../field-labels.ts';
import { useLabels } from '../use-labels.ts';
import { SheetSection } from './SheetSection.tsx';

type Data = CandidateCv['personales'];

/** The rest of what companies may know of someone. */
export function SheetPersonal({ data }: { data: Data }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const isShown = (key: string): boolean => flagsOf(brand.fields.personales, key).visible;
  const gender = useLabels('generos', data.genero);
  const country = useLabels('paises', data.pais, ...(data.nacionalidades ?? []));
  const road = useLabels('tiposVia', data.tipoVia);
  const fact = (key: keyof typeof personalLabels, value: Fact['value']): Fact | undefined =>
    isShown(key) ? { label: t(personalLabels[key]), value } : undefined;
  const part = (key: keyof Data, value = data[key]): string => (isShown(key) && value ? String(value) : '');
  const joined = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);
  const street = part('direccion');
  const kind = part('tipoVia', road(data.tipoVia));
  // Some write the kind of road with its name as well.
  const isRepeated = street.toLocaleLowerCase().startsWith(`${kind} `.toLocaleLowerCase());
  const address = joined(
    [
      joined([isRepeated ? '' : kind, street, part('numero')], ' '),
      joined([part('piso'), part('puerta')], ' '),
      joined([part('cp'), part('localidad')], ' '),
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
  if (!facts.some((it) => it?.value)) return null;
  return (
    <SheetSection title={t('cv.personal')}>
      <Facts facts={facts} />
    </SheetSection>
  );
}
