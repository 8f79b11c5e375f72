import { institutionWords } from '#core/i18n/institution.ts';
import type { RouteId } from '#core/routing/table.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { BaseContext } from '../../context.ts';
import type { Mail } from '../../mail/outbox.ts';
import { textIn, type Translated } from '../../texts/translated.ts';

type MailTexts = Translated<{ subject: string; text: string }>;

function mail({ language }: BaseContext, to: string, texts: MailTexts, link?: Mail['link']): Mail {
  return { to, language, ...textIn(texts, language), ...omitUndefined({ link }) };
}

/** The mails about accounts. */
export const accountMails = {
  registered: (context: BaseContext, to: string, nombre: string, signIn: RouteId): Mail =>
    mail(
      context,
      to,
      {
        es: {
          subject: 'Tu cuenta está lista',
          text: `Hola, ${nombre}: te has registrado correctamente. Ya puedes acceder al portal con tu correo.`,
        },
        ca: {
          subject: 'El teu compte és a punt',
          text: `Hola, ${nombre}: t’has registrat correctament. Ja pots accedir al portal amb el teu correu.`,
        },
        en: {
          subject: 'Your account is ready',
          text: `Hello ${nombre}, you have registered successfully. You can now sign in with your email address.`,
        },
      },
      { route: signIn },
    ),

  reset: (context: BaseContext, to: string, link: NonNullable<Mail['link']>): Mail =>
    mail(
      context,
      to,
      {
        es: {
          subject: 'Elige otra contraseña',
          text: 'Has pedido un enlace para elegir otra contraseña. Caduca en una hora y solo se puede usar una vez. Si no lo has pedido tú, no hagas nada.',
        },
        ca: {
          subject: 'Tria una altra contrasenya',
          text: 'Has demanat un enllaç per triar una altra contrasenya. Caduca d’aquí a una hora i només es pot fer servir una vegada. Si no l’has demanat tu, no facis res.',
        },
        en: {
          subject: 'Choose another password',
          text: 'You asked for a link to choose another password. It expires in an hour and works only once. If it was not you, you need not do anything.',
        },
      },
      link,
    ),

  identityChanged: (context: BaseContext, to: string, now: { usuario: string; email: string }): Mail =>
    mail(context, to, {
      es: {
        subject: 'Han cambiado los datos de acceso de tu cuenta',
        text: `Desde ahora accedes al portal con el usuario ${now.usuario} y te escribimos a ${now.email}. Si no lo has cambiado tú, contacta enseguida con nosotros.`,
      },
      ca: {
        subject: 'Han canviat les dades d’accés del teu compte',
        text: `A partir d’ara accedeixes al portal amb l’usuari ${now.usuario} i t’escrivim a ${now.email}. Si no ho has canviat tu, contacta de seguida amb nosaltres.`,
      },
      en: {
        subject: 'The sign-in details of your account have changed',
        text: `From now on you sign in to the portal as ${now.usuario}, and we write to you at ${now.email}. If it was not you who changed this, please contact us at once.`,
      },
    }),

  invitation: (context: BaseContext, to: string, company: string, token: string): Mail =>
    mail(
      context,
      to,
      {
        es: {
          subject: `Accede al portal en nombre de ${company}`,
          text: 'Tienes acceso al portal. Elige tu contraseña con este enlace, que caduca en siete días.',
        },
        ca: {
          subject: `Accedeix al portal en nom de ${company}`,
          text: 'Tens accés al portal. Tria la teva contrasenya amb aquest enllaç, que caduca d’aquí a set dies.',
        },
        en: {
          subject: `Sign in to the portal for ${company}`,
          text: 'You have been given access to the portal. Choose your password with this link, which expires in seven days.',
        },
      },
      { route: 'set-login', secret: { token } },
    ),

  companyRequested: (context: BaseContext, to: string, company: string): Mail =>
    mail(context, to, {
      es: {
        subject: `Hemos recibido la solicitud de ${company}`,
        text: `${institutionWords(context.brand.settings, 'es').Institution} revisará los datos de la empresa. Te avisaremos cuando la cuenta esté validada.`,
      },
      ca: {
        subject: `Hem rebut la sol·licitud de ${company}`,
        text: `${institutionWords(context.brand.settings, 'ca').Institution} revisarà les dades de l’empresa. T’avisarem quan el compte estigui validat.`,
      },
      en: {
        subject: `We have received the request of ${company}`,
        text: `${institutionWords(context.brand.settings, 'en').Institution} will review the details of the company. We will let you know once the account has been validated.`,
      },
    }),
};
