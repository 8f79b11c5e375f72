// Generated from schemas/brand.schema.json by `npm run generate`; do not edit.

import type { Language, Localized } from '#core/i18n/languages.ts';

/**
 * One university, one file: everything that makes its portal different from the others.
 */
export interface BrandFile {
  /**
   * Short name of the brand in lower case, the same as the name of its folder. It appears in storage keys and in the address of the local preview, so it should never change.
   */
  id: string;
  /**
   * Folder of a base brand whose settings this file takes over. Whatever is written here wins over the base.
   */
  extends?: string;
  /**
   * Full name of the portal, shown in page titles and in the header.
   */
  nombre: string;
  /**
   * Name under the icon when someone installs the portal on a phone; at most 12 characters.
   */
  nombreCorto: string;
  /**
   * Name of the university or training provider, shown in the footer and in the legal pages.
   */
  institucion: string;
  /**
   * What sentences call the institution: one of the words, which they write as each language does (la universidad, la universitat, the university), or words of your own, in the singular and with their article. Left out, it is `institucion` without any article.
   */
  institucionNombrada?: ('universidad' | 'centro' | 'escuela' | 'fundacion') | LocalizedText;
  /**
   * Names and internet domains of other institutions that the texts of this brand mention on purpose. What is not listed is reported, since it is usually left over from a copied text.
   *
   * Items: A name or an internet domain.
   */
  institucionesMencionadas: string[];
  /**
   * One sentence about the portal for search engines and shared links.
   */
  descripcion: LocalizedText;
  /**
   * Whether the institution is a public body, a private one with public money (concertado), or a private one. Of the first two the check asks for an accessibility statement with the parts that the law names, in every language; of a public body also for the day of its last review.
   */
  organismo: 'publico' | 'concertado' | 'privado';
  /**
   * What is taught here, on which the law of placements depends. universitarias: university studies (RD 592/2014). formacionProfesional: vocational training (LO 3/2022, RD 659/2023), with a training plan, two regimes and a tutor on each side. otras: other studies, to which neither applies. The report of `check --legal` names the duties of each.
   */
  ensenanzas: ('universitarias' | 'formacionProfesional' | 'otras')[];
  /**
   * Languages of the portal, in the order in which they are offered: es, ca, en.
   *
   * Items: Language: es (Spanish), ca (Catalan) or en (English).
   */
  idiomas: Language[];
  /**
   * Language for visitors who have not chosen one. It must be one of `idiomas`.
   */
  idiomaDefecto: Language;
  /**
   * Colours of the brand. Shades for text, borders and dark mode are worked out from them so that everything stays readable.
   */
  colores: {
    /**
     * Main colour: buttons, links and accents.
     */
    primario: string;
    /**
     * Second colour for decoration. Left out, the main colour is used.
     */
    secundario?: string;
    /**
     * Colour of links, titles of cards and icons, by which people know your pages. Left out, the main colour is used, or the second one where the main colour is too light to be read and would come out as another colour.
     */
    enlace?: string;
    /**
     * Exact colours of the header. Left out, they follow from the main colour.
     */
    cabecera?: ColourPair;
    /**
     * Exact colours of the footer. Left out, they follow from the main colour.
     */
    pie?: ColourPair;
    /**
     * Exact colours of the main buttons. Left out, they follow from the main colour.
     */
    boton?: ColourPair;
    /**
     * Exact colours of the text panel on the sign-in pages. Left out, they follow from the main colour.
     */
    login?: ColourPair;
  };
  /**
   * Dark mode: never (off), at first (on), or as the visitor has set up their own device (sistema).
   */
  modoOscuro: 'off' | 'on' | 'sistema';
  /**
   * Shows visitors a button to change between light and dark. When off, the button appears only in the local preview.
   */
  mostrarSelectorModoOscuro: boolean;
  /**
   * Main logo of the brand, best as SVG.
   */
  logo: string;
  /**
   * Colour version of the logo, for the sign-in pages and the footer. Left out, `logo` is used.
   */
  logocolor?: string;
  /**
   * Logo in the header. Left out, `logo` is used.
   */
  logoencabezado?: string;
  /**
   * Logo for dark grounds: dark mode, and a dark header, footer or sign-in page. Left out, a logo in one colour is given a readable shade of it; any other that would be too dull stands on a white plate, and the check says so.
   */
  logoOscuro?: string;
  /**
   * Logo of the header for dark grounds. Left out, it is made of `logoencabezado` where that can be done, else `logoOscuro` is used.
   */
  logoencabezadoOscuro?: string;
  /**
   * Height of the logo in the header, in pixels.
   */
  logoSize: number;
  /**
   * Square picture (SVG or PNG) for the browser tab and the app icon. Left out, `logo` is used.
   */
  icono?: string;
  /**
   * A pair of fonts with an open licence (SIL OFL) that comes with the portal, by its character: clasica (Lora with Source Sans 3), cercana (Nunito), geometrica (Outfit with Mulish) or editorial (Fraunces with Public Sans). Left out, the portal uses `fonts`, or the fonts of each device.
   */
  tipografia?: 'clasica' | 'cercana' | 'geometrica' | 'editorial';
  /**
   * Fonts of the brand, as files in its own folder. Left out, the portal uses the fonts of each device.
   */
  fonts?: {
    /**
     * Font of the running text.
     */
    texto?: Font;
    /**
     * Font of the headings. Left out, headings use the font of the text.
     */
    titulos?: Font;
  };
  /**
   * Background of the sign-in pages: a picture from the folder of the brand or a colour.
   */
  background?: string;
  /**
   * Artwork of the brand on the home page of students: the picture of `background`, cropped (fondo), a pattern of the icon (marca), nothing (ninguno), or a picture of your own. Left out, it is `fondo` where `background` is a picture, else `marca`.
   */
  motivo?: ('fondo' | 'marca' | 'ninguno') | string;
  /**
   * Header: calm, in the colour of the page (clara), in the main colour (color), or with the picture of `background` behind it, as strong as the text allows (imagen). Exact colours in `colores.cabecera` win over the main colour.
   */
  cabecera: 'clara' | 'color' | 'imagen';
  /**
   * Corners of cards, fields and buttons: square (rectas), soft (suaves) or round (redondas).
   */
  esquinas: 'rectas' | 'suaves' | 'redondas';
  /**
   * How much room there is between the parts of a page: compacta, normal or amplia.
   */
  densidad: 'compacta' | 'normal' | 'amplia';
  /**
   * A style sheet of your own (.css or .scss) that is loaded last, or false for none. Colours and fonts are safer in their own settings.
   */
  ownstyles: string | false;
  /**
   * Welcome text of the sign-in pages.
   */
  textosLogin?: {
    /**
     * Heading of the welcome text.
     */
    titulo?: LocalizedText;
    /**
     * Text under the heading, two or three sentences at most.
     */
    texto?: LocalizedText;
  };
  /**
   * Texts and links of the footer. The legal pages are linked there in any case.
   */
  footer?: {
    /**
     * Text of the footer, for example the name of the service in charge.
     */
    textos?: LocalizedText;
    /**
     * Links of the footer, one list per language.
     */
    enlaces?: Localized<Link[]>;
    /**
     * Seals of accreditations and of quality, in a row below the links. They stand on white, as those who grant them ask.
     *
     * Items: A picture that says what was granted, and where that can be read.
     */
    sellos?: Seal[];
  };
  /**
   * How to reach the office behind the portal; shown in the footer and usable in the Markdown pages, for example as `{{contacto.email}}`.
   */
  contacto: {
    /**
     * Email address for questions.
     */
    email: string;
    /**
     * Phone number, as it should be read.
     */
    telefono?: string;
    /**
     * Postal address in one line.
     */
    direccion?: string;
    /**
     * Web page of the office.
     */
    url?: string;
    /**
     * Someone of the office whom students can turn to, shown by name on their home page with the address and phone of the office.
     */
    persona?: {
      /**
       * Name, as people call this person.
       */
      nombre: string;
      /**
       * What this person does.
       */
      papel: LocalizedText;
    };
  };
  /**
   * Facts for the legal pages. Each can be used in the Markdown texts, for example as `{{legal.titular}}`.
   */
  legal?: {
    /**
     * Legal name of the institution that runs the portal.
     */
    titular?: string;
    /**
     * Tax number of that institution.
     */
    nif?: string;
    /**
     * Registered address of that institution.
     */
    direccion?: string;
    /**
     * Email address of the data protection officer.
     */
    emailProteccionDatos?: string;
    /**
     * Authorisation number as a placement agency. The law wants it wherever the name of the agency appears.
     */
    numeroAgenciaColocacion?: string;
    /**
     * Day of the last review of the accessibility statement (year-month-day). Public bodies review it every year.
     */
    fechaRevisionAccesibilidad?: string;
    /**
     * Web page for complaints about accessibility.
     */
    urlReclamaciones?: string;
    /**
     * How long data are kept, in a sentence or two. People read it where they look at their data: students below their CV, people at companies below their profile and beside the contacts of their company.
     */
    conservacion?: {
      /**
       * Data of students and graduates.
       */
      alumnado?: LocalizedText;
      /**
       * Data of people at companies.
       */
      empresas?: LocalizedText;
    };
    /**
     * First layer of information on data protection, for each form that collects data: it stands right above the button, with the institution as the one responsible and the rights of people. Without an entry a form shows none.
     */
    tratamientos?: {
      /**
       * Registration of students and graduates.
       */
      registro?: Treatment;
      /**
       * Request of a company account.
       */
      cuentaEmpresa?: Treatment;
      /**
       * Enrolment in events.
       */
      eventos?: Treatment;
      /**
       * Proposal of a placement, which names a third person.
       */
      propuesta?: Treatment;
      /**
       * People at a company whom a colleague enters: its contacts, and who signs an agreement. They are told where their data come from (procedencia).
       */
      contactos?: Treatment;
      /**
       * Third persons whom an offer names: the tutor, and a candidate whom the company prefers.
       */
      oferta?: Treatment;
      /**
       * Photo of the CV.
       */
      foto?: Treatment;
      /**
       * Disability in the CV, a special category of data.
       */
      discapacidad?: Treatment;
    };
  };
  /**
   * What is known of the accessibility of the portal. The line `{{declaracion}}` in `accesibilidad.md` becomes the statement by the model of Decision (EU) 2018/1523, in the language of the page.
   */
  accesibilidad?: {
    /**
     * Day on which the statement was prepared first.
     */
    preparada: string;
    /**
     * How it was found out what is accessible, in whole sentences. What the tests of the portal look at is said beside it.
     */
    metodo: LocalizedText;
    /**
     * Who receives messages about accessibility and who decides on complaints, in whole sentences.
     */
    responsable?: LocalizedText;
    /**
     * What is not accessible. Without an entry the portal is said to be fully compliant.
     *
     * Items: One thing that is not accessible.
     */
    incumplimientos?: {
      /**
       * What is not accessible, and where.
       */
      donde: LocalizedText;
      /**
       * Number of the criterion of WCAG, or of the requirement of EN 301 549, in quotes.
       */
      criterio?: string;
      /**
       * Why: it falls short of the norm (incumplimiento), a remedy would be a disproportionate burden (carga), or the law does not cover it (fueraDeAmbito).
       */
      motivo: 'incumplimiento' | 'carga' | 'fueraDeAmbito';
      /**
       * What stands behind it, or what can be used instead.
       */
      porQue?: LocalizedText;
      /**
       * Day by which it will be put right.
       */
      hasta?: string;
    }[];
  };
  /**
   * Shows students a form with user name and password. When off, students see only the button of the single sign-on of the university.
   */
  ownlogin: boolean;
  /**
   * One sign-in page for students and graduates. When off, graduates have a page of their own.
   */
  OneLoginForCandidatos: boolean;
  /**
   * Single sign-on of the university. Needed when `modulos.sso` is on.
   */
  sso?: {
    /**
     * Address where signing in with the university starts. Needed when `modulos.sso` is on.
     */
    urlInicio?: string;
    /**
     * Address that closes the session of the university too; offered when someone signs out, for shared computers.
     */
    urlCierre?: string;
  };
  /**
   * Further sign-in pages with texts of their own. The name of each entry is the last part of its address, `/login/{name}`; the names of the built-in pages (empresas, empreses, companies, antiguos, antics-alumnes, graduates) are taken.
   */
  loginsEspecificos: {
    /**
     * One further sign-in page.
     */
    [k: string]: SpecificLogin;
  };
  /**
   * Internet domain of the finished portal. Links in search engines and shared pages are built with it.
   */
  dominio_produccion: string;
  /**
   * Further internet domains where the portal is only tried out; they talk to the test server.
   *
   * Items: Internet domain alone, without https:// and without a path.
   */
  dominiosPrueba: string[];
  /**
   * Address of the server that holds the real data.
   */
  apiProduccion: string;
  /**
   * Address of the test server, or a path on the domain of the portal itself.
   */
  apiSandbox: string;
  /**
   * The server takes the header Idempotency-Key, with which it does once what the portal sends twice because an answer was lost. Switch it on only once the technical staff have said so: any other server refuses everything that is sent with this header.
   */
  apiIdempotencia: boolean;
  /**
   * The server has the call cierraSesion, with which signing out ends the session there too: its token opens nothing any more. Left out, a token that somebody has got hold of goes on working until it ends by itself.
   */
  apiCierreSesion: boolean;
  /**
   * Measurement id of Google Analytics 4. Nothing is loaded before the visitor agrees; left out, there is no analytics and no consent banner.
   */
  analyticsId?: string;
  /**
   * Key of the CookieYes consent service, which then replaces the built-in banner. Left out or empty, the built-in banner is used.
   */
  cookieyes?: string;
  /**
   * Key that the portal sends when it asks whether a company number exists. It is visible to every visitor, so it must not be a secret.
   */
  claveExisteCIF: string;
  /**
   * Address at the university that receives technical error reports. Empty: no reports are sent. Do not use the address of a chat webhook here, since every visitor can read it.
   */
  urlInformes: string;
  /**
   * Address at the university to which browsers report what the security policy of the pages did not let through: a script that a proxy or an extension put in, or another site that tried to frame the portal. Only hosts that send the portal's headers can say it to browsers. A report names the whole address of the page and nothing else of the person. Empty: browsers report nothing.
   */
  urlInformesSeguridad: string;
  /**
   * Removes the disability question from the personal data of students.
   */
  quitarCampoDiscapacidad: boolean;
  /**
   * Lets students and companies propose a placement that is not in the offers, with its page and menu entries.
   */
  showPropuestaPracticas: boolean;
  /**
   * What companies see of an applicant. completa: everything in the CV from the start. esencial: date and place of birth, gender, nationality and street address only once the person has been selected. ciega: in addition name, photo, contact data, links, presentation and all files only once the person has been invited to an interview or selected. Identity, bank and social security numbers and disability are never shown.
   */
  vistaCandidato: 'completa' | 'esencial' | 'ciega';
  /**
   * Whether people under 18 study here. ninguno: nobody does, and nothing is asked. posibles: some may; offers are open to them where the company says so. habituales: many do; offers are open to them unless the company says no, and who has not entered a date of birth counts as a minor. Of an offer open to minors, or with one among its candidates, companies get no photo, contact data, links, files, date of birth or address of anybody until they have selected the person; only then do they see who is a minor.
   */
  menores: 'ninguno' | 'posibles' | 'habituales';
  /**
   * Takes offers only of companies that have an agreement in force with the university.
   */
  convenioParaPublicar: boolean;
  /**
   * Notices at the top of every page for some days, such as holidays or a change of opening hours. Each shows by itself from the first day to the last, so it can be written weeks before.
   *
   * Items: A notice for some days.
   */
  avisos: Notice[];
  /**
   * Last day on which students can register by themselves. From the next day on, the page and its link are gone. Left out, there is no end.
   */
  registroAlumnoHasta?: string;
  /**
   * Closes the portal for maintenance between two moments, as `inMantenimiento` does without an end. The browser of each visitor opens and closes it, so nothing has to be built at that time.
   */
  mantenimiento?: {
    /**
     * When it begins.
     */
    desde: string;
    /**
     * When it is over.
     */
    hasta: string;
  };
  /**
   * Time zone of the days and hours in this file.
   */
  zonaHoraria: 'Europe/Madrid' | 'Atlantic/Canary';
  /**
   * Closes the portal for maintenance: every visitor sees the maintenance page.
   */
  inMantenimiento: boolean;
  /**
   * Asks staffing agencies for the company where the person will work, in the offer form.
   */
  requestEmpresaDestino: boolean;
  /**
   * Asks for the street and town of a company contact.
   */
  requestDireccionContactoEmpresa: boolean;
  /**
   * Asks for the full address of a company contact: postal code, province and country too.
   */
  requestDireccionFullContactoEmpresa: boolean;
  /**
   * Asks companies whether they are private, public or a startup.
   */
  requestTipoEmpresa: boolean;
  /**
   * Asks what each company contact is in charge of.
   */
  requestTipoContacto: boolean;
  /**
   * Students must have uploaded their own CV before they can apply.
   */
  CVRequired: boolean;
  /**
   * Lets companies duplicate an offer.
   */
  canDuplicarOferta: boolean;
  /**
   * Lets companies copy a placement offer as a job offer and the other way round.
   */
  canDuplicarOfertaInvertida: boolean;
  /**
   * Shows the field for other remuneration in placement offers too; job offers always have it.
   */
  otrasRemuneracionesEnPracticas: boolean;
  /**
   * Lets companies upload and delete documents in their documentation page.
   */
  canUploadDocEmpresas: boolean;
  /**
   * Gives companies a documentation page and its menu entry.
   */
  haveDocumentosPracticas: boolean;
  /**
   * Shows the reference number of each offer.
   */
  showReferenciaOferta: boolean;
  /**
   * Checks right after sign-in whether personal data is missing and takes the student to the CV once.
   */
  checkDatosNecesariosEnLogin: boolean;
  /**
   * Shows students a message on every page while required personal data is missing.
   */
  popupDatosObligatorios: boolean;
  /**
   * Asks for the bank account (IBAN) before a placement that is managed by the service.
   */
  checkIbanInPracticasConServicio: boolean;
  /**
   * Shows the placement programmes: their pages, menu entries and the field in the offer form.
   */
  hasProgramaPracticasActivo: boolean;
  /**
   * Shows companies a message while their data or that of the contact is incomplete.
   */
  checkDatosCompletosEmpresa: boolean;
  /**
   * Gives companies the education-placement requests, shown in the menu when there are any.
   */
  checkMenuEducacion: boolean;
  /**
   * Lets students register by themselves, with the page and its link on the sign-in page.
   */
  canRegistroAlumno: boolean;
  /**
   * Lets companies ask for a new cooperation agreement.
   */
  canCrearConvenio: boolean;
  /**
   * Address that students are told to write to when they do not meet the requirements of an offer. Empty: that half of the message is left out.
   */
  emailInscripcion: string;
  /**
   * Names of the lists of choices (countries, sectors …) that the portal loads in advance. They are not internet domains. Empty: all lists.
   */
  dominios: string[];
  /**
   * Documents that companies find in their documentation page, one list per language. Needs `haveDocumentosPracticas`.
   */
  documentosPracticas?: Localized<DocumentLink[]>;
  /**
   * How a company first finds the choice of publishing an offer: 1 with its name and data, 2 anonymously.
   */
  publicacionOfertaDefecto: 1 | 2;
  /**
   * Limits of the placement day, checked in offers and proposals. Left out, there is no limit.
   */
  limitesJornada?: {
    /**
     * Most hours a day while classes are on.
     */
    horasDia?: number;
    /**
     * Most hours a week while classes are on.
     */
    horasSemana?: number;
    /**
     * Most hours a day outside teaching periods.
     */
    horasDiaFueraLectivo?: number;
  };
  /**
   * Terms of the cooperation agreements.
   */
  convenio: {
    /**
     * Management fee per month in euros, without VAT, shown in the agreement form.
     */
    cuotaMensual: number;
  };
  /**
   * Wording of the texts that the contract gives word by word, such as those of wrong fields: as given (documentos), or a clearer one in every language (claros), which also calls the home page Inicio. Your own wording in `messages/` goes before both.
   */
  textos: 'documentos' | 'claros';
  /**
   * Title of the home page in the browser and, for companies, its heading. Left out, it is the one of the contract, Bienvenid@, or with `textos: claros` Inicio.
   */
  tituloInicio?: LocalizedText;
  /**
   * What the weekly placement sheet is called in the portal.
   */
  etiquetaHojaSemanal: LocalizedText;
  /**
   * Scale of the grades that students may enter.
   */
  rangoNota: {
    /**
     * Lowest grade.
     */
    min: number;
    /**
     * Highest grade.
     */
    max: number;
  };
  /**
   * What the student menu has only if you want it.
   */
  menuAlumno: {
    /**
     * Calls the entry of the placement proposal “New vacancy”. Needs `showPropuestaPracticas`.
     */
    nuevaOferta: boolean;
    /**
     * Adds “Documentation”, which opens the documents part of the CV.
     */
    documentacion: boolean;
  };
  /**
   * The parts of the portal. A part that is off has no page, no menu entry and no link.
   */
  modulos: {
    /**
     * Work placements: offers, applications and placements of students.
     */
    practicas: boolean;
    /**
     * Jobs: employment offers for students and graduates.
     */
    empleo: boolean;
    /**
     * Events, with their public pages.
     */
    eventos: boolean;
    /**
     * Orientation guides for students.
     */
    guias: boolean;
    /**
     * Career orientation page, written in Markdown by the brand.
     */
    orientacion: boolean;
    /**
     * Help page, written in Markdown by the brand.
     */
    ayuda: boolean;
    /**
     * Surveys for students and companies.
     */
    encuestas: boolean;
    /**
     * Announcements of the university on the home page.
     */
    comunicaciones: boolean;
    /**
     * Bell with personal notifications in the header.
     */
    notificaciones: boolean;
    /**
     * Cooperation agreements of companies.
     */
    convenios: boolean;
    /**
     * Requests of companies to extend or change a placement.
     */
    cambioPracticas: boolean;
    /**
     * Companies can request an account by themselves.
     */
    cuentaEmpresa: boolean;
    /**
     * Students and graduates can ask to leave the service.
     */
    bajaServicio: boolean;
    /**
     * Page with placement conditions that students must accept.
     */
    condicionesPracticas: boolean;
    /**
     * Sign-in with the account of the university. Needs `sso.urlInicio`.
     */
    sso: boolean;
    /**
     * Weekly sheets in the placements of students.
     */
    hojasSemanales: boolean;
  };
  /**
   * Which fields the forms show, which can be changed and which are required. Write only what differs from the default.
   */
  campos: {
    /**
     * Personal data of students and graduates.
     */
    personales: {
      /**
       * First name.
       */
      nombre: FieldFlags;
      /**
       * First surname.
       */
      apellido1: FieldFlags;
      /**
       * Second surname.
       */
      apellido2: FieldFlags;
      /**
       * Kind of identity document: DNI, NIE or passport.
       */
      tipoDocumento: FieldFlags;
      /**
       * Number of the identity document.
       */
      numeroDocumento: FieldFlags;
      /**
       * Date of birth.
       */
      fechaNacimiento: FieldFlags;
      /**
       * Place of birth.
       */
      lugarNacimiento: FieldFlags;
      /**
       * Gender.
       */
      genero: FieldFlags;
      /**
       * Personal email address.
       */
      email: FieldFlags;
      /**
       * Email address given by the university.
       */
      emailEstudiante: FieldFlags;
      /**
       * Whether messages go to the university address instead of the personal one.
       */
      comunicacionesEnEmailEstudiante: FieldFlags;
      /**
       * Mobile phone number.
       */
      telefonoMovil: FieldFlags;
      /**
       * Landline phone number.
       */
      telefonoFijo: FieldFlags;
      /**
       * Social security number.
       */
      numeroSeguridadSocial: FieldFlags;
      /**
       * Bank account (IBAN).
       */
      iban: FieldFlags;
      /**
       * Nationalities.
       */
      nacionalidades: FieldFlags;
      /**
       * Kind of road of the address: street, avenue, square …
       */
      tipoVia: FieldFlags;
      /**
       * Name of the road of the address.
       */
      direccion: FieldFlags;
      /**
       * Number in the road.
       */
      numero: FieldFlags;
      /**
       * Floor.
       */
      piso: FieldFlags;
      /**
       * Door.
       */
      puerta: FieldFlags;
      /**
       * Postal code.
       */
      cp: FieldFlags;
      /**
       * Country.
       */
      pais: FieldFlags;
      /**
       * Province.
       */
      provincia: FieldFlags;
      /**
       * Town.
       */
      localidad: FieldFlags;
      /**
       * Notes on the address.
       */
      observaciones: FieldFlags;
      /**
       * Disability of 33 % or more, seen only by the university office. `quitarCampoDiscapacidad` removes it altogether.
       */
      discapacidad: FieldFlags;
    };
    /**
     * Studies in the CV of students and graduates.
     */
    academicos: {
      /**
       * Whether the studies belong to this university.
       */
      deLaUniversidad: FieldFlags;
      /**
       * Degree or qualification.
       */
      titulacion: FieldFlags;
      /**
       * School or centre.
       */
      centro: FieldFlags;
      /**
       * Level of the studies.
       */
      nivel: FieldFlags;
      /**
       * Kind of studies.
       */
      tipoFormacion: FieldFlags;
      /**
       * Branch of knowledge.
       */
      rama: FieldFlags;
      /**
       * How long the studies take.
       */
      duracion: FieldFlags;
      /**
       * Whether the studies are going on.
       */
      actual: FieldFlags;
      /**
       * Average grade, on the scale of `rangoNota`.
       */
      nota: FieldFlags;
    };
    /**
     * Work experience in the CV.
     */
    experiencia: {
      /**
       * Job title.
       */
      puesto: FieldFlags;
      /**
       * Company.
       */
      empresa: FieldFlags;
      /**
       * Sector of the company.
       */
      sector: FieldFlags;
      /**
       * Area of professional activity.
       */
      actividad: FieldFlags;
      /**
       * Kind of contract.
       */
      contrato: FieldFlags;
      /**
       * Subtype of the contract.
       */
      subtipoContrato: FieldFlags;
      /**
       * Start date.
       */
      fechaInicio: FieldFlags;
      /**
       * End date.
       */
      fechaFin: FieldFlags;
      /**
       * Province.
       */
      provincia: FieldFlags;
      /**
       * Link to the company or to the work done.
       */
      enlace: FieldFlags;
      /**
       * What was done in the job.
       */
      descripcion: FieldFlags;
      /**
       * Document about the experience.
       */
      adjunto: FieldFlags;
    };
    /**
     * Profile, search and preferences in the CV.
     */
    profesional: {
      /**
       * Introduction in the words of the person.
       */
      presentacion: FieldFlags;
      /**
       * Profile picture.
       */
      urlImagenPerfil: FieldFlags;
      /**
       * CV uploaded by the person.
       */
      urlCV: FieldFlags;
      /**
       * Link to a portfolio.
       */
      enlacePortfolio: FieldFlags;
      /**
       * Link to the LinkedIn profile.
       */
      enlaceLinkedin: FieldFlags;
      /**
       * Languages and their level.
       */
      idiomas: FieldFlags;
      /**
       * Computer programs and their level.
       */
      programasInformaticos: FieldFlags;
      /**
       * Competences.
       */
      competencias: FieldFlags;
      /**
       * Interests.
       */
      interes: FieldFlags;
      /**
       * Sectors of interest.
       */
      sectoresInteres: FieldFlags;
      /**
       * Stays abroad: country, reason and months.
       */
      estanciasExtranjero: FieldFlags;
      /**
       * Certificates.
       */
      certificados: FieldFlags;
      /**
       * Complementary training.
       */
      formacionComplementaria: FieldFlags;
      /**
       * Documents that companies may see.
       */
      documentos: FieldFlags;
      /**
       * Documents that only the university sees.
       */
      documentosPrivados: FieldFlags;
      /**
       * Documents that an application asks for.
       */
      documentosProcesos: FieldFlags;
      /**
       * Level of education as the public employment service classifies it.
       */
      idNivelFormativoSNE: FieldFlags;
      /**
       * Badge of a CV that the guidance service has checked.
       */
      validadoDOIP: ShownField;
      /**
       * Switch of the active search for placements.
       */
      busquedaPracticasActiva: FieldFlags;
      /**
       * Switch of the active search for jobs.
       */
      busquedaTrabajoActiva: FieldFlags;
      /**
       * Preferred period for a placement.
       */
      idPeriodoPreferenciaPracticas: FieldFlags;
      /**
       * Whether the person has a work permit.
       */
      tienePermisoTrabajo: FieldFlags;
      /**
       * Whether the person needs a work permit.
       */
      necesitaPermisoTrabajo: FieldFlags;
      /**
       * Work permit in the European Union.
       */
      permisoTrabajoUE: FieldFlags;
      /**
       * Availability to travel.
       */
      disponibilidadViajar: FieldFlags;
      /**
       * Availability to work abroad.
       */
      disponibilidadExtranjero: FieldFlags;
      /**
       * Availability to move house.
       */
      disponibilidadCambioResidencia: FieldFlags;
      /**
       * Own car.
       */
      coche: FieldFlags;
      /**
       * Own motorbike.
       */
      moto: FieldFlags;
      /**
       * Driving licences.
       */
      permisosConducir: FieldFlags;
      /**
       * Years of experience.
       */
      aniosExperiencia: FieldFlags;
      /**
       * Lowest gross pay per year that the person would accept.
       */
      salarioMinimo: FieldFlags;
      /**
       * Erasmus stay.
       */
      erasmus: FieldFlags;
      /**
       * Whether the person wants the newsletter.
       */
      newsletter: FieldFlags;
      /**
       * Language of the messages to the person.
       */
      idiomaComunicaciones: FieldFlags;
    };
    /**
     * Offer form of companies.
     */
    oferta: {
      /**
       * Title of the offer.
       */
      titulo: FieldFlags;
      /**
       * Kind of offer: placement or job.
       */
      idPerfil: FieldFlags;
      /**
       * Number of places.
       */
      plazas: FieldFlags;
      /**
       * Description of the job.
       */
      descripcion: FieldFlags;
      /**
       * Tasks to carry out.
       */
      tareasAdesarrollar: FieldFlags;
      /**
       * Experience required.
       */
      experiencia: FieldFlags;
      /**
       * Experience desirable.
       */
      experienciaDeseable: FieldFlags;
      /**
       * Kind of contract.
       */
      contrato: FieldFlags;
      /**
       * Working hours.
       */
      horario: FieldFlags;
      /**
       * Start date.
       */
      fechaInicio: FieldFlags;
      /**
       * End date.
       */
      fechaFin: FieldFlags;
      /**
       * Hours per day.
       */
      horasAldia: FieldFlags;
      /**
       * Percentage of the working day, from 0 to 100.
       */
      tiempoDedicacionJornada: FieldFlags;
      /**
       * Duration in months, from 0 to 12.
       */
      meses: FieldFlags;
      /**
       * Days per week, from 1 to 7.
       */
      numeroDiasSemana: FieldFlags;
      /**
       * On site, remote or mixed.
       */
      tipoModalidadAsistencia: FieldFlags;
      /**
       * Salary.
       */
      salario: FieldFlags;
      /**
       * Highest salary.
       */
      salarioMaximo: FieldFlags;
      /**
       * Other remuneration. In placement offers only with `otrasRemuneracionesEnPracticas`.
       */
      otrasRemuneraciones: FieldFlags;
      /**
       * Monthly grant.
       */
      ayudaEstudio: FieldFlags;
      /**
       * Country.
       */
      pais: FieldFlags;
      /**
       * Province.
       */
      provincia: FieldFlags;
      /**
       * Town.
       */
      localidad: FieldFlags;
      /**
       * Sector.
       */
      sector: FieldFlags;
      /**
       * Functional area.
       */
      area_funcional: FieldFlags;
      /**
       * Campus.
       */
      campus: FieldFlags;
      /**
       * Degrees required; an offer needs at least one.
       */
      titulaciones: FieldFlags;
      /**
       * Degrees desirable.
       */
      titulacionesDeseables: FieldFlags;
      /**
       * Degrees that the company proposes.
       */
      titulacionesPropuestas: FieldFlags;
      /**
       * Areas of the degrees.
       */
      areasTitulaciones: FieldFlags;
      /**
       * Levels of the degrees.
       */
      nivelesTitulaciones: FieldFlags;
      /**
       * Credits passed.
       */
      creditosSuperados: FieldFlags;
      /**
       * Only students in their last year.
       */
      ultimoCurso: FieldFlags;
      /**
       * Lowest year of the degree.
       */
      cursoMinimo: FieldFlags;
      /**
       * Open to people without university studies.
       */
      perfilNoUniversitario: FieldFlags;
      /**
       * Latest year of graduation.
       */
      anioGraduacionMaximo: FieldFlags;
      /**
       * Languages, with the lowest certificate accepted.
       */
      idiomas: FieldFlags;
      /**
       * Computer programs.
       */
      programasInformaticos: FieldFlags;
      /**
       * Competences.
       */
      competencias: FieldFlags;
      /**
       * Interests.
       */
      interes: FieldFlags;
      /**
       * Labels.
       */
      etiquetas: FieldFlags;
      /**
       * Nationalities of the candidates. The law asks for a reason to limit them.
       */
      nacionalidades: FieldFlags;
      /**
       * Countries where candidates live.
       */
      paisesResidencia: FieldFlags;
      /**
       * Provinces where candidates live.
       */
      provinciasResidencia: FieldFlags;
      /**
       * Highest age of the candidates. The law asks for a reason to limit it.
       */
      edadMaxima: FieldFlags;
      /**
       * Whether candidates are working at present.
       */
      trabajaActualmente: FieldFlags;
      /**
       * Own car.
       */
      coche: FieldFlags;
      /**
       * Driving licence.
       */
      permisosConducir: FieldFlags;
      /**
       * Availability to work abroad.
       */
      disponibilidadExtranjero: FieldFlags;
      /**
       * Availability to move house.
       */
      disponibilidadCambioResidencia: FieldFlags;
      /**
       * Documents that candidates must bring.
       */
      documentosRequeridos: FieldFlags;
      /**
       * Link where people apply outside the portal.
       */
      urlInscripcionExterna: FieldFlags;
      /**
       * Placement programme. Needs `hasProgramaPracticasActivo`.
       */
      programa: FieldFlags;
      /**
       * Company contacts who act as tutors.
       */
      tutores: FieldFlags;
      /**
       * First name of the company tutor.
       */
      nombreTutorEmpresa: FieldFlags;
      /**
       * Surnames of the company tutor.
       */
      apellidosTutorEmpresa: FieldFlags;
      /**
       * Email address of the company tutor.
       */
      emailTutorEmpresa: FieldFlags;
      /**
       * Phone number of the company tutor.
       */
      telefonoTutorEmpresa: FieldFlags;
      /**
       * Identity number of the company tutor.
       */
      dniTutorEmpresa: FieldFlags;
      /**
       * Degree of the company tutor.
       */
      titulacionTutorEmpresa: FieldFlags;
      /**
       * Position of the company tutor.
       */
      puestoTrabajo: FieldFlags;
      /**
       * Department of the company tutor.
       */
      departamento: FieldFlags;
      /**
       * Whether the placement is linked to a final-degree project.
       */
      vinculadaTFG: FieldFlags;
      /**
       * Name of the final-degree project.
       */
      nombreTFG: FieldFlags;
      /**
       * Tutor of the final-degree project.
       */
      tutorTFG: FieldFlags;
      /**
       * First name of a preferred candidate.
       */
      nombreCandidato: FieldFlags;
      /**
       * Surnames of a preferred candidate.
       */
      apellidosCandidato: FieldFlags;
      /**
       * Identity number of a preferred candidate.
       */
      dniCandidato: FieldFlags;
      /**
       * Person who asks for the offer.
       */
      solicitante: FieldFlags;
      /**
       * Workplace of the placement.
       */
      centroPracticas: FieldFlags;
      /**
       * Order number of the company.
       */
      numeroPedido: FieldFlags;
      /**
       * Company where the person will work. Only with `requestEmpresaDestino`.
       */
      empresaDestino: FieldFlags;
      /**
       * Hide the name and data of the company.
       */
      ocultarDatosEmpresa: FieldFlags;
      /**
       * Link with further information.
       */
      urlInformacionComplementaria: FieldFlags;
      /**
       * PDF file with further information.
       */
      ficheroInformacionComplementaria: FieldFlags;
      /**
       * Last day of the offer.
       */
      fechaCaducidad: FieldFlags;
      /**
       * Whether the offer is active.
       */
      activa: FieldFlags;
      /**
       * Remarks for the university.
       */
      observaciones: FieldFlags;
    };
    /**
     * Placement data, in proposals and changes of placements.
     */
    practica: {
      /**
       * Degree of the student.
       */
      titulacion: FieldFlags;
      /**
       * Year of the degree that the student is in.
       */
      curso: FieldFlags;
      /**
       * Start date.
       */
      fechaInicio: FieldFlags;
      /**
       * End date.
       */
      fechaFin: FieldFlags;
      /**
       * Working hours.
       */
      horario: FieldFlags;
      /**
       * Hours per day.
       */
      horasAldia: FieldFlags;
      /**
       * Days per week, from 1 to 7.
       */
      numeroDiasSemana: FieldFlags;
      /**
       * Days of the week.
       */
      diasSemana: FieldFlags;
      /**
       * Workplace of the placement.
       */
      centroPracticas: FieldFlags;
      /**
       * First name of the company tutor.
       */
      nombreTutorEmpresa: FieldFlags;
      /**
       * Surnames of the company tutor.
       */
      apellidosTutorEmpresa: FieldFlags;
      /**
       * Email address of the company tutor.
       */
      emailTutorEmpresa: FieldFlags;
      /**
       * Phone number of the company tutor.
       */
      telefonoTutorEmpresa: FieldFlags;
      /**
       * Identity number of the company tutor.
       */
      dniTutorEmpresa: FieldFlags;
      /**
       * Degree of the company tutor.
       */
      titulacionTutorEmpresa: FieldFlags;
      /**
       * Position of the company tutor.
       */
      puestoTrabajo: FieldFlags;
      /**
       * Department of the company tutor.
       */
      departamento: FieldFlags;
      /**
       * First name of the university tutor.
       */
      nombreTutorUniversidad: FieldFlags;
      /**
       * Surnames of the university tutor.
       */
      apellidosTutorUniversidad: FieldFlags;
      /**
       * Email address of the university tutor.
       */
      emailTutorUniversidad: FieldFlags;
      /**
       * Degree of the university tutor.
       */
      titulacionTutorUniversidad: FieldFlags;
      /**
       * Tasks to carry out.
       */
      tareasAdesarrollar: FieldFlags;
      /**
       * Monthly grant.
       */
      ayudaEstudio: FieldFlags;
      /**
       * Remarks.
       */
      observaciones: FieldFlags;
    };
    /**
     * Fields of the own profile of a company's contact.
     */
    contacto: {
      /**
       * Gender, for forms of address. Hide it where nobody needs it.
       */
      genero: FieldFlags;
    };
  };
}

