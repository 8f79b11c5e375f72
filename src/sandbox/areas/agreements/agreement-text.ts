import type { NewAgreement } from '#core/contract/entities/agreement.ts';
import type { Brand } from '#core/brand/brand.ts';
import { institutionWords } from '#core/i18n/institution.ts';
import type { Language } from '#core/i18n/languages.ts';
import { listDateOf } from '../../clock.ts';
import type { CompanyRow } from '../companies/company-row.ts';
import type { PrintedText } from '../../pdf/text-pdf.ts';
import { textIn, type Translated } from '../../texts/translated.ts';

/** Wording of the agreement that a company signs. */
export function agreementText(
  { settings }: Brand,
  company: Pick<CompanyRow, 'nombreFiscal' | 'cif'>,
  { datosFirmante, pagoDomiciliado, ibanDomiciliacion, tramitacionManual, numeroPedido }: NewAgreement,
  today: string,
  language: Language,
): PrintedText {
  const holder = settings.legal?.titular || settings.institucion;
  const { institution, ByInstitution } = institutionWords(settings, language);
  const { nombreFiscal, cif } = company;
  const { nombre, apellidos, cargo, dni } = datosFirmante;
  const person = `${nombre} ${apellidos}${dni ? ` (${dni})` : ''}`;
  const fee = settings.convenio.cuotaMensual;
  const date = listDateOf(today);
  const texts: Translated<PrintedText> = {
    es: {
      title: 'Convenio de cooperación educativa',
      paragraphs: [
        `Fecha: ${date}`,
        `Por una parte, ${holder}.`,
        `Por otra parte, ${nombreFiscal}, con NIF ${cif}, representada por ${person}, ${cargo}.`,
        `Ambas partes acuerdan colaborar en la formación práctica del alumnado. Por las prácticas que tramita el servicio de prácticas, la entidad abona ${fee} euros más IVA al mes, cantidad que se revisa según el índice de precios de consumo.`,
        pagoDomiciliado
          ? `Forma de pago: domiciliación en ${ibanDomiciliacion}.`
          : 'Forma de pago: transferencia.',
        ...(numeroPedido ? [`Número de pedido: ${numeroPedido}.`] : []),
        `Firma: ${tramitacionManual ? 'en papel' : 'digital'}.`,
        `${ByInstitution}:`,
        'Por la entidad:',
      ],
    },
    ca: {
      title: 'Conveni de cooperació educativa',
      paragraphs: [
        `Data: ${date}`,
        `D’una banda, ${holder}.`,
        `De l’altra, ${nombreFiscal}, amb NIF ${cif}, representada per ${person}, ${cargo}.`,
        `Totes dues parts acorden col·laborar en la formació pràctica de l’alumnat. Per les pràctiques que tramita el servei de pràctiques, l’entitat abona ${fee} euros més IVA al mes, quantitat que es revisa segons l’índex de preus de consum.`,
        pagoDomiciliado
          ? `Forma de pagament: domiciliació a ${ibanDomiciliacion}.`
          : 'Forma de pagament: transferència.',
        ...(numeroPedido ? [`Número de comanda: ${numeroPedido}.`] : []),
        `Signatura: ${tramitacionManual ? 'en paper' : 'digital'}.`,
        `${ByInstitution}:`,
        'Per l’entitat:',
      ],
    },
    en: {
      title: 'Educational cooperation agreement',
      paragraphs: [
        `Date: ${date}`,
        `On the one hand, ${holder}.`,
        `On the other, ${nombreFiscal}, with tax number ${cif}, represented by ${person}, ${cargo}.`,
        `Both parties agree to work together in the practical training of students. For placements that the placement service arranges, the company pays ${fee} euros plus VAT a month, an amount reviewed with the consumer price index.`,
        pagoDomiciliado ? `Payment: direct debit from ${ibanDomiciliacion}.` : 'Payment: bank transfer.',
        ...(numeroPedido ? [`Order number: ${numeroPedido}.`] : []),
        `Signature: ${tramitacionManual ? 'on paper' : 'digital'}.`,
        `For ${institution}:`,
        'For the company:',
      ],
    },
  };
  return textIn(texts, language);
}
