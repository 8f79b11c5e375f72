import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { andana, rendererAdapter } from './src/generator/astro/integration.ts';

export default defineConfig({
  output: 'server',
  adapter: rendererAdapter(),
  integrations: [react(), andana()],
});
