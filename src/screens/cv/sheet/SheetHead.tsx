import badge from 'icon:badge-check';
import mail from 'icon:mail';
import pin from 'icon:map-pin';
import phone from 'icon:phone';
import link from 'icon:link';
import { type ReactNode, useState } from 'react';
import { spain } from '#api/constants.ts';
import type { CandidateCv } from '#api/entities/cv.ts';
import { provinceNames } from '#api/location/provinces.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon, type IconShapes } from '#ui/Icon.tsx';
import { WebLink } from '../WebLink.tsx';

/** Name and photo, and how to reach someone. */
export function SheetHead({ cv, children }: { cv: CandidateCv; children?: ReactNode }) {
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
    shown('localidad'),
    isSpanish ? province && provinceNames[province] : shown('provincia') && personales.provinciaTexto,
  ].filter(Boolean);
  const photo = isShown('urlImagenPerfil') && hasPhoto ? cv.urlImagenPerfil : undefined;
  return (
    <header className="cv-sheet-head">
      {photo && (
        <img
          src={photo}
          alt={t('cv.photoOf', { name: nameOf(personales) })}
          width="112"
          height="112"
          onError={() => setPhoto(false)}
        />
      )}
      <div className="cv-sheet-who">
        <h2>{nameOf(personales)}</h2>
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
              <a href={`mailto:${personales.email}`}>{personales.email}</a>
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

/** The whole name of someone. */
export function nameOf({ nombre, apellido1, apellido2 }: CandidateCv['personales']): string {
  return [nombre, apellido1, apellido2].filter(Boolean).join(' ');
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
