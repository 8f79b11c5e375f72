import type { Texts } from '../../domains/rows.ts';
import { area } from '../../domains/study-areas.ts';

/** Something that people are looked for: as a placement, or as a job. */
export interface JobSketch {
  /** Row of `ambitosEstudio` whose degrees fit. */
  area: number;
  /** Row of `areasFuncionales`. */
  functional: number;
  /** Rows of `ProgramasInformaticos`. */
  programs: readonly number[];
  /** What it is about, to stand after "Prácticas en" or "Placement in". */
  field: Required<Texts>;
  /** Name of the position. */
  role: Required<Texts>;
  tasks: Required<Texts>;
}

const texts = (es: string, ca: string, en: string): Required<Texts> => ({ es, ca, en });

export const jobs: readonly JobSketch[] = [
  {
    area: area.business,
    functional: 1,
    programs: [2, 7],
    field: texts('contabilidad y facturación', 'comptabilitat i facturació', 'accounting and invoicing'),
    role: texts('Técnico/a de contabilidad', 'Tècnic/a de comptabilitat', 'Accounting Assistant'),
    tasks: texts(
      'Registrar facturas, conciliar cuentas bancarias y preparar los impuestos del trimestre.',
      'Registrar factures, conciliar comptes bancaris i preparar els impostos del trimestre.',
      'Record invoices, reconcile bank accounts and prepare the quarterly taxes.',
    ),
  },
  {
    area: area.business,
    functional: 14,
    programs: [3, 39],
    field: texts('marketing digital', 'màrqueting digital', 'digital marketing'),
    role: texts(
      'Especialista en marketing digital',
      'Especialista en màrqueting digital',
      'Digital Marketing Specialist',
    ),
    tasks: texts(
      'Planificar campañas, cuidar las redes y medir qué funciona y qué no.',
      'Planificar campanyes, cuidar les xarxes i mesurar què funciona i què no.',
      'Plan campaigns, look after our social media and measure what works and what does not.',
    ),
  },
  {
    area: area.business,
    functional: 4,
    programs: [9, 2],
    field: texts('desarrollo comercial', 'desenvolupament comercial', 'business development'),
    role: texts('Comercial de exportación', 'Comercial d’exportació', 'Export Sales Representative'),
    tasks: texts(
      'Atender a clientes de tres países, preparar ofertas y acompañar las visitas.',
      'Atendre clients de tres països, preparar ofertes i acompanyar les visites.',
      'Serve customers in three countries, prepare quotes and join the visits.',
    ),
  },
  {
    area: area.business,
    functional: 5,
    programs: [7, 2],
    field: texts('compras y logística', 'compres i logística', 'purchasing and logistics'),
    role: texts('Responsable de almacén', 'Responsable de magatzem', 'Warehouse Supervisor'),
    tasks: texts(
      'Seguir los pedidos, negociar plazos con proveedores y ordenar el almacén.',
      'Fer el seguiment de les comandes, negociar terminis amb proveïdors i ordenar el magatzem.',
      'Follow up orders, agree on dates with suppliers and keep the warehouse in order.',
    ),
  },
  {
    area: area.law,
    functional: 12,
    programs: [1],
    field: texts('asesoría jurídica', 'assessoria jurídica', 'legal advice'),
    role: texts('Abogado/a de empresa', 'Advocat/ada d’empresa', 'In-house Lawyer'),
    tasks: texts(
      'Revisar contratos, buscar jurisprudencia y redactar escritos sencillos.',
      'Revisar contractes, cercar jurisprudència i redactar escrits senzills.',
      'Review contracts, look up case law and draft simple documents.',
    ),
  },
  {
    area: area.education,
    functional: 8,
    programs: [46],
    field: texts('apoyo educativo en el aula', 'suport educatiu a l’aula', 'classroom support'),
    role: texts('Educador/a infantil', 'Educador/a infantil', 'Early Years Educator'),
    tasks: texts(
      'Acompañar a un grupo de niñas y niños, preparar materiales y hablar con las familias.',
      'Acompanyar un grup d’infants, preparar materials i parlar amb les famílies.',
      'Look after a group of children, prepare materials and talk with families.',
    ),
  },
  {
    area: area.communication,
    functional: 6,
    programs: [41, 42],
    field: texts('comunicación y contenidos', 'comunicació i continguts', 'communication and content'),
    role: texts('Redactor/a de contenidos', 'Redactor/a de continguts', 'Content Writer'),
    tasks: texts(
      'Escribir notas de prensa, grabar y montar vídeos cortos y mantener el boletín.',
      'Escriure notes de premsa, gravar i muntar vídeos curts i mantenir el butlletí.',
      'Write press releases, record and edit short videos and keep up the newsletter.',
    ),
  },
  {
    area: area.psychology,
    functional: 18,
    programs: [12],
    field: texts(
      'selección y recursos humanos',
      'selecció i recursos humans',
      'recruitment and human resources',
    ),
    role: texts('Técnico/a de selección', 'Tècnic/a de selecció', 'Recruitment Officer'),
    tasks: texts(
      'Cribar candidaturas, preparar entrevistas y acoger a quien se incorpora.',
      'Garbellar candidatures, preparar entrevistes i acollir qui s’incorpora.',
      'Screen applications, prepare interviews and welcome new people.',
    ),
  },
  {
    area: area.tourism,
    functional: 21,
    programs: [50],
    field: texts(
      'recepción y atención al huésped',
      'recepció i atenció a l’hoste',
      'front desk and guest service',
    ),
    role: texts('Recepcionista de hotel', 'Recepcionista d’hotel', 'Hotel Receptionist'),
    tasks: texts(
      'Recibir a los huéspedes, llevar las reservas y recomendar lo mejor de la zona.',
      'Rebre els hostes, portar les reserves i recomanar el millor de la zona.',
      'Welcome guests, manage bookings and recommend the best of the area.',
    ),
  },
  {
    area: area.tourism,
    functional: 17,
    programs: [],
    field: texts('cocina de temporada', 'cuina de temporada', 'seasonal cooking'),
    role: texts('Ayudante de cocina', 'Ajudant de cuina', 'Kitchen Assistant'),
    tasks: texts(
      'Preparar las elaboraciones del día, cuidar el género y mantener la partida al punto.',
      'Preparar les elaboracions del dia, cuidar el gènere i mantenir la partida a punt.',
      'Prepare the dishes of the day, look after the produce and keep your station ready.',
    ),
  },
  {
    area: area.computing,
    functional: 9,
    programs: [19, 30, 25],
    field: texts('desarrollo web', 'desenvolupament web', 'web development'),
    role: texts('Programador/a web', 'Programador/a web', 'Web Developer'),
    tasks: texts(
      'Construir pantallas accesibles, escribir pruebas y revisar el código de los demás.',
      'Construir pantalles accessibles, escriure proves i revisar el codi dels altres.',
      'Build accessible screens, write tests and review the code of others.',
    ),
  },
  {
    area: area.computing,
    functional: 9,
    programs: [16, 24, 10],
    field: texts('análisis de datos', 'anàlisi de dades', 'data analysis'),
    role: texts('Analista de datos', 'Analista de dades', 'Data Analyst'),
    tasks: texts(
      'Limpiar datos, responder preguntas de negocio y dibujar cuadros de mando que se entiendan.',
      'Netejar dades, respondre preguntes de negoci i dibuixar quadres de comandament que s’entenguin.',
      'Clean data, answer business questions and draw dashboards that people understand.',
    ),
  },
  {
    area: area.computing,
    functional: 9,
    programs: [27, 26, 28],
    field: texts('sistemas y redes', 'sistemes i xarxes', 'systems and networks'),
    role: texts('Administrador/a de sistemas', 'Administrador/a de sistemes', 'Systems Administrator'),
    tasks: texts(
      'Resolver incidencias, automatizar lo que se repite y vigilar que todo siga en pie.',
      'Resoldre incidències, automatitzar el que es repeteix i vigilar que tot continuï dempeus.',
      'Solve incidents, automate what repeats itself and watch that everything stays up.',
    ),
  },
  {
    area: area.industrial,
    functional: 10,
    programs: [35, 33],
    field: texts('diseño mecánico', 'disseny mecànic', 'mechanical design'),
    role: texts('Ingeniero/a de producto', 'Enginyer/a de producte', 'Product Engineer'),
    tasks: texts(
      'Modelar piezas, preparar planos y seguir los primeros prototipos en taller.',
      'Modelar peces, preparar plànols i seguir els primers prototips al taller.',
      'Model parts, prepare drawings and follow the first prototypes in the workshop.',
    ),
  },
  {
    area: area.industrial,
    functional: 13,
    programs: [15],
    field: texts(
      'mantenimiento y automatización',
      'manteniment i automatització',
      'maintenance and automation',
    ),
    role: texts('Técnico/a de mantenimiento', 'Tècnic/a de manteniment', 'Maintenance Technician'),
    tasks: texts(
      'Revisar máquinas, programar autómatas y documentar cada intervención.',
      'Revisar màquines, programar autòmats i documentar cada intervenció.',
      'Check machines, program controllers and document every intervention.',
    ),
  },
  {
    area: area.building,
    functional: 10,
    programs: [33, 34],
    field: texts('rehabilitación de edificios', 'rehabilitació d’edificis', 'building renovation'),
    role: texts('Técnico/a de obra', 'Tècnic/a d’obra', 'Site Technician'),
    tasks: texts(
      'Levantar planos, medir, presupuestar y visitar la obra cada semana.',
      'Aixecar plànols, amidar, pressupostar i visitar l’obra cada setmana.',
      'Survey buildings, measure, estimate costs and visit the site every week.',
    ),
  },
  {
    area: area.health,
    functional: 19,
    programs: [],
    field: texts('atención sanitaria', 'atenció sanitària', 'patient care'),
    role: texts('Enfermero/a', 'Infermer/a', 'Nurse'),
    tasks: texts(
      'Acompañar al equipo de planta, tomar constantes y registrar la evolución de cada persona.',
      'Acompanyar l’equip de planta, prendre constants i registrar l’evolució de cada persona.',
      'Join the ward team, take vital signs and record how each person is doing.',
    ),
  },
  {
    area: area.biology,
    functional: 11,
    programs: [13, 16],
    field: texts('laboratorio y biotecnología', 'laboratori i biotecnologia', 'laboratory and biotechnology'),
    role: texts('Técnico/a de laboratorio', 'Tècnic/a de laboratori', 'Laboratory Technician'),
    tasks: texts(
      'Preparar muestras, repetir ensayos con paciencia y cuidar el cuaderno de laboratorio.',
      'Preparar mostres, repetir assajos amb paciència i cuidar el quadern de laboratori.',
      'Prepare samples, repeat assays with patience and keep the laboratory notebook.',
    ),
  },
  {
    area: area.languages,
    functional: 6,
    programs: [47],
    field: texts('traducción y corrección', 'traducció i correcció', 'translation and proofreading'),
    role: texts('Traductor/a', 'Traductor/a', 'Translator'),
    tasks: texts(
      'Traducir manuales, mantener la terminología y corregir lo que otros han escrito deprisa.',
      'Traduir manuals, mantenir la terminologia i corregir el que altres han escrit de pressa.',
      'Translate manuals, maintain terminology and correct what others wrote in a hurry.',
    ),
  },
  {
    area: area.arts,
    functional: 7,
    programs: [40, 45],
    field: texts('diseño gráfico', 'disseny gràfic', 'graphic design'),
    role: texts('Diseñador/a gráfico/a', 'Dissenyador/a gràfic/a', 'Graphic Designer'),
    tasks: texts(
      'Dibujar iconos, maquetar catálogos y preparar artes finales.',
      'Dibuixar icones, maquetar catàlegs i preparar arts finals.',
      'Draw icons, lay out catalogues and prepare final artwork.',
    ),
  },
  {
    area: area.society,
    functional: 20,
    programs: [],
    field: texts('intervención social', 'intervenció social', 'social work'),
    role: texts('Trabajador/a social', 'Treballador/a social', 'Social Worker'),
    tasks: texts(
      'Acoger a personas recién llegadas, orientar sobre ayudas y coordinar con el barrio.',
      'Acollir persones nouvingudes, orientar sobre ajuts i coordinar amb el barri.',
      'Welcome newcomers, advise on benefits and coordinate with the neighbourhood.',
    ),
  },
  {
    area: area.sport,
    functional: 21,
    programs: [],
    field: texts('actividad física y deporte', 'activitat física i esport', 'physical activity and sport'),
    role: texts('Monitor/a deportivo/a', 'Monitor/a esportiu/iva', 'Sports Instructor'),
    tasks: texts(
      'Dirigir sesiones para todas las edades y preparar la liga escolar.',
      'Dirigir sessions per a totes les edats i preparar la lliga escolar.',
      'Lead sessions for all ages and prepare the school league.',
    ),
  },
  {
    area: area.environment,
    functional: 15,
    programs: [37, 38],
    field: texts('medio ambiente', 'medi ambient', 'environment'),
    role: texts('Técnico/a de sostenibilidad', 'Tècnic/a de sostenibilitat', 'Sustainability Officer'),
    tasks: texts(
      'Medir la huella de carbono, cartografiar hábitats y proponer mejoras que se puedan pagar.',
      'Mesurar la petjada de carboni, cartografiar hàbitats i proposar millores que es puguin pagar.',
      'Measure the carbon footprint, map habitats and propose improvements that can be afforded.',
    ),
  },
  {
    area: area.mathematics,
    functional: 11,
    programs: [15, 16],
    field: texts('modelización y simulación', 'modelització i simulació', 'modelling and simulation'),
    role: texts('Analista cuantitativo/a', 'Analista quantitatiu/iva', 'Quantitative Analyst'),
    tasks: texts(
      'Plantear modelos, contrastarlos con datos reales y explicar sus límites.',
      'Plantejar models, contrastar-los amb dades reals i explicar-ne els límits.',
      'Set up models, compare them with real data and explain their limits.',
    ),
  },
];

