import chevron from 'icon:chevron-right';
import graduationCap from 'icon:graduation-cap';
import bookOpen from 'icon:book-open';
import { useEffect } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { signInPath } from '#core/model/sign-in-page.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { GraduateSteps } from './GraduateSteps.tsx';
import { type RegistrationKind, kindOf, kindQuery } from './kind.ts';
import { StudentForm } from './StudentForm.tsx';

/** Registration: choice of student or graduate, then the form; with a link to sign in. */
export function RegistrationScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const kind = useBrowserValue<RegistrationKind | ''>(() => kindOf(location.search) ?? '');
  useEffect(() => {
    if (kind !== undefined) delete document.documentElement.dataset['step'];
  }, [kind]);
  const side = kind === 'egresado' ? 'Egresado' : 'student';
  return (
    <>
      <div className="form-card">
        <Step kind={kind || undefined} />
      </div>
      <p className="registration-account">
        {t('registration.haveAccount')} <a href={signInPath(brand, side)}>{t('actions.signIn')}</a>
      </p>
    </>
  );
}

function Step({ kind }: { kind: RegistrationKind | undefined }) {
  const { t } = usePage().format;
  if (!kind) {
    return (
      <>
        <h2 className="registration-question">{t('registration.who')}</h2>
        <ul role="list" className="registration-kinds">
          <li>
            <a href={kindQuery('estudiante')}>
              <Icon shapes={bookOpen} />
              <span>
                <strong>{t('registration.student')}</strong>
                <span>{t('registration.studentText')}</span>
              </span>
              <Icon shapes={chevron} />
            </a>
          </li>
          <li>
            <a href={kindQuery('egresado')}>
              <Icon shapes={graduationCap} />
              <span>
                <strong>{t('registration.graduate')}</strong>
                <span>{t('registration.graduateText')}</span>
              </span>
              <Icon shapes={chevron} />
            </a>
          </li>
        </ul>
      </>
    );
  }
  return (
    <>
      <div className="registration-kind">
        <h2>{t(kind === 'estudiante' ? 'registration.student' : 'registration.graduate')}</h2>
        <a href={kindQuery(kind === 'estudiante' ? 'egresado' : 'estudiante')}>
          {t(kind === 'estudiante' ? 'registration.notStudent' : 'registration.notGraduate')}
        </a>
      </div>
      {kind === 'estudiante' ? <StudentForm /> : <GraduateSteps />}
    </>
  );
}
