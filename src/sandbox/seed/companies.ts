import { sql } from '../db/sql.ts';
import { contactKind } from '../areas/domains/companies.ts';
import { domainText } from '../areas/domains/lists.ts';
import { addressOf, hostName, phoneOf, streetOf } from './contact-data.ts';
import { momentOn, type SeedContext, type SeedPart } from './context.ts';
import { pdfFile } from './example-files.ts';
import { addressNear } from './institution.ts';
import { cifOf, dniOf, ibanOf, makeCompany, makeContact } from './seed-data.ts';
import { type FirmSketch, firms } from './texts/firms.ts';
import { givenNames, surnames } from './texts/people.ts';

const positions = [
  { es: 'Gerencia', ca: 'Gerència', en: 'General management' },
  { es: 'Responsable de personas', ca: 'Responsable de persones', en: 'Head of people' },
  { es: 'Administración', ca: 'Administració', en: 'Administration' },
  { es: 'Tutoría de prácticas', ca: 'Tutoria de pràctiques', en: 'Placement tutor' },
];

/** A contact of a company; only some can sign in. */
function addContact(
  context: SeedContext,
  company: number,
  host: string,
  types: number[],
  signsIn: boolean,
): void {
  const { db, random, text } = context;
  const nombre = random.pick(givenNames).name;
  const apellidos = `${random.pick(surnames)} ${random.pick(surnames)}`;
  const place = addressNear(context.institution, random);
  const { direccion, cp, localidad, provincia, idPais } = addressOf(context, place);
  makeContact(db, company, {
    nombre,
    apellidos,
    email: `${hostName(nombre)}.${hostName(apellidos)}${company}@${host}.example`,
    tipoContacto: types,
    ...(!signsIn && { account: null }),
    datos: {
      puesto: text(random.pick(positions)),
      telefono1: phoneOf(context),
      departamento: text(random.pick(positions)),
      direccion,
      cp,
      localidad,
      provincia,
      idPais,
      nif: dniOf(99_500_000 + random.int(1, 400_000)),
      ...(types.includes(contactKind.forum) && { aniosForoEmpleo: [2019, 2023, 2024] }),
    },
  });
}

const kindsOfContact = [
  [contactKind.management, contactKind.signatory],
  [contactKind.humanResources, contactKind.agreements],
  [contactKind.administration, contactKind.billing],
  [contactKind.placementTutor],
  [contactKind.forum, contactKind.humanResources],
  [contactKind.general],
];