/** What stands at the end of a description, one of them. */
export const closings: readonly Required<Texts>[] = [
  texts(
    'Tendrás una persona que te acompañe desde el primer día y un plan de formación por escrito.',
    'Tindràs una persona que t’acompanyi des del primer dia i un pla de formació per escrit.',
    'Someone will be at your side from the first day, with a written training plan.',
  ),
  texts(
    'Horario compatible con tus clases y dos días de teletrabajo a la semana.',
    'Horari compatible amb les teves classes i dos dies de teletreball a la setmana.',
    'Hours that fit your classes, and two days a week from home.',
  ),
  texts(
    'Buscamos a alguien con curiosidad; lo demás se aprende. ¿Te animas?',
    'Busquem algú amb curiositat; la resta s’aprèn. T’hi animes?',
    'We look for someone curious; the rest can be learned. Are you in?',
  ),
  texts(
    'Somos un equipo pequeño: lo que hagas se notará. Hay posibilidad de continuar.',
    'Som un equip petit: el que facis es notarà. Hi ha possibilitat de continuar.',
    'We are a small team: what you do will show. You may stay on afterwards.',
  ),
];

/** Titles and descriptions that put pages to the test: markup, quotes, long words and long texts. */
export const oddities: readonly { title: string; area: number; description?: string }[] = [
  { title: 'Análisis de datos "en tiempo real" con R, Python & <b>SQL</b>', area: area.computing },
  {
    title: 'Desarrollo de «front-end»: <script>alert("hola")</script> no debería saltar',
    area: area.computing,
    description:
      'Si ves una ventana que dice "hola", avísanos: <img src=x onerror=alert(1)> & \'comillas\' {{nombre}} ${1}',
  },
  {
    title: 'Electroencefalografía, otorrinolaringología y desoxirribonucleoproteínas: apoyo a laboratorio',
    area: area.health,
  },
  {
    title:
      'Apoyo en la preparación, el seguimiento y la justificación de proyectos europeos de cooperación transfronteriza en materia de patrimonio cultural inmaterial, con especial atención a las lenguas minoritarizadas y a la participación de la juventud rural',
    area: area.languages,
  },
  { title: 'Verano en la granja escuela ☀️ L’Hort', area: area.education },
  { title: 'Pingüinos, ñandúes y otras aves: catalogación (50 %)', area: area.biology },
];
