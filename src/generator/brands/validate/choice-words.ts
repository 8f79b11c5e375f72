import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

/** What people write for the choices of settings, without diacritics, in the singular. */
const words: Readonly<Record<string, readonly string[]>> = {
  off: ['claro', 'clar', 'light', 'nunca', 'mai', 'never', 'ninguno', 'cap', 'apagado', 'apagat', 'sin'],
  on: ['oscuro', 'fosc', 'dark', 'siempre', 'sempre', 'always', 'encendido', 'activado', 'activat', 'ences'],
  sistema: ['auto', 'automatico', 'automatic', 'system', 'dispositivo', 'dispositiu', 'navegador', 'device'],
  Alumno: ['alumna', 'alumne', 'alumnado', 'alumnat', 'estudiante', 'estudiant', 'student', 'candidato'],
  Egresado: [
    'egresada',
    'titulado',
    'titulada',
    'titulat',
    'graduado',
    'graduada',
    'graduat',
    'graduate',
    'alumni',
  ],
  Empresa: [
    'compania',
    'companyia',
    'company',
    'empleador',
    'entidad',
    'entitat',
    'employer',
    'organizacion',
  ],
  publico: ['publica', 'public', 'estatal', 'administracion'],
  privado: ['privada', 'privat', 'private'],
  concertado: ['concertada', 'concertat', 'subvencionado', 'subvencionada', 'mixto'],
  universidad: ['universitat', 'university', 'uni'],
  centro: ['centre', 'center'],
  escuela: ['escola', 'school'],
  fundacion: ['fundacio', 'foundation'],
  rectas: ['recta', 'recto', 'rectes', 'cuadrada', 'square', 'ninguna', 'sin', 'angulosa'],
  suaves: ['suave', 'suau', 'suaus', 'soft', 'medias', 'media'],
  redondas: ['redonda', 'redondeada', 'redondo', 'redondeado', 'rodona', 'rodones', 'round', 'rounded'],
  compacta: ['compacto', 'compacte', 'densa', 'compact', 'alta', 'pequena'],
  normal: ['media', 'regular', 'estandar', 'standard', 'recta', 'roman', 'redonda'],
  amplia: ['amplio', 'ampla', 'espaciosa', 'espaciada', 'comoda', 'wide', 'baja', 'grande'],
  italic: ['italica', 'cursiva', 'italics', 'oblique'],
  clasica: ['clasico', 'classica', 'classic', 'serif', 'romana', 'times', 'garamond', 'georgia'],
  cercana: ['cercano', 'propera', 'amable', 'friendly'],
  geometrica: ['geometrico', 'geometric', 'moderna', 'sans', 'futura', 'arial', 'helvetica'],
  editorial: ['periodico', 'revista', 'magazine'],
  clara: ['claro', 'blanca', 'blanco', 'clar', 'light', 'white'],
  color: ['colores', 'coloreada', 'colour', 'oscura', 'primario'],
  imagen: ['foto', 'imatge', 'image', 'picture', 'fotografia'],
  fondo: ['fons', 'background'],
  marca: ['brand', 'logo'],
  ninguno: ['ninguna', 'no', 'none', 'cap', 'sin', 'nada', 'off'],
  completa: ['completo', 'complet', 'todo', 'toda', 'total', 'entera', 'full', 'complete'],
  esencial: ['basica', 'basico', 'minima', 'essencial', 'essential', 'resumida'],
  ciega: ['ciego', 'anonima', 'anonimo', 'cega', 'blind', 'anonymous'],
  incumplimiento: ['incumple', 'incompliment', 'fallo', 'error', 'failure'],
  carga: ['carrega', 'desproporcionada', 'burden'],
  fueraDeAmbito: ['ambito', 'terceros', 'fuera', 'excluido', 'exento', 'scope'],
  'Europe/Madrid': [
    'madrid',
    'peninsula',
    'espana',
    'spain',
    'europa',
    'barcelona',
    'cet',
    'baleares',
    'utc+1',
  ],
  'Atlantic/Canary': ['canarias', 'canaries', 'canary', 'tenerife', 'las palmas', 'wet', 'gran canaria'],
  '1': ['nombre', 'nominal', 'publica', 'identificada', 'con nombre', 'nom', 'name', 'visible'],
  '2': ['anonima', 'anonimo', 'anonim', 'anonymous', 'ciega', 'sin nombre', 'oculta', 'confidencial'],
};

/** The choice that a word of another language, or a more common one, stands for; the longer word decides. */
export function choiceNamed(typed: string, allowed: readonly string[]): string | undefined {
  const folded = foldDiacritics(typed.trim()).replaceAll(/[_-]/g, ' ');
  const inWords = folded.split(/[^\p{L}\d+]+/u).flatMap((word) => [word, word.replace(/e?s$/, '')]);
  const names = [folded, ...inWords].filter(Boolean);
  for (const name of names) {
    const found = allowed.find((choice) => foldDiacritics(choice) === name || words[choice]?.includes(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
