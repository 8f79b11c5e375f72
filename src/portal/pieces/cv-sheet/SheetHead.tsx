import { mailLink } from '#core/shared/mail-link.ts';
import badge from 'icon:badge-check';
import mail from 'icon:mail';
import pin from 'icon:map-pin';
import phone from 'icon:phone';
import link from 'icon:link';
import { type ReactNode, useState } from 'react';
import { spain } from '#core/contract/constants.ts';
import type { CandidateCv } from '#core/contract/entities/cv.ts';
import { provinceNames } from '#core/contract/location/provinces.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { readableTown } from '#core/model/towns.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ServerImage } from '#portal/island/server-link/ServerImage.tsx';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import { personName } from './person-name.ts';
import { WebLink } from './WebLink.tsx';

interface Props {
  cv: CandidateCv;
  /** Initials to show while the name is withheld. */
  initials?: string | undefined;
  children?: ReactNode;
}

/** Name, photo and contact data of a candidate. */
export function SheetHead({ cv, initials, children }: Props) {
  const { brand, format } = usePage();
  const { t } = format;
  const { personales, profesional } = cv;
  const [hasPhoto, setPhoto] = useState(true);
  const isShown = (key: string): boolean => flagsOf(brand.fields.profesional, key).visible;
  const shown = <K extends keyof typeof personales>(key: K): (typeof personales)[K] | undefined =>
    flagsOf(brand.fields.personales, key).visible ? personales[key] : undefined;
  const province = shown('provincia');
  const isSpanish = (personales.pais ?? spain) === spain;
  const place = [
    readableTown(shown('localidad') ?? ''),
    isSpanish ? province && provinceNames[province] : shown('provincia') && personales.provinciaTexto,
  ].filter(Boolean);
  const photo = isShown('urlImagenPerfil') && hasPhoto ? cv.urlImagenPerfil : undefined;
  return (
    <header className="cv-sheet-head">
      {photo && (
        <ServerImage
          address={photo}
          alt={t('cv.photoOf', { name: personName(personales, initials) })}
          width="112"
          height="112"
          onError={() => setPhoto(false)}
        />
      )}
      <div className="cv-sheet-who">
        <h2>{personName(personales, initials)}</h2>
        {children}
        {cv.validadoDOIP && isShown('validadoDOIP') && (
          <p className="cv-validated">
            <Icon shapes={badge} />
            {t('cv.validated')}
          </p>
        )}
        <ul role="list" className="cv-sheet-reach">
          {shown('email') && (
            <Line icon={mail} label={t('cv.email')}>
              <a href={mailLink(personales.email ?? '')}>{personales.email}</a>
            </Line>
          )}
          {[shown('telefonoMovil'), shown('telefonoFijo')].filter(Boolean).map((number) => (
            <Line key={number} icon={phone} label={t('frame.phone')}>
              <a href={`tel:${number?.replace(/[^\d+]/g, '')}`}>{number}</a>
            </Line>
          ))}
          {place.length > 0 && (
            <Line icon={pin} label={t('cv.localidad')}>
              {[...new Set(place)].join(', ')}
            </Line>
          )}
          {isShown('enlaceLinkedin') && profesional.enlaceLinkedin && (
            <Line icon={link} label={t('cv.enlaceLinkedin')}>
              <WebLink address={profesional.enlaceLinkedin} />
            </Line>
          )}
          {isShown('enlacePortfolio') && cv.enlacePortfolio && (
            <Line icon={link} label={t('cv.enlacePortfolio')}>
              <WebLink address={cv.enlacePortfolio} />
            </Line>
          )}
        </ul>
      </div>
    </header>
  );
}

function Line({ icon, label, children }: { icon: IconShapes; label: string; children: ReactNode }) {
  return (
    <li>
      <Icon shapes={icon} />
      <span className="visually-hidden">{label}: </span>
      <span>{children}</span>
    </li>
  );
}
