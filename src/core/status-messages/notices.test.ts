import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/i18n/messages.ts';
import { routeById } from '#core/routing/table.ts';
import { noticeCodes, noticeOf, noticeTarget, type NoticeCode } from './notices.ts';

/* Code, kind, page, text; written from the specification. */
const documented = `
501 | ok | /mis-candidaturas | Has retirado tu candidatura.
502 | ok | /mis-candidaturas | Te has inscrito correctamente. La empresa recibirá tu CV.
503 | ok | /login/empresas | Tu empresa se ha registrado y está pendiente de validación.
504 | ok | /login | Te has registrado correctamente.
504_egresado | ok | /login | Te has registrado correctamente con tu DNI.
505 | ok | login of the user | Te hemos enviado un enlace para recuperar tu contraseña.
506 | ok | /mis-ofertas | Oferta creada.
507 | ok | stay | Descripción guardada.
508 | ok | login of the user | Contraseña restablecida.
509 | warn | stay | No hay ninguna persona candidata con ese DNI.
510 | ok | / | Propuesta de prácticas registrada.
511 | ok | /mis-ofertas | Oferta cerrada.
512 | ok | /mis-ofertas | Oferta modificada.
513 | ok | stay | Documentación adjuntada.
514 | ok | /login/empresas | Contraseña establecida.
515 | info | /mis-candidaturas | server message of the application answer
516 | ok | /mis-ofertas | Oferta eliminada.
517 | ok | stay | Hemos recibido tu solicitud de baja.
518 | warn | /cv | Completa tu cuenta bancaria y tu número de la Seguridad Social.
519 | ok | /mis-candidaturas | Hemos registrado tu respuesta a la preinscripción.
520 | ok | /mis-candidaturas | Has rechazado la inscripción.
521 | ok | stay | Has cambiado tu contraseña.
522 | ok | stay | Usuario creado.
523 | ok | /programas-practicas-activos | Has solicitado participar en el programa.
524 | warn | stay | El correo electrónico no corresponde a ninguna cuenta activa.
525 | warn | stay | Revisa los campos.
526 | warn | stay | La foto puede medir como máximo 1000 px.
527 | warn | stay | La persona candidata no quedará seleccionada hasta que completes los datos obligatorios.
528 | ok | stay | Solicitud registrada.
529 | ok | stay | Solicitud de cambio enviada.
530 | ok | /solicitudes-practicas-educacion | Solicitud rechazada.
531 | ok | /solicitudes-practicas-educacion | Solicitud aceptada.
532 | ok | stay | Información actualizada.
533 | ok | stay | Tu inscripción se ha registrado correctamente.
534 | info | stay | Se han utilizado los datos de tu perfil.
535 | warn | /mi-empresa | Indica el IBAN de tu empresa antes de publicar una oferta de prácticas.
536 | ok | /mi-empresa | Convenio añadido.
537 | warn | /cv | Adjunta una copia de tu título en los documentos privados.
538 | ok | stay | Contacto creado.
539 | ok | stay | Fichero registrado.
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const texts = catalogue('es', ['actions', 'notices']);
const kinds = { ok: 'ok', warning: 'warn', information: 'info' } as const;

const labels: Readonly<Record<string, string>> = {
  '/mis-candidaturas': 'Ver mis candidaturas',
  '/mis-ofertas': 'Ver mis ofertas',
  '/programas-practicas-activos': 'Ver programas',
  '/solicitudes-practicas-educacion': 'Ver solicitudes',
  '/mi-empresa': 'Ir a mi empresa',
  '/cv': 'Ir a mi CV',
  '/': 'Ir al inicio',
  '/login': 'Acceder',
  '/login/empresas': 'Acceder',
};

const pages: Readonly<Record<string, [string, string]>> = {
  stay: ['', ''],
  'login of the user': ['/login', '/login/empresas'],
};

describe('the catalogue of notices', () => {
  it('has the documented codes and no other', () => {
    expect([...noticeCodes].sort()).toEqual(documented.map(([code]) => code).sort());
    expect(noticeCodes).toHaveLength(40);
  });

  it.each(documented)('has entry %s: %s, %s', (code = '', kind, page = '', text) => {
    const entry = noticeOf(code as unknown as NoticeCode);
    expect(kinds[entry.kind]).toBe(kind);
    const targets = (['student', 'company'] as const).map((side) => {
      const target = noticeTarget(entry, side);
      return target ? routeById(target).paths.es : '';
    });
    expect(targets).toEqual(pages[page] ?? [page, page]);
    const [first = ''] = targets;
    expect(entry.button ? texts[entry.button] : undefined).toBe(labels[first]);
    expect(entry.text ? texts[entry.text] : 'server message of the application answer').toBe(text);
  });
});
