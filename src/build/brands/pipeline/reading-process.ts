import { serve } from '#build/isolation/serve.ts';
import { readBrand } from './read-brand.ts';

serve(readBrand);
