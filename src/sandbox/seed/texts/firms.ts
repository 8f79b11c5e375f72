/** An invented firm: its name, its legal form, its sector (`sectoresActividad`) and areas (`ambitosEstudio`). */
export interface FirmSketch {
  name: string;
  form: string;
  /** Row of `tiposSociedad`. */
  society: number;
  sector: number;
  areas: readonly number[];
  /** Fixed state; `problem` is validated with a problem at the university. */
  state?: 'pendiente' | 'bloqueada' | 'problem';
}

export const firms: readonly FirmSketch[] = [
  { name: 'Molí de la Vall', form: 'S.C.C.L.', society: 3, sector: 3, areas: [1, 6, 12] },
  { name: 'Cerámicas Aljibe', form: 'S.L.', society: 1, sector: 16, areas: [8, 17, 1] },
  { name: 'Nubeclara Sistemas', form: 'S.L.U.', society: 1, sector: 21, areas: [7, 14] },
  { name: 'Bufete Almansa & Oriol', form: 'S.L.P.', society: 1, sector: 20, areas: [2, 1] },
  { name: 'Hotel Mirador del Faro', form: 'S.A.', society: 2, sector: 15, areas: [6, 1] },
  { name: 'Editorial Tres Peces', form: 'S.L.', society: 1, sector: 8, areas: [15, 4, 17] },
  { name: 'Clínica Sant Galderic', form: 'S.L.P.', society: 1, sector: 18, areas: [11, 5, 12] },
  { name: 'Estudio «Ángulo Recto»', form: 'S.L.', society: 1, sector: 4, areas: [9, 17] },
  { name: 'Transportes Ñuño e Hijas', form: 'S.L.', society: 1, sector: 23, areas: [1, 8] },
  { name: 'Fundación Puente Abierto', form: '', society: 9, sector: 13, areas: [18, 3, 5] },
  { name: 'Laboratorios Quercus', form: 'S.A.', society: 2, sector: 14, areas: [12, 11, 14] },
  { name: 'Robótica Cierzo', form: 'S.L.', society: 1, sector: 16, areas: [8, 7] },
  { name: 'Ràdio Tramuntana', form: 'S.L.', society: 1, sector: 8, areas: [4, 15] },
  { name: 'Escola Els Ametllers', form: 'S.C.C.L.', society: 3, sector: 11, areas: [3, 19] },
  { name: 'Asesoría Pimentón', form: 'S.L.', society: 1, sector: 9, areas: [1, 2, 5] },
  { name: 'Energías del Páramo', form: 'S.A.', society: 2, sector: 12, areas: [20, 8, 14] },
  { name: 'Club Esportiu Garbí', form: '', society: 8, sector: 10, areas: [19, 4] },
  { name: '"Ctrl+Z" Videojuegos', form: 'S.L.', society: 1, sector: 21, areas: [7, 17] },
  { name: 'Ayuntamiento de Villar del Azud', form: '', society: 10, sector: 1, areas: [2, 18, 9, 20] },
  {
    name: 'Electroencefalografistas y Otorrinolaringólogos Asociados del Mediterráneo Occidental',
    form: 'S.L.P.',
    society: 1,
    sector: 18,
    areas: [11, 12],
  },
  { name: 'Frutas Güell <sin pepitas>', form: 'S.A.T.', society: 99, sector: 2, areas: [20, 1, 12] },
  {
    name: 'Banca Cooperativa La Mora',
    form: 'S. Coop.',
    society: 3,
    sector: 6,
    areas: [1, 14],
    state: 'problem',
  },
  {
    name: 'Inmobiliaria Castillo en el Aire',
    form: 'S.L.',
    society: 1,
    sector: 17,
    areas: [1, 9],
    state: 'problem',
  },
  { name: 'Panadería Migas', form: 'S.C.', society: 5, sector: 3, areas: [6], state: 'pendiente' },
  { name: 'Consultoría Zig-Zag', form: 'S.L.', society: 1, sector: 9, areas: [1, 7], state: 'pendiente' },
  { name: 'Seguros Paraguas', form: 'S.A.', society: 2, sector: 6, areas: [1], state: 'bloqueada' },
];

/** Areas of the companies that personas act for, by their name. */
export const areasOfPersonas: Readonly<Record<string, readonly number[]>> = {
  'Talleres Oller': [8, 1, 7, 4],
  'Ñandú Logística': [1, 8, 7],
  'Ñandú «Frío & Distribución»': [1, 6, 20],
  "Escola infantil L'Hort d'en Ñandú": [3, 19, 5],
  'Hilaturas Boira': [17, 8, 1],
};
