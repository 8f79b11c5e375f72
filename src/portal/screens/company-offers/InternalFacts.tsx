import { publication } from '#core/contract/constants.ts';
import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { wasPublished } from '#core/model/company-offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { usePage } from '#portal/island/page-context.ts';

interface InternalFactsProps {
  process: Process;
  offer: EditableOffer;
}

/** Facts of an offer that only its company and the institution see. */
export function InternalFacts({ process, offer }: InternalFactsProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const isShown = (key: string): boolean => flagsOf(brand.fields.oferta, key).visible;
  const textOf = (key: keyof EditableOffer & string): string | undefined => {
    const value = isShown(key) ? offer[key] : undefined;
    return value === undefined || value === '' ? undefined : String(value);
  };
  const isAnonymous = offer.ocultarDatosEmpresa ?? offer.idOpcionPublicacion === publication.anonymous;
  const preferred = [offer.nombreCandidato, offer.apellidosCandidato].filter(Boolean).join(' ');
  const { copiaDe, fecha, fechaCaducidad } = process;
  const sheet = brand.paths['company-offer-sheet'];
  return (
    <section className="offer-apply" aria-labelledby="internal">
      <h2 id="internal">{t('company-offers.internal')}</h2>
      <p className="offer-soft">{t('company-offers.internalText')}</p>
      <Facts
        facts={[
          fecha
            ? {
                label: t(wasPublished(process) ? 'company-offers.publishedOn' : 'company-offers.sentOn'),
                value: date(fecha),
                isLong: true,
              }
            : undefined,
          fechaCaducidad
            ? {
                label: t(
                  process.Estado === 'caducada' ? 'company-offers.expiredOn' : 'company-offers.expiresOn',
                ),
                value: date(fechaCaducidad),
                isLong: true,
              }
            : undefined,
          {
            label: t('company-offers.publication'),
            value: t(isAnonymous ? 'company-offers.anonymous' : 'company-offers.withData'),
            isLong: true,
          },
          offer.conServicio
            ? { label: t('company-offers.service'), value: t('frame.yes'), isLong: true }
            : undefined,
          copiaDe && sheet
            ? {
                label: t('company-offers.copyOf'),
                value: <a href={fillPattern(sheet, { id: copiaDe })}>{t('company-offers.seeOriginal')}</a>,
                isLong: true,
              }
            : undefined,
          process.gestor
            ? { label: t('company-offers.manager'), value: process.gestor, isLong: true }
            : undefined,
          { label: t('company-offers.tutorEmail'), value: textOf('emailTutorEmpresa'), isLong: true },
          { label: t('company-offers.tutorPhone'), value: textOf('telefonoTutorEmpresa'), isLong: true },
          {
            label: t('company-offers.preferred'),
            value: isShown('nombreCandidato') ? preferred : '',
            isLong: true,
          },
          { label: t('company-offers.requester'), value: textOf('solicitante'), isLong: true },
          { label: t('company-offers.orderNumber'), value: textOf('numeroPedido'), isLong: true },
          { label: t('company-offers.remarks'), value: textOf('observaciones'), isLong: true },
        ]}
      />
    </section>
  );
}
