import type { Agreement } from '#core/contract/entities/agreement.ts';
import { fullName } from '#core/model/people.ts';
import type { ListFileColumns } from '#portal/lists/file/ListFile.tsx';
import { dayCell } from '#portal/lists/file/list-table.ts';
import { agreementStateTexts } from './AgreementSteps.tsx';

/** Columns of the agreements of a company as a file. */
export const agreementColumns: ListFileColumns<Agreement> = ({ format: { t } }) => [
  { name: t('agreements.number'), value: ({ idConvenio }) => idConvenio },
  { name: t('agreements.date'), value: ({ fecha }) => dayCell(fecha) },
  { name: t('agreements.state'), value: ({ estado }) => t(agreementStateTexts[estado]) },
  { name: t('agreements.lastDay'), value: ({ fechaCaducidad }) => dayCell(fechaCaducidad) },
  {
    name: t('agreements.sectionSignatory'),
    value: ({ datosFirmante }) => fullName(datosFirmante?.nombre, datosFirmante?.apellidos),
  },
  {
    name: t('agreements.tramitacion'),
    value: ({ tramitacionManual }) => t(tramitacionManual ? 'agreements.onPaper' : 'agreements.digital'),
  },
  {
    name: t('agreements.formaPago'),
    value: ({ pagoDomiciliado }) => t(pagoDomiciliado ? 'agreements.directDebit' : 'agreements.transfer'),
  },
  { name: t('agreements.numeroPedido'), value: ({ numeroPedido }) => numeroPedido },
];
