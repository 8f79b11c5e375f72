import { useEffect, useRef, useState } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { tellOnNextPage } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { $session } from '#stores/session.ts';
import { portalKey, sessionStorageOf, tab } from '#stores/storage.ts';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import type { Refusal } from '#ui/form/use-form.ts';
import { leave } from './leave.ts';
import { readUniversityAnswer, type UniversityAnswer } from './sso-answer.ts';
import { loadUniversity } from './sign-in-steps.ts';

type Refused = Refusal<Record<string, string>>;

/** What happens meanwhile: someone is led to the university, or has come back from there. */
type State = { name: 'leaving'; to?: string } | { name: 'checking' } | { name: 'refused'; refused: Refused };

/** Starts signing in with the account of the university, and ends it for whoever comes back from there. */
export function University() {
  const {
    brand,
    format: { t },
  } = usePage();
  const { paths, settings } = brand;
  const [state, setState] = useState<State>({ name: 'leaving' });
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.name === 'refused') problem.current?.focus();
  }, [state]);

  async function begin(): Promise<Refused | undefined> {
    // Someone who is signed in has no need to.
    if ($session.get()) {
      location.replace(paths.home ?? '/');
      return undefined;
    }
    const parts = await loadUniversity();
    if (!parts) return { message: 'errors.serviceUnavailable' };
    const estado = parts.randomState();
    const to = parts.startAddress(brand, location, estado);
    if (to === undefined) {
      location.replace(paths.login ?? '/');
      return undefined;
    }
    // Without it the answer could not be told from one that somebody else has sent.
    if (!tab.set(portalKey('estadoSSO'), estado)) return { message: 'login.nothingKept' };
    setState({ name: 'leaving', to });
    location.replace(to);
    return undefined;
  }

  async function end({ respuesta, scope, estado }: UniversityAnswer): Promise<Refused | undefined> {
    const own = tab.get(portalKey('estadoSSO'));
    tab.remove(portalKey('estadoSSO'));
    if (!own || own !== estado) return { message: 'login.foreignAnswer' };
    setState({ name: 'checking' });
    const parts = await loadUniversity();
    if (!parts) return { message: 'errors.serviceUnavailable' };
    const tried = await parts.signInWithUniversity(call, { respuesta, scope });
    if (tried.state === 'refused') return parts.refusalOf(tried.failure, {}, { brand, half: 'student', t });
    if (tried.state !== 'accepted') return undefined;
    const way = await parts.letIn(tried.signIn, brand);
    if ('nothingKept' in way) return { message: 'login.nothingKept' };
    // The notice is part of the sign-in page.
    if ('notice' in way) {
      await leave(paths[tried.signIn.half === 'Empresa' ? 'login-company' : 'login'] ?? '/');
      return undefined;
    }
    const said = parts.sessionRemark(sessionStorageOf(), t);
    if (said) tellOnNextPage(said);
    await leave(way.go);
    return undefined;
  }

  useEffect(() => {
    const { answer, rest } = readUniversityAnswer(location);
    if (answer) history.replaceState(null, '', rest);
    void (answer ? end(answer) : begin()).then((refused) => {
      if (refused) setState({ name: 'refused', refused });
    });
    // Once: the answer is gone from the address.
  }, []);

  if (state.name === 'refused')
    return (
      <div className="login-step">
        <ErrorSummary ref={problem} t={t} message={state.refused.message} action={undefined} problems={[]} />
        <div className="login-choices">
          {settings.modulos.sso && (
            <a className="button button-primary" href={paths.sso}>
              {t('actions.retry')}
            </a>
          )}
          <a className="button" href={paths.login}>
            {t('login.otherWays')}
          </a>
        </div>
      </div>
    );
  return (
    <div className="login-step">
      <p className="login-wait" role="status">
        {t(state.name === 'checking' ? 'login.checking' : 'login.leadingAway', {
          institution: settings.institucion,
        })}
      </p>
      {state.name === 'leaving' && state.to && (
        <p>
          <a href={state.to}>{t('login.goOn')}</a>
        </p>
      )}
    </div>
  );
}
