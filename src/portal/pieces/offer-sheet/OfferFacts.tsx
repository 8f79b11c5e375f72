import type { ReactNode } from 'react';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { readableTown } from '#core/model/towns.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { Facts, type FactRow } from '#portal/forms/editors/Facts.tsx';
import { ListNames, Names } from './ListNames.tsx';
import {
  contractLists,
  hasValue,
  keyFields,
  type OfferField,
  profileFields,
  tutorFields,
  workFields,
} from './offer-fields.ts';
import { OfferPart } from './OfferPart.tsx';

interface OfferFactsProps {
  offer: OfferDetail;
  kind: OfferKind;
}

/** Maximum number of list entries of a fact that shares its row with others. */
const maxShortEntries = 3;

/** Makes facts of an offer's fields, without those that the brand hides. */
function useFacts(offer: OfferDetail): {
  isShown: (key: string) => boolean;
  factsOf: (fields: readonly OfferField[]) => FactRow[];
} {
  const { brand, format } = usePage();
  const { t, date, number, money } = format;
  const isShown = (key: string): boolean => flagsOf(brand.fields.oferta, key).visible;

  function rendered({ form }: OfferField, value: unknown): ReactNode {
    if (typeof form === 'object')
      return <ListNames name={form.list} ids={[value].flat().filter((id) => typeof id === 'number')} />;
    if (form === 'flag') return t('frame.yes');
    if (form === 'town') return readableTown(String(value));
    if (form === 'date') return date(String(value));
    if (typeof value !== 'number') return String(value);
    if (form === 'percent') return number(value / 100, { style: 'percent' });
    if (form === 'money') return t('offer.perMonth', { amount: money(value) });
    if (form === 'months') return t('offer.months', { count: value });
    return form === 'number' ? number(value) : String(value);
  }

  return {
    isShown,
    factsOf: (fields) =>
      fields
        .filter(({ key }) => isShown(key) && hasValue(offer[key]))
        .map((field) => {
          const value: unknown = offer[field.key];
          const isLong = Array.isArray(value) && value.length > maxShortEntries;
          return { label: t(field.label), value: rendered(field, value), isLong };
        }),
  };
}

/** Key facts for a decision: pay, hours, modality, start, deadline, places. */
export function KeyFacts({ offer, kind }: OfferFactsProps) {
  const { t, money } = usePage().format;
  const { isShown, factsOf } = useFacts(offer);
  const { salario } = offer;
  const highest = isShown('salarioMaximo') ? offer.salarioMaximo : undefined;
  const per = kind === 'empleo' ? 'offer.perYear' : 'offer.perMonth';
  const amount =
    highest !== undefined && salario !== undefined && highest > salario
      ? t('offer.amounts', { from: money(salario), to: money(highest) })
      : salario !== undefined && money(salario);
  const pay = isShown('salario') && amount && { label: t('offer.salary'), value: t(per, { amount }) };
  return (
    <div className="offer-keys">
      <Facts facts={[...(pay ? [pay] : []), ...factsOf(keyFields)]} />
    </div>
  );
}

/** Further facts of the work. */
export function WorkFacts({ offer, kind }: OfferFactsProps) {
  const { t } = usePage().format;
  const { isShown, factsOf } = useFacts(offer);
  const { contrato } = offer;
  const named = (['nombreTutorEmpresa', 'apellidosTutorEmpresa'] as const)
    .flatMap((key) => (isShown(key) ? (offer[key] ?? []) : []))
    .join(' ');
  const tutors = [...(named ? [named] : []), ...(isShown('tutores') ? (offer.nombresTutores ?? []) : [])];
  const site = isShown('centroPracticas') && offer.nombreCentroPracticas;
  return (
    <FactsPart
      id="work"
      title={t('offer.work')}
      facts={[
        ...(isShown('contrato') && contrato !== undefined
          ? [{ label: t('offer.contract'), value: <ListNames name={contractLists[kind]} ids={[contrato]} /> }]
          : []),
        ...factsOf(workFields),
        ...(site ? [{ label: t('offer.centroPracticas'), value: site }] : []),
        ...(tutors.length > 0
          ? [{ label: t('offer.nombreTutorEmpresa'), value: <Names names={tutors} /> }]
          : []),
        ...factsOf(tutorFields),
      ]}
    />
  );
}

/** Facts of the wanted profile; nothing if the offer has none. */
export function ProfileFacts({ offer }: { offer: OfferDetail }) {
  const { t } = usePage().format;
  const { isShown, factsOf } = useFacts(offer);
  const languages = isShown('idiomas') ? (offer.idiomas ?? []) : [];
  return (
    <FactsPart
      id="profile"
      title={t('offer.profile')}
      facts={[
        ...(languages.length > 0
          ? [{ label: t('offer.idiomas'), value: <Languages languages={languages} /> }]
          : []),
        ...factsOf(profileFields),
      ]}
    />
  );
}

function Languages({ languages }: { languages: NonNullable<OfferDetail['idiomas']> }) {
  return (
    <ul className="offer-names">
      {languages.map(({ idioma, nivel, certificado }) => (
        <li key={idioma}>
          <ListNames name="idiomas" ids={[idioma]} />
          {nivel !== undefined && (
            <>
              , <ListNames name="nivelesIdioma" ids={[nivel]} />
            </>
          )}
          {certificado !== undefined && (
            <>
              {' ('}
              <ListNames name="certificadosIdioma" ids={[certificado]} />)
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A section of facts; nothing without facts. */
function FactsPart({ id, title, facts }: { id: string; title: string; facts: readonly FactRow[] }) {
  if (facts.length === 0) return null;
  return (
    <OfferPart id={id} title={title}>
      <Facts facts={facts} />
    </OfferPart>
  );
}
