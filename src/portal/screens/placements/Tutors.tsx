import phone from 'icon:phone';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { fullName } from '#core/model/people.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { MailAddress } from './MailAddress.tsx';

/** Tutors at the company and at the university, with their contact data. */
export function Tutors({ placement }: { placement: StudentPlacement }) {
  const { t } = usePage().format;
  const tutors = [
    {
      title: t('placements.companyTutor'),
      name: fullName(placement.nombreTutorEmpresa, placement.apellidosTutorEmpresa),
      degree: placement.titulacionTutorEmpresa,
      email: placement.emailTutorEmpresa,
      tel: placement.telefonoTutorEmpresa,
    },
    {
      title: t('placements.universityTutor'),
      name: fullName(placement.nombreTutorUniversidad, placement.apellidosTutorUniversidad),
      degree: placement.titulacionTutorUniversidad,
      email: placement.emailTutorUniversidad,
      tel: undefined,
    },
  ].filter(({ name, email, tel }) => name || email || tel);
  if (tutors.length === 0) return null;
  return (
    <section className="placement-part" aria-labelledby="placement-tutors">
      <h2 id="placement-tutors">{t('placements.tutors')}</h2>
      <div className="placement-tutors">
        {tutors.map(({ title, name, degree, email, tel }) => (
          <div key={title} className="placement-tutor">
            <h3>{title}</h3>
            {name && <p className="placement-tutor-name">{name}</p>}
            {degree && <p className="placement-soft">{degree}</p>}
            {email && <MailAddress email={email} />}
            {tel && (
              <a className="placement-link" href={`tel:${tel.replace(/[^\d+]/g, '')}`}>
                <Icon shapes={phone} />
                <span className="visually-hidden">{`${t('placements.phone')}: `}</span>
                {tel}
              </a>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
