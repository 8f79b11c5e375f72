import type { Process } from '#core/contract/entities/process.ts';
import { kindOf } from '#core/model/company-offers.ts';
import type { ListFileColumns } from '#portal/lists/file/ListFile.tsx';
import { dayCell } from '#portal/lists/file/list-table.ts';
import { offerStateOf } from '#portal/pieces/offer-state/offer-state.ts';

/** Columns of the offers of a company as a file. */
export const ownOfferColumns: ListFileColumns<Process> = ({ brand, format: { t } }) => [
  { name: t('company-offers.offer'), value: ({ titulo }) => titulo },
  {
    name: t('company-offers.reference'),
    value: ({ idoferta }) => (brand.settings.showReferenciaOferta ? idoferta : undefined),
  },
  {
    name: t('company-offers.kind'),
    value: (offer) => t(kindOf(offer) === 'practicas' ? 'company-offers.placements' : 'company-offers.jobs'),
  },
  { name: t('company-offers.state'), value: (offer) => t(offerStateOf(offer).tag) },
  { name: t('company-offers.date'), value: ({ fecha }) => dayCell(fecha) },
  { name: t('company-offers.expiresOn'), value: ({ fechaCaducidad }) => dayCell(fechaCaducidad) },
  { name: t('company-offers.placesName'), value: ({ plazas }) => plazas },
  { name: t('company-offers.candidates'), value: ({ numCandidatos }) => numCandidatos },
  { name: t('company-offers.unread'), value: ({ numCandidatosSinLeer }) => numCandidatosSinLeer },
  { name: t('company-offers.province'), value: ({ provincia }) => provincia },
];
