import { runChild } from '#generator/processes/child-main.ts';
import { readBrand } from './read-brand.ts';

runChild(readBrand);
