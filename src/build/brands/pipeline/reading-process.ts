import { runChild } from '#build/isolation/serve.ts';
import { readBrand } from './read-brand.ts';

runChild(readBrand);
