import type * as guide from '#core/contract/entities/guide.ts';
import { type EntityDocs, describe } from '../key-docs.ts';
import { fileAt } from '../examples.ts';

export const guideDocs = {
  guideSchema: {
    text: 'An orientation guide: a picture and a file.',
    keys: {
      id: describe('Id of the guide.', 5),
      titulo: describe('Title.', 'Cómo preparar una entrevista'),
      descripcion: describe('What it is about.', 'Qué llevar, qué preguntar y qué responder.'),
      urlImagen: describe('Address of its picture; absent without one.', fileAt('guia-5.png')),
      urlFichero: describe(
        'Address of the file. A link that stops working after a while, or a web address.',
        fileAt('guia-5.pdf'),
      ),
    },
  },
} satisfies EntityDocs<typeof guide>;
