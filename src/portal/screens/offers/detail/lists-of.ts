import { flagsOf, type GroupFlags } from '#core/brand/field-flags.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import type { OfferKind } from '#core/model/offers.ts';
import {
  contractLists,
  hasValue,
  keyFields,
  profileFields,
  workFields,
} from '#portal/pieces/offer-sheet/offer-fields.ts';

/** The domain lists that the page of an offer names values of, by the offer and the fields that the brand shows. */
export function listsOf(offer: OfferDetail, kind: OfferKind, flags: GroupFlags): readonly DomainListName[] {
  const isShown = (key: keyof OfferDetail): boolean => flagsOf(flags, key).visible && hasValue(offer[key]);
  const languages = isShown('idiomas') ? (offer.idiomas ?? []) : [];
  const names: readonly (DomainListName | false)[] = [
    ...[...keyFields, ...workFields, ...profileFields].map(
      ({ key, form }) => typeof form === 'object' && isShown(key) && form.list,
    ),
    isShown('contrato') && contractLists[kind],
    languages.length > 0 && 'idiomas',
    languages.some(({ nivel }) => nivel !== undefined) && 'nivelesIdioma',
    languages.some(({ certificado }) => certificado !== undefined) && 'certificadosIdioma',
    offer.datosEmpresa?.sector !== undefined && 'sectoresActividad',
    offer.estado !== undefined && 'estadosCandidaturasAlumno',
  ];
  return [...new Set(names.filter((name) => name !== false))];
}
