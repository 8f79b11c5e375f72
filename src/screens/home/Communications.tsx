import external from 'icon:external-link';
import megaphone from 'icon:megaphone';
import { dameComunicaciones } from '#api/calls/notifications.ts';
import type { Session } from '#session/session.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { shortDay } from '#shell/offer-card/offer-facts.ts';
import { answers } from '#stores/portal-answers.ts';
import { Icon } from '#ui/Icon.tsx';
import { Block } from './Block.tsx';
import { latestCommunications } from './home-store.ts';

const input = { params: { tipo: 'Alumno' } } as const;

export function Communications({ student }: { student: Session | undefined }) {
  const { format } = usePage();
  const { t } = format;
  return (
    <Block
      name="communications"
      title={t('home.communications')}
      icon={megaphone}
      answer={useAnswer(dameComunicaciones, input, student !== undefined)}
      pick={(all) => latestCommunications(all, new Date())}
      rowKey={({ fechaDesde, descripcion }) => fechaDesde + descripcion}
      retry={() => answers.refresh(dameComunicaciones, input)}
      failed={t('home.communicationsFailed')}
      empty={t('home.noCommunications')}
    >
      {({ fechaDesde, descripcion, enlace }) => (
        <div className="home-row">
          <p className="home-clamp">{descripcion}</p>
          <p className="home-facts">
            <time dateTime={fechaDesde}>{shortDay(fechaDesde, format)}</time>
            {enlace && (
              <a href={enlace}>
                {t('home.readMore')}
                <span className="visually-hidden">: {descripcion}</span>
                <Icon shapes={external} />
              </a>
            )}
          </p>
        </div>
      )}
    </Block>
  );
}
