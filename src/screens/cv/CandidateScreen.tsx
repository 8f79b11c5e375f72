import userX from 'icon:user-round-x';
import { dameCandidato } from '#api/calls/company-offers.ts';
import type { CallFailure } from '#api/client/result.ts';
import type { CandidateDetail } from '#api/entities/process.ts';
import { errorOf } from '#api/errors.ts';
import { pageParams } from '#routing/page-addresses.ts';
import { fillPattern } from '#routing/pattern.ts';
import { BackLink } from '#shell/back-link/BackLink.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { useBrowserValue } from '#shell/use-browser-value.ts';
import { answers } from '#stores/portal-answers.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { CvSheet } from './sheet/CvSheet.tsx';
import { PrintButton } from './sheet/PrintButton.tsx';
import { useLabels } from './use-labels.ts';

/** The CV of someone who applied to an offer of the company. */
export function CandidateScreen() {
  const page = usePage();
  const { t } = page.format;
  const candidacy = useBrowserValue(() => pageParams(page, location.pathname)?.['id'] ?? '');
  const isNumber = /^\d{1,15}$/.test(candidacy ?? '');
  const input = { params: { id: Number(candidacy) } };
  const answer = useAnswer(dameCandidato, input, isNumber);
  if (candidacy !== undefined && !isNumber) return <Gone />;
  if (answer.state === 'loading') return <SkeletonRows rows={5} label={t('frame.loading')} />;
  if (answer.state === 'failed')
    return <Failed failure={answer.failure} retry={() => void answers.refresh(dameCandidato, input)} />;
  return <Candidate candidate={answer.datos} />;
}

function Candidate({ candidate }: { candidate: CandidateDetail }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const {
    estado,
    urlOferta: offer,
    tituloOferta: title,
    fecha,
    propuesto,
    descripcionEstadoMotivo,
  } = candidate;
  const state = useLabels('estadosCandidaturasAlumno', estado);
  const candidates = brand.paths['company-offer-candidates'];
  const list = offer && candidates ? fillPattern(candidates, { id: offer }) : brand.paths['company-offers'];
  return (
    <>
      <div className="cv-sheet-bar">
        <BackLink href={list ?? '/'}>{t('cv.toCandidates')}</BackLink>
        <div className="cv-sheet-actions">
          <PrintButton />
        </div>
      </div>
      <CvSheet cv={candidate.cv}>
        <p className="entry-line">
          {title &&
            (list ? <a href={list}>{t('cv.candidateFor', { title })}</a> : t('cv.candidateFor', { title }))}
          {title && ' · '}
          {date(fecha)}
        </p>
        <p className="entry-line">
          {[state(estado), descripcionEstadoMotivo, propuesto && t('cv.proposed')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </CvSheet>
    </>
  );
}

/** A candidacy that is not there (31), or that is another company's: the server does not tell them apart. */
const goneCodes: ReadonlySet<number> = new Set([4, 31, 48]);

function Failed({ failure, retry }: { failure: CallFailure; retry: () => void }) {
  const { t } = usePage().format;
  if (failure.kind === 'error' && goneCodes.has(failure.code)) return <Gone />;
  const code = 'code' in failure ? failure.code : 1;
  const { text, values } = errorOf(code);
  return (
    <div role="alert" className="part-failed">
      <p>{failure.kind === 'unavailable' ? t('cv.candidateFailed') : t(text, values)}</p>
      <Button onClick={retry}>{t('actions.retry')}</Button>
    </div>
  );
}

function Gone() {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <div className="cv-sheet-gone" role="status">
      <Icon shapes={userX} />
      <h2>{t('cv.candidateGone')}</h2>
      <p>{t('cv.candidateGoneText')}</p>
      <a className="button button-primary" href={brand.paths['company-offers']}>
        {t('actions.seeMyOffers')}
      </a>
    </div>
  );
}
