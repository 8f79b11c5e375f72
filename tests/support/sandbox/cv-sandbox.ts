import { makeStudent } from '#sandbox/seed/seed-data.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';

/** Credentials of the student with the CV. */
export const me = { usuario: 'nora@alumnado.example' };
/** Credentials of another student. */
export const other = { usuario: 'otro@alumnado.example' };

/** A small uploaded PDF. */
export const pdf = (text: string): { ficheroB64ParaAltas: string; extension_adjunto: string } => ({
  ficheroB64ParaAltas: Buffer.from(`%PDF-1.7\n${text}`).toString('base64'),
  extension_adjunto: 'pdf',
});

/** A PNG of a size, header only. */
export function png(width: number, height: number): string {
  const content = Buffer.alloc(40);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(content);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content.toString('base64');
}

export interface CvSandbox extends TestSandbox {
  student: number;
  stranger: number;
}

type Settings = NonNullable<Parameters<typeof startSandbox>[0]>['settings'];

/** Starts a sandbox with the two students and nothing else. */
export async function startCvSandbox(settings: Settings = {}): Promise<CvSandbox> {
  const sandbox = await startSandbox({ content: 'empty', settings: { ...settings } });
  const student = makeStudent(sandbox.db, { email: me.usuario });
  const stranger = makeStudent(sandbox.db, {
    email: other.usuario,
    emailEstudiante: 'otro@universidad.example',
  });
  return { ...sandbox, student, stranger };
}

export const cvOf = async (sandbox: TestSandbox) => {
  const { datos } = await sandbox.call('dameCvUsuario', { as: me });
  if (!datos) throw new Error('There is no CV');
  return datos;
};