/**
 * What people are told of their data before they give them.
 */
export interface Treatment {
  /**
   * What the data are for.
   */
  finalidad: LocalizedText;
  /**
   * The legal basis.
   */
  legitimacion: LocalizedText;
  /**
   * Who else receives them.
   */
  destinatarios: LocalizedText;
  /**
   * Where data of a third person come from.
   */
  procedencia?: LocalizedText;
}

/**
 * The same text in each language of the portal: as many entries as there are languages in `idiomas`.
 */
export type LocalizedText = Localized;

/**
 * Background and text colour that belong together; the text must be readable on the background.
 */
export interface ColourPair {
  /**
   * Colour of the background.
   */
  fondo: string;
  /**
   * Colour of the text on it.
   */
  texto: string;
}

/**
 * A notice for some days.
 */
export interface Notice {
  /**
   * First day on which it shows.
   */
  desde: string;
  /**
   * Last day on which it shows.
   */
  hasta: string;
  /**
   * What it says, in one or two sentences.
   */
  texto: LocalizedText;
}

/**
 * A picture that says what was granted, and where that can be read.
 */
export interface Seal {
  /**
   * Picture of the seal, best as SVG.
   */
  imagen: string;
  /**
   * What the picture says, for people who do not see it.
   */
  texto: LocalizedText;
  /**
   * Page about it; left out, the seal leads nowhere.
   */
  url?: string;
}

