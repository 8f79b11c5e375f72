import type { Agreement } from '#core/contract/entities/agreement.ts';
import { agreementStates } from '#core/contract/entities/agreement.ts';
import { AgreementLine, AgreementSteps } from '#portal/pieces/agreement-state/AgreementSteps.tsx';
import { CandidacySteps } from '#portal/pieces/candidacy-steps/CandidacySteps.tsx';
import { EventCard } from '#portal/pieces/event-card/EventCard.tsx';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import { Cell, Group } from '../Cell.tsx';
import { longName } from '../samples.ts';

const offer = {
  idoferta: 42,
  titulo: 'Prácticas en robótica',
  empresa: 'Robótica Cierzo, S.L.',
  fecha: '2026-02-10',
  textoPerfilOferta: 'Prácticas',
  provincia: 'Zaragoza',
  urlAcceso: 'practicas-en-robotica-42',
};
const event = {
  idEvento: 7,
  fecha: '2026-03-12T10:00',
  lugar: 'Aula magna',
  titulo: 'Foro de empleo',
  categoria: { slug: 'foro', descripcion: 'Foro' },
  destacado: true,
  urlAcceso: 'foro-de-empleo',
  entradilla: 'Cuarenta empresas en una mañana.',
};
const agreement: Agreement = {
  idConvenio: 12,
  estado: 'Generado',
  fecha: '2026-01-10',
  fechaCaducidad: '2030-01-10',
  tramitacionManual: false,
  requierePedido: false,
  pagoDomiciliado: false,
};
const steps = [
  { estado: 1, fecha: '2026-02-11', quien: 'estudiante' },
  { estado: 12, fecha: '2026-02-14', quien: 'empresa' },
] as const;

/** Pieces, which several screens share. */
export function PieceParts() {
  return (
    <Group title="Pieces">
      <Cell title="OfferCard: an offer, a long one">
        <OfferCard offer={offer} kind="Prácticas" />
        <OfferCard offer={{ ...offer, titulo: longName, empresa: longName }} />
      </Cell>
      <Cell title="OfferCard: an application">
        <OfferCard offer={{ ...offer, estado: 12 }} isApplication status="Seleccionada" />
      </Cell>
      <Cell title="EventCard: featured, with little known">
        <EventCard event={event} showCategory />
        <EventCard event={{ ...event, destacado: false, lugar: undefined, entradilla: undefined }} />
      </Cell>
      <Cell title="CandidacySteps">
        <CandidacySteps
          steps={steps}
          nameOf={(estado) => (estado === 1 ? 'Candidatura enviada' : 'Seleccionada')}
          byWhom={(who) => (who === 'estudiante' ? 'Tú' : 'La empresa')}
        />
      </Cell>
      <Cell title="AgreementLine, AgreementSteps: each state" isWide>
        {agreementStates.map((estado) => (
          <div key={estado}>
            <p>
              <AgreementLine agreement={{ ...agreement, estado }} />
            </p>
            <AgreementSteps agreement={{ ...agreement, estado }} />
          </div>
        ))}
      </Cell>
    </Group>
  );
}