/** Fills in a company's data, addresses and accounts; `contacts` are added to its existing contacts. */
export function fillCompany(context: SeedContext, company: number, contacts: number): void {
  const { db, random, brand, text } = context;
  const row = db.get<{ nombreComercial: string; nombreFiscal: string; cif: string; sector: number }>(
    sql`SELECT nombreComercial, nombreFiscal, cif, sector FROM company WHERE id = ${company}`,
  );
  if (!row) return;
  const host = hostName(row.nombreComercial);
  const place = addressNear(context.institution, random);
  const address = addressOf(context, place);
  const year = random.int(1948, 2021);
  const people = random.int(4, 320);
  const sector = domainText('sectoresActividad', row.sector, brand.defaultLanguage);
  const signatory = random.pick(givenNames).name;
  db.update(
    'company',
    { id: company },
    {
      iban: ibanOf(company),
      descripcion: text({
        es: `${sector} desde ${year}, con sede en ${place.localidad}. Somos ${people} personas y creemos que se aprende haciendo.`,
        ca: `${sector} des de ${year}, amb seu a ${place.localidad}. Som ${people} persones i creiem que se n’aprèn fent.`,
        en: `${sector} since ${year}, based in ${place.localidad}. We are ${people} people and believe in learning by doing.`,
      }),
      datos: {
        tipoEmpresa: row.sector === 1 ? 'publica' : 'privada',
        startup: year > 2016,
        tipoSociedad: random.int(1, 3),
        numeroDeEmpleados: people < 10 ? 1 : people < 50 ? 2 : people < 250 ? 3 : 4,
        web: `https://www.${host}.example/`,
        rangoFacturacion: random.int(1, 4),
        anioFundacion: year,
        autorizaUsoLogo: random.chance(0.6),
        domicilioFiscal: address,
        domicilioFacturacion: address,
        domicilioEnvioPostal: address,
        firmante: {
          nombre: signatory,
          apellidos: random.pick(surnames),
          dni: dniOf(99_400_000 + company),
          cargo: text(positions[0] ?? { es: '' }),
          email: `firma@${host}.example`,
          telefono: phoneOf(context),
        },
      },
    },
  );
  for (const number of [1, 2, 3].slice(0, random.int(1, 3))) {
    const { localidad, provincia, cp } = addressNear(context.institution, random);
    const nombre =
      number === 1 ? text({ es: 'Sede', ca: 'Seu', en: 'Head office' }) : `${localidad} ${number}`;
    const datos = { direccion: streetOf(context), cp, localidad, idProvincia: provincia };
    db.insert('workplace', { company, nombre, datos });
  }
  random.some(kindsOfContact, contacts).forEach((types, index) => {
    addContact(context, company, host, types, index === 0 && contacts > 2);
  });
  const fiscal = {
    domicilioFiscal: address.direccion,
    poblacion: place.localidad,
    cp: place.cp,
    idPais: place.pais,
  };
  const datos = { ...fiscal, idProvincia: place.provincia, requiereEnvioPostalFacturas: false };
  db.insert('fiscal_account', { company, CIF: row.cif, NombreFiscal: row.nombreFiscal, datos });
  if (random.chance(0.4)) {
    const postal = {
      requiereEnvioPostalFacturas: true,
      domicilioEnvioPostal: `${streetOf(context)} (${text({ es: 'bajos', ca: 'baixos', en: 'ground floor' })})`,
    };
    const NombreFiscal = `${row.nombreFiscal} (${text({ es: 'delegación', ca: 'delegació', en: 'branch' })})`;
    db.insert('fiscal_account', {
      company,
      CIF: cifOf(6_000_000 + company),
      NombreFiscal,
      datos: { ...datos, ...postal },
    });
  }
  if (brand.settings.canUploadDocEmpresas) addDocuments(context, company);
}

function addDocuments(context: SeedContext, company: number): void {
  const { db, random, day, text } = context;
  const names = [
    { es: 'Plan de igualdad', ca: 'Pla d’igualtat', en: 'Equality plan' },
    {
      es: 'Certificado de la Agencia Tributaria',
      ca: 'Certificat de l’Agència Tributària',
      en: 'Tax certificate',
    },
    {
      es: 'Evaluación de riesgos "oficina & taller"',
      ca: 'Avaluació de riscos "oficina & taller"',
      en: 'Risk assessment "office & workshop"',
    },
  ];
  for (const name of random.some(names, random.int(0, 3))) {
    const nombre = text(name);
    const fecha = momentOn(context, day(-random.int(5, 300)));
    db.insert('company_document', { company, nombre, fecha, file: pdfFile(db, nombre, String(company)) });
  }
  if (random.chance(0.3)) {
    const nombre = text({ es: 'Memoria anual', ca: 'Memòria anual', en: 'Annual report' });
    db.insert('company_document', {
      company,
      nombre,
      fecha: day(-90),
      enlace: 'https://www.documentos.example/memoria.pdf',
    });
  }
}

function addFirm(context: SeedContext, { name, form, sector, state }: FirmSketch): void {
  const { db, random } = context;
  const company = makeCompany(db, {
    nombreComercial: name,
    nombreFiscal: [name, form].filter(Boolean).join(', '),
    sector,
    estado: state === 'problem' ? 'validada' : (state ?? 'validada'),
    conProblema: state === 'problem',
  });
  fillCompany(context, company, random.int(1, 5));
}

/** Companies in all states, with their places, contacts, accounts to invoice and documents. */
export const seedCompanies: SeedPart = (context) => {
  const { db } = context;
  for (const company of db.column<number>(sql`SELECT id FROM company ORDER BY id`))
    fillCompany(context, company, 4);
  for (const firm of firms) addFirm(context, firm);
  makeCompany(db, {
    cif: '001524693000087',
    idPais: 504,
    nombreComercial: 'Atlas Tissus',
    nombreFiscal: 'Atlas Tissus, SARL',
    sector: 16,
    datos: {
      tipoEmpresa: 'privada',
      domicilioFiscal: { direccion: '12, rue des Teinturiers', localidad: 'Fès', idPais: 504 },
    },
  });
};