/**
 * A link with its text.
 */
export interface Link {
  /**
   * Text of the link.
   */
  texto: string;
  /**
   * Where it leads.
   */
  url: string;
}

/**
 * A document with its title.
 */
export interface DocumentLink {
  /**
   * Title of the document.
   */
  titulo: string;
  /**
   * Where the document is.
   */
  url: string;
}

/**
 * A font and its files.
 */
export interface Font {
  /**
   * Name of the font.
   */
  familia: string;
  /**
   * Font files, one per weight and style.
   *
   * Items: One file of a font.
   */
  archivos: FontFile[];
}

/**
 * One file of a font.
 */
export interface FontFile {
  /**
   * Font file in the woff2 format.
   */
  archivo: string;
  /**
   * Weight of the letters: 400 is normal, 700 is bold.
   */
  peso: number;
  /**
   * Upright (normal) or slanted (italic).
   */
  estilo: 'normal' | 'italic';
}

/**
 * One further sign-in page.
 */
export interface SpecificLogin {
  /**
   * Who signs in here: students (Alumno), graduates (Egresado) or companies (Empresa).
   */
  tipoUsuario: 'Alumno' | 'Egresado' | 'Empresa';
  /**
   * Heading of the page. Left out, the one of `textosLogin` is used.
   */
  titulo?: LocalizedText;
  /**
   * Text under the heading. Left out, the one of `textosLogin` is used.
   */
  texto?: LocalizedText;
  /**
   * Background of this page: a picture or a colour. Left out, `background` is used.
   */
  background?: string;
}

/**
 * How the forms treat one field.
 */
export interface FieldFlags {
  /**
   * Whether the field is shown at all.
   */
  visible: boolean;
  /**
   * Whether the person may change it; when false the value is shown as plain text.
   */
  editable: boolean;
  /**
   * Whether the form can only be sent with it filled in; left out, the tables of the brand reference say so field by field. A hidden field is never required.
   */
  required: boolean;
}

/**
 * How the forms treat a value that the university sets and the portal only shows.
 */
export interface ShownField {
  /**
   * Whether the field is shown at all.
   */
  visible: boolean;
  /**
   * Always false: the university sets this value.
   */
  editable: false;
  /**
   * Always false: nobody fills it in.
   */
  required: false;
}

export interface PartialBrandFile {
  id?: string;
  extends?: string;
  nombre?: string;
  nombreCorto?: string;
  institucion?: string;
  institucionNombrada?: ('universidad' | 'centro' | 'escuela' | 'fundacion') | LocalizedText;
  institucionesMencionadas?: string[];
  descripcion?: LocalizedText;
  organismo?: 'publico' | 'concertado' | 'privado';
  ensenanzas?: ('universitarias' | 'formacionProfesional' | 'otras')[];
  idiomas?: Language[];
  idiomaDefecto?: Language;
  colores?: {
    primario?: string;
    secundario?: string;
    enlace?: string;
    cabecera?: ColourPair;
    pie?: ColourPair;
    boton?: ColourPair;
    login?: ColourPair;
  };
  modoOscuro?: 'off' | 'on' | 'sistema';
  mostrarSelectorModoOscuro?: boolean;
  logo?: string;
  logocolor?: string;
  logoencabezado?: string;
  logoOscuro?: string;
  logoencabezadoOscuro?: string;
  logoSize?: number;
  icono?: string;
  tipografia?: 'clasica' | 'cercana' | 'geometrica' | 'editorial';
  fonts?: {
    texto?: PartialFont;
    titulos?: PartialFont;
  };
  background?: string;
  motivo?: ('fondo' | 'marca' | 'ninguno') | string;
  cabecera?: 'clara' | 'color' | 'imagen';
  esquinas?: 'rectas' | 'suaves' | 'redondas';
  densidad?: 'compacta' | 'normal' | 'amplia';
  ownstyles?: string | false;
  textosLogin?: {
    titulo?: LocalizedText;
    texto?: LocalizedText;
  };
  footer?: {
    textos?: LocalizedText;
    enlaces?: Localized<Link[]>;
    sellos?: Seal[];
  };
  contacto?: {
    email?: string;
    telefono?: string;
    direccion?: string;
    url?: string;
    persona?: {
      nombre: string;
      papel: LocalizedText;
    };
  };
  legal?: {
    titular?: string;
    nif?: string;
    direccion?: string;
    emailProteccionDatos?: string;
    numeroAgenciaColocacion?: string;
    fechaRevisionAccesibilidad?: string;
    urlReclamaciones?: string;
    conservacion?: {
      alumnado?: LocalizedText;
      empresas?: LocalizedText;
    };
    tratamientos?: {
      registro?: Treatment;
      cuentaEmpresa?: Treatment;
      eventos?: Treatment;
      propuesta?: Treatment;
      contactos?: Treatment;
      oferta?: Treatment;
      foto?: Treatment;
      discapacidad?: Treatment;
    };
  };
  accesibilidad?: {
    preparada: string;
    metodo: LocalizedText;
    responsable?: LocalizedText;
    incumplimientos?: {
      donde: LocalizedText;
      criterio?: string;
      motivo: 'incumplimiento' | 'carga' | 'fueraDeAmbito';
      porQue?: LocalizedText;
      hasta?: string;
    }[];
  };
  ownlogin?: boolean;
  OneLoginForCandidatos?: boolean;
  sso?: {
    urlInicio?: string;
    urlCierre?: string;
  };
  loginsEspecificos?: {
    [k: string]: SpecificLogin;
  };
  dominio_produccion?: string;
  dominiosPrueba?: string[];
  apiProduccion?: string;
  apiSandbox?: string;
  apiIdempotencia?: boolean;
  apiCierreSesion?: boolean;
  analyticsId?: string;
  cookieyes?: string;
  claveExisteCIF?: string;
  urlInformes?: string;
  urlInformesSeguridad?: string;
  quitarCampoDiscapacidad?: boolean;
  showPropuestaPracticas?: boolean;
  vistaCandidato?: 'completa' | 'esencial' | 'ciega';
  menores?: 'ninguno' | 'posibles' | 'habituales';
  convenioParaPublicar?: boolean;
  avisos?: Notice[];
  registroAlumnoHasta?: string;
  mantenimiento?: {
    desde: string;
    hasta: string;
  };
  zonaHoraria?: 'Europe/Madrid' | 'Atlantic/Canary';
  inMantenimiento?: boolean;
  requestEmpresaDestino?: boolean;
  requestDireccionContactoEmpresa?: boolean;
  requestDireccionFullContactoEmpresa?: boolean;
  requestTipoEmpresa?: boolean;
  requestTipoContacto?: boolean;
  CVRequired?: boolean;
  canDuplicarOferta?: boolean;
  canDuplicarOfertaInvertida?: boolean;
  otrasRemuneracionesEnPracticas?: boolean;
  canUploadDocEmpresas?: boolean;
  haveDocumentosPracticas?: boolean;
  showReferenciaOferta?: boolean;
  checkDatosNecesariosEnLogin?: boolean;
  popupDatosObligatorios?: boolean;
  checkIbanInPracticasConServicio?: boolean;
  hasProgramaPracticasActivo?: boolean;
  checkDatosCompletosEmpresa?: boolean;
  checkMenuEducacion?: boolean;
  canRegistroAlumno?: boolean;
  canCrearConvenio?: boolean;
  emailInscripcion?: string;
  dominios?: string[];
  documentosPracticas?: Localized<DocumentLink[]>;
  publicacionOfertaDefecto?: 1 | 2;
  limitesJornada?: {
    horasDia?: number;
    horasSemana?: number;
    horasDiaFueraLectivo?: number;
  };
  convenio?: {
    cuotaMensual?: number;
  };
  textos?: 'documentos' | 'claros';
  tituloInicio?: LocalizedText;
  etiquetaHojaSemanal?: LocalizedText;
  rangoNota?: {
    min?: number;
    max?: number;
  };
  menuAlumno?: {
    nuevaOferta?: boolean;
    documentacion?: boolean;
  };
  modulos?: {
    practicas?: boolean;
    empleo?: boolean;
    eventos?: boolean;
    guias?: boolean;
    orientacion?: boolean;
    ayuda?: boolean;
    encuestas?: boolean;
    comunicaciones?: boolean;
    notificaciones?: boolean;
    convenios?: boolean;
    cambioPracticas?: boolean;
    cuentaEmpresa?: boolean;
    bajaServicio?: boolean;
    condicionesPracticas?: boolean;
    sso?: boolean;
    hojasSemanales?: boolean;
  };
  campos?: {
    personales?: {
      nombre?: PartialFieldFlags;
      apellido1?: PartialFieldFlags;
      apellido2?: PartialFieldFlags;
      tipoDocumento?: PartialFieldFlags;
      numeroDocumento?: PartialFieldFlags;
      fechaNacimiento?: PartialFieldFlags;
      lugarNacimiento?: PartialFieldFlags;
      genero?: PartialFieldFlags;
      email?: PartialFieldFlags;
      emailEstudiante?: PartialFieldFlags;
      comunicacionesEnEmailEstudiante?: PartialFieldFlags;
      telefonoMovil?: PartialFieldFlags;
      telefonoFijo?: PartialFieldFlags;
      numeroSeguridadSocial?: PartialFieldFlags;
      iban?: PartialFieldFlags;
      nacionalidades?: PartialFieldFlags;
      tipoVia?: PartialFieldFlags;
      direccion?: PartialFieldFlags;
      numero?: PartialFieldFlags;
      piso?: PartialFieldFlags;
      puerta?: PartialFieldFlags;
      cp?: PartialFieldFlags;
      pais?: PartialFieldFlags;
      provincia?: PartialFieldFlags;
      localidad?: PartialFieldFlags;
      observaciones?: PartialFieldFlags;
      discapacidad?: PartialFieldFlags;
    };
    academicos?: {
      deLaUniversidad?: PartialFieldFlags;
      titulacion?: PartialFieldFlags;
      centro?: PartialFieldFlags;
      nivel?: PartialFieldFlags;
      tipoFormacion?: PartialFieldFlags;
      rama?: PartialFieldFlags;
      duracion?: PartialFieldFlags;
      actual?: PartialFieldFlags;
      nota?: PartialFieldFlags;
    };
    experiencia?: {
      puesto?: PartialFieldFlags;
      empresa?: PartialFieldFlags;
      sector?: PartialFieldFlags;
      actividad?: PartialFieldFlags;
      contrato?: PartialFieldFlags;
      subtipoContrato?: PartialFieldFlags;
      fechaInicio?: PartialFieldFlags;
      fechaFin?: PartialFieldFlags;
      provincia?: PartialFieldFlags;
      enlace?: PartialFieldFlags;
      descripcion?: PartialFieldFlags;
      adjunto?: PartialFieldFlags;
    };
    profesional?: {
      presentacion?: PartialFieldFlags;
      urlImagenPerfil?: PartialFieldFlags;
      urlCV?: PartialFieldFlags;
      enlacePortfolio?: PartialFieldFlags;
      enlaceLinkedin?: PartialFieldFlags;
      idiomas?: PartialFieldFlags;
      programasInformaticos?: PartialFieldFlags;
      competencias?: PartialFieldFlags;
      interes?: PartialFieldFlags;
      sectoresInteres?: PartialFieldFlags;
      estanciasExtranjero?: PartialFieldFlags;
      certificados?: PartialFieldFlags;
      formacionComplementaria?: PartialFieldFlags;
      documentos?: PartialFieldFlags;
      documentosPrivados?: PartialFieldFlags;
      documentosProcesos?: PartialFieldFlags;
      idNivelFormativoSNE?: PartialFieldFlags;
      validadoDOIP?: PartialShownField;
      busquedaPracticasActiva?: PartialFieldFlags;
      busquedaTrabajoActiva?: PartialFieldFlags;
      idPeriodoPreferenciaPracticas?: PartialFieldFlags;
      tienePermisoTrabajo?: PartialFieldFlags;
      necesitaPermisoTrabajo?: PartialFieldFlags;
      permisoTrabajoUE?: PartialFieldFlags;
      disponibilidadViajar?: PartialFieldFlags;
      disponibilidadExtranjero?: PartialFieldFlags;
      disponibilidadCambioResidencia?: PartialFieldFlags;
      coche?: PartialFieldFlags;
      moto?: PartialFieldFlags;
      permisosConducir?: PartialFieldFlags;
      aniosExperiencia?: PartialFieldFlags;
      salarioMinimo?: PartialFieldFlags;
      erasmus?: PartialFieldFlags;
      newsletter?: PartialFieldFlags;
      idiomaComunicaciones?: PartialFieldFlags;
    };
    oferta?: {
      titulo?: PartialFieldFlags;
      idPerfil?: PartialFieldFlags;
      plazas?: PartialFieldFlags;
      descripcion?: PartialFieldFlags;
      tareasAdesarrollar?: PartialFieldFlags;
      experiencia?: PartialFieldFlags;
      experienciaDeseable?: PartialFieldFlags;
      contrato?: PartialFieldFlags;
      horario?: PartialFieldFlags;
      fechaInicio?: PartialFieldFlags;
      fechaFin?: PartialFieldFlags;
      horasAldia?: PartialFieldFlags;
      tiempoDedicacionJornada?: PartialFieldFlags;
      meses?: PartialFieldFlags;
      numeroDiasSemana?: PartialFieldFlags;
      tipoModalidadAsistencia?: PartialFieldFlags;
      salario?: PartialFieldFlags;
      salarioMaximo?: PartialFieldFlags;
      otrasRemuneraciones?: PartialFieldFlags;
      ayudaEstudio?: PartialFieldFlags;
      pais?: PartialFieldFlags;
      provincia?: PartialFieldFlags;
      localidad?: PartialFieldFlags;
      sector?: PartialFieldFlags;
      area_funcional?: PartialFieldFlags;
      campus?: PartialFieldFlags;
      titulaciones?: PartialFieldFlags;
      titulacionesDeseables?: PartialFieldFlags;
      titulacionesPropuestas?: PartialFieldFlags;
      areasTitulaciones?: PartialFieldFlags;
      nivelesTitulaciones?: PartialFieldFlags;
      creditosSuperados?: PartialFieldFlags;
      ultimoCurso?: PartialFieldFlags;
      cursoMinimo?: PartialFieldFlags;
      perfilNoUniversitario?: PartialFieldFlags;
      anioGraduacionMaximo?: PartialFieldFlags;
      idiomas?: PartialFieldFlags;
      programasInformaticos?: PartialFieldFlags;
      competencias?: PartialFieldFlags;
      interes?: PartialFieldFlags;
      etiquetas?: PartialFieldFlags;
      nacionalidades?: PartialFieldFlags;
      paisesResidencia?: PartialFieldFlags;
      provinciasResidencia?: PartialFieldFlags;
      edadMaxima?: PartialFieldFlags;
      trabajaActualmente?: PartialFieldFlags;
      coche?: PartialFieldFlags;
      permisosConducir?: PartialFieldFlags;
      disponibilidadExtranjero?: PartialFieldFlags;
      disponibilidadCambioResidencia?: PartialFieldFlags;
      documentosRequeridos?: PartialFieldFlags;
      urlInscripcionExterna?: PartialFieldFlags;
      programa?: PartialFieldFlags;
      tutores?: PartialFieldFlags;
      nombreTutorEmpresa?: PartialFieldFlags;
      apellidosTutorEmpresa?: PartialFieldFlags;
      emailTutorEmpresa?: PartialFieldFlags;
      telefonoTutorEmpresa?: PartialFieldFlags;
      dniTutorEmpresa?: PartialFieldFlags;
      titulacionTutorEmpresa?: PartialFieldFlags;
      puestoTrabajo?: PartialFieldFlags;
      departamento?: PartialFieldFlags;
      vinculadaTFG?: PartialFieldFlags;
      nombreTFG?: PartialFieldFlags;
      tutorTFG?: PartialFieldFlags;
      nombreCandidato?: PartialFieldFlags;
      apellidosCandidato?: PartialFieldFlags;
      dniCandidato?: PartialFieldFlags;
      solicitante?: PartialFieldFlags;
      centroPracticas?: PartialFieldFlags;
      numeroPedido?: PartialFieldFlags;
      empresaDestino?: PartialFieldFlags;
      ocultarDatosEmpresa?: PartialFieldFlags;
      urlInformacionComplementaria?: PartialFieldFlags;
      ficheroInformacionComplementaria?: PartialFieldFlags;
      fechaCaducidad?: PartialFieldFlags;
      activa?: PartialFieldFlags;
      observaciones?: PartialFieldFlags;
    };
    practica?: {
      titulacion?: PartialFieldFlags;
      curso?: PartialFieldFlags;
      fechaInicio?: PartialFieldFlags;
      fechaFin?: PartialFieldFlags;
      horario?: PartialFieldFlags;
      horasAldia?: PartialFieldFlags;
      numeroDiasSemana?: PartialFieldFlags;
      diasSemana?: PartialFieldFlags;
      centroPracticas?: PartialFieldFlags;
      nombreTutorEmpresa?: PartialFieldFlags;
      apellidosTutorEmpresa?: PartialFieldFlags;
      emailTutorEmpresa?: PartialFieldFlags;
      telefonoTutorEmpresa?: PartialFieldFlags;
      dniTutorEmpresa?: PartialFieldFlags;
      titulacionTutorEmpresa?: PartialFieldFlags;
      puestoTrabajo?: PartialFieldFlags;
      departamento?: PartialFieldFlags;
      nombreTutorUniversidad?: PartialFieldFlags;
      apellidosTutorUniversidad?: PartialFieldFlags;
      emailTutorUniversidad?: PartialFieldFlags;
      titulacionTutorUniversidad?: PartialFieldFlags;
      tareasAdesarrollar?: PartialFieldFlags;
      ayudaEstudio?: PartialFieldFlags;
      observaciones?: PartialFieldFlags;
    };
    contacto?: {
      genero?: PartialFieldFlags;
    };
  };
}

export interface PartialFont {
  familia: string;
  archivos: PartialFontFile[];
}

export interface PartialFontFile {
  archivo: string;
  peso?: number;
  estilo?: 'normal' | 'italic';
}

export interface PartialFieldFlags {
  visible?: boolean;
  editable?: boolean;
  required?: boolean;
}

export interface PartialShownField {
  visible?: boolean;
  editable?: false;
  required?: false;
}
